// deal [SEED]: the story of examples/c/deal.c in C++: a whole deal as a server
// runs it, with three seats that play by hints: shuffle, call and rob, double,
// play, score. The server sends each seat its view and what it may do now, and the
// seat decides from these; a hint, too, looks at no other hand. The record is
// played back at the end.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "show.hpp"

namespace {

using ddz::Action;
using ddz::ActionKind;
using ddz::Phase;
using ddz::Game;

// Cards high to low.
std::string sorted(ddz::Span<const ddz::Card> cards) {
  std::vector<ddz::Card> copy = ddz::to_vector(cards);
  return ddz::sort(copy, ddz::Order::RankDesc) == ddz::Status::Ok ? text_of(copy) : "?";
}

void print_seat(const Game& game, std::uint32_t seat) {
  const std::string role = game.landlord() == ddz::NoSeat ? ""
                           : game.landlord() == seat      ? " 地主"
                                                           : " 农民";
  std::printf("  %s", column("seat " + std::to_string(seat) + role, 13).c_str());
}

// ---- what a seat thinks of its own cards ------------------------------------

// Twos, jokers and bombs: what a landlord needs.
int strength(const ddz::View& view) {
  int of_rank[15] = {0};
  int points = 0;
  for (const ddz::Card card : view.hand(view.seat())) {
    const ddz::Rank rank = ddz::rank_of(card);
    int& count = of_rank[static_cast<std::size_t>(rank)];
    count += 1;
    points += rank == ddz::Rank::BigJoker ? 2 : rank >= ddz::Rank::Two ? 1 : 0;
    points += count == 4 ? 2 : 0;
  }
  return points;
}

// What this seat does now, from its view and from what it may do.
Action decide(const Game& game, std::uint32_t seat) {
  const ddz::View view = game.view(seat).value();
  const ddz::LegalList listed = game.legal(seat).value();
  switch (view.phase()) {
    case Phase::Call:
      return listed[strength(view) >= 3 ? 1 : 0];
    case Phase::Rob:
      return listed[strength(view) >= 4 ? 1 : 0];
    case Phase::Double:
    case Phase::Redouble:
      return listed[strength(view) >= 5 ? 1 : 0];
    case Phase::Play:
      return game.for_absent(seat, ddz::Auto::Hint).value();
    default:
      return listed[0];
  }
}

// ---- what the others see ----------------------------------------------------

const char* said(const Action& action, Phase phase) {
  switch (action.kind()) {
    case ActionKind::Call:
      return "叫地主  calls";
    case ActionKind::Rob:
      return "抢地主  robs";
    case ActionKind::Double:
      return action.value() == ddz::number(ddz::Double::Four) ? "超级加倍  doubles twice over"
                                                              : "加倍  doubles";
    case ActionKind::Show:
      return "明牌  shows the hand";
    default:
      break;
  }
  switch (phase) {
    case Phase::Show:
      return "不明牌  does not show";
    case Phase::Call:
      return "不叫  does not call";
    case Phase::Rob:
      return "不抢  does not rob";
    case Phase::Double:
    case Phase::Redouble:
      return "不加倍  does not double";
    default:
      return "不出  pass";
  }
}

void tell(const Game& game, const Action& action, Phase phase) {
  print_seat(game, action.seat());
  if (action.kind() != ActionKind::Play) {
    std::printf("%s\n", said(action, phase));
    return;
  }
  const std::uint32_t left = game.view(action.seat())->count(action.seat());
  std::printf("%s%s", column(sorted(action.cards()), 22).c_str(),
              text_of(action.declared()).c_str());
  if (left == 0) {
    std::printf("  — out!");
  } else if (left <= 2) {
    std::printf("  — %u left", left);
  }
  std::printf("\n");
}

const char* name_of(Phase phase) {
  switch (phase) {
    case Phase::Show:
      return "明牌 show";
    case Phase::Call:
    case Phase::Rob:
      return "叫地主 call";
    case Phase::Double:
    case Phase::Redouble:
      return "加倍 double";
    case Phase::Play:
      return "出牌 play";
    default:
      return "";
  }
}

// A line when another part of the deal begins.
class Headline {
 public:
  void tell(const Game& game) {
    const Phase phase = game.phase() == Phase::Rob ? Phase::Call : game.phase();
    if (phase != last_) {
      std::printf("\n%s\n", name_of(phase));
      if (phase == Phase::Double || (phase == Phase::Play && last_ == Phase::Call)) {
        const ddz::View view = game.view(game.landlord()).value();
        std::printf("  the bottom 底牌: %s\n", sorted(view.bottom()).c_str());
      }
    }
    last_ = phase;
  }

