// bot.hpp: a deal that bots play, at once and in slices.
#include <ddz/bot.hpp>

#include <cstdint>
#include <vector>

#include "units.hpp"

namespace {

ddz::Game dealt(std::uint8_t number) {
  ddz::Seed seed = ddz::Seed();
  seed.bytes[0] = number;
  return ddz::Game::deal(ddz::RuleSet(), ddz::Flow::happy(), seed).value();
}

std::uint32_t asked(const ddz::Game& game) {
  std::uint32_t seat = 0;
  while (!game.waits_for(seat)) {
    seat += 1;
  }
  return seat;
}

void bots_play_a_deal() {
  ddz::Game game = dealt(3);
  std::uint32_t turn = 0;
  while (game.phase() != ddz::Phase::Over) {
    const std::uint32_t seat = asked(game);
    const ddz::BotOptions options =
        ddz::BotOptions(ddz::BotLevel::Good).playouts(40).seed(turn).style(ddz::BotStyle::Daring);
    std::vector<std::uint8_t> memory(ddz::bot_size(options).value());
    const ddz::View view = game.view(seat).value();
    const ddz::Action whole = ddz::bot_act(view, options, memory).value();
    CHECK(ddz::bot_begin(view, options, memory) == ddz::Status::Ok);
    while (ddz::bot_think(memory, 7).value() > 0) {
    }
    const ddz::BotAnswer answer = ddz::bot_best(memory).value();
    CHECK(answer.action == whole);
    CHECK(answer.permille <= 1000);
    const ddz::BotChoiceList choices = ddz::bot_choices(memory).value();
    CHECK(!choices.empty() && choices[0].wins() <= choices[0].playouts());
    CHECK(game.act(whole) == ddz::Status::Ok);
    turn += 1;
  }
}

void a_bot_says_why_not() {
  const ddz::Game game = dealt(4);
  const ddz::BotOptions options(ddz::BotLevel::Fair);
  std::vector<std::uint8_t> memory(ddz::bot_size(options).value());
  const ddz::View view = game.view(asked(game)).value();
  const ddz::Span<std::uint8_t> none;
  CHECK(ddz::bot_act(view, options, none).status() == ddz::Status::BotRoom);
  CHECK(ddz::bot_size(options.playouts(1000001)).status() == ddz::Status::BotOptions);
  CHECK(ddz::bot_think(memory, 1).status() == ddz::Status::BotMemory);
  CHECK(ddz::bot_best(memory).status() == ddz::Status::BotMemory);
}

}  // namespace

void test_bot() {
  bots_play_a_deal();
  a_bot_says_why_not();
}
