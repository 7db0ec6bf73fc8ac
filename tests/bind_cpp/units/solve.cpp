#include <ddz/solve.hpp>

#include <cstring>

#include "units.hpp"

namespace {
std::uint8_t memory[DDZ_SOLVE_MEMORY_MIN];
ddz::MoveValues values;
}  // namespace

void test_solve() {
  using ddz::Goal;
  using ddz::Side;
  using ddz::Status;

  const ddz::RuleSet rules;
  ddz_position position;
  position.struct_size = sizeof position;
  const char text[] = "3KK/455 0 0 -";
  CHECK(ddz_position_parse(&rules.switches(), text, sizeof text - 1, &position) == DDZ_OK);

  CHECK(ddz::Solver::memory_min() == sizeof memory);
  ddz::Solver solver(memory, sizeof memory);
  CHECK(solver.think(1).status() == Status::SolveUnprepared);
  CHECK(solver.begin(rules, position, Goal::Line) == Status::Ok);
  CHECK(solver.best().value().winner() == Side::Unknown && !solver.best().value().has_best());
  CHECK(solver.think(0).value() == false);
  while (!solver.think(1).value()) {
  }
  const ddz::Solved solved = solver.best().value();
  CHECK(solved.winner() == Side::Solo && solved.done() && solved.plays() == 2);
  CHECK(solved.has_best() && solved.best().play().kind() == ddz::Kind::Pair && solved.nodes() > 0);

  ddz::Line line;
  CHECK(solver.line(line) == Status::Ok && line.size() == 3);
  CHECK(line[1].play().is_none() && line[2].cards()[0] == 0x03);
  CHECK(solver.all(values) == Status::SolveGoal && values.empty());

  CHECK(solver.begin(rules, position, Goal::All) == Status::Ok);
  CHECK(solver.all(values) == Status::SolveUnknown);
  CHECK(solver.think(1000).value() && solver.all(values) == Status::Ok && values.size() == 3);
  CHECK(values[2].move().play().kind() == ddz::Kind::Pair && values[2].winner() == Side::Solo);
  CHECK(solver.begin(rules, position, Goal::Winner) == Status::Ok);
  CHECK(solver.line(line) == Status::SolveGoal && line.empty());
}