 private:
  Phase last_ = Phase::Over;
};

void print_score(const Game& game) {
  const ddz::Score score = game.score().value();
  if (score.landlord == ddz::NoSeat) {
    std::printf("\nnobody wanted to be the landlord\n");
    return;
  }
  const ddz::Spring spring = static_cast<ddz::Spring>(score.spring);
  std::printf("\n%s%s\n",
              score.winner == score.landlord ? "地主胜  the landlord wins"
                                             : "农民胜  the farmers win",
              spring == ddz::Spring::Landlord  ? ", 春天 spring"
              : spring == ddz::Spring::Farmers ? ", 反春天 anti-spring"
                                               : "");
  for (std::uint32_t seat = 0; seat < ddz::SeatCount; seat += 1) {
    print_seat(game, seat);
    std::printf("%+d", score.points[seat]);
    if (seat != score.landlord) {
      std::printf("   = base %u x bid %u x robs %u x bombs %u x rocket %u x spring %u x doubles %u",
                  score.base, score.bid, score.rob_factor, score.bomb_factor, score.rocket_factor,
                  score.spring_factor, score.double_factors[seat]);
    }
    std::printf("\n");
  }
}

}  // namespace

int main(int count, char** arguments) {
  ddz::Seed seed = {{0}};
  seed.bytes[0] = static_cast<std::uint8_t>(count > 1 ? std::atoi(arguments[1]) : 0);
  Game game = Game::deal(ddz::RuleSet::happy(), ddz::Flow::happy(), seed).value();
  std::vector<std::uint8_t> record = ddz::to_vector(ddz::record_begin(game).value());

  std::printf("\n欢乐斗地主  a deal from seed %u\n\n", static_cast<unsigned>(seed.bytes[0]));
  for (std::uint32_t seat = 0; seat < ddz::SeatCount; seat += 1) {
    const ddz::View view = game.view(seat).value();
    print_seat(game, seat);
    std::printf("%s\n", sorted(view.hand(seat)).c_str());
  }
  Headline headline;
  while (game.phase() != Phase::Over) {
    const Phase phase = game.phase();
    const std::uint32_t redeals = game.raw().redeals;
    std::uint32_t seat = 0;
    while (!game.waits_for(seat)) {
      seat += 1;
    }
    headline.tell(game);
    const Action action = decide(game, seat);
    if (game.act(action) != ddz::Status::Ok) {
      std::fprintf(stderr, "the game refuses what it offered\n");
      return EXIT_FAILURE;
    }
    const ddz::RecordEntry entry = ddz::record_append(game, action).value();
    record.insert(record.end(), entry.begin(), entry.end());
    tell(game, action, phase);
    if (game.raw().redeals != redeals) {
      std::printf("\n  nobody calls: new cards\n");
    }
  }
  print_score(game);
  Game replayed;
  std::uint32_t played = 0;
  if (ddz::record_replay(record, replayed, played) != ddz::Status::Ok) {
    return EXIT_FAILURE;
  }
  std::printf("\nits record: %u bytes, %u actions; played back it ends %s\n",
              static_cast<unsigned>(record.size()), played, replayed == game ? "the same" : "otherwise");
  return 0;
}
