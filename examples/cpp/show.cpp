#include "show.hpp"

namespace {

const char* name_of(ddz::Kind kind) {
  switch (kind) {
    case ddz::Kind::None:
      return "不是牌型  not a play";
    case ddz::Kind::Single:
      return "单张  single";
    case ddz::Kind::Pair:
      return "对子  pair";
    case ddz::Kind::Trio:
      return "三张  trio";
    case ddz::Kind::TrioSingle:
      return "三带一  trio with one";
    case ddz::Kind::TrioPair:
      return "三带一对  trio with a pair";
    case ddz::Kind::Straight:
      return "顺子  straight";
    case ddz::Kind::PairStraight:
      return "连对  pair straight";
    case ddz::Kind::Plane:
      return "飞机  plane";
    case ddz::Kind::PlaneSingles:
      return "飞机带单  plane with singles";
    case ddz::Kind::PlanePairs:
      return "飞机带对  plane with pairs";
    case ddz::Kind::FourSingles:
      return "四带二  four with two";
    case ddz::Kind::FourPairs:
      return "四带两对  four with two pairs";
    case ddz::Kind::Shuttle:
      return "航天飞机  shuttle";
    case ddz::Kind::ShuttleSingles:
      return "航天飞机带小翼  shuttle with singles";
    case ddz::Kind::ShuttlePairs:
      return "航天飞机带大翼  shuttle with pairs";
    case ddz::Kind::Bomb:
      return "炸弹  bomb";
    case ddz::Kind::Rocket:
      return "火箭  rocket";
  }
  return "?";
}

const char* name_of(ddz::Rank rank) {
  static const char* const names[] = {"3", "4", "5", "6", "7", "8",    "9",   "10",
                                      "J", "Q", "K", "A", "2", "小王", "大王"};
  const std::size_t index = static_cast<std::size_t>(rank);
  return index < sizeof names / sizeof names[0] ? names[index] : "?";
}

bool is_sequence(ddz::Kind kind) {
  return (kind >= ddz::Kind::Straight && kind <= ddz::Kind::PlanePairs) ||
         (kind >= ddz::Kind::Shuttle && kind <= ddz::Kind::ShuttlePairs);
}

}  // namespace

std::string text_of(const ddz::Play& play) {
  const std::string name = name_of(play.kind());
  if (play.is_none() || play.kind() == ddz::Kind::Rocket) {
    return name;
  }
  return is_sequence(play.kind())
             ? name + ", " + std::to_string(play.length()) + " ranks up to " + name_of(play.rank())
             : name + " of " + name_of(play.rank());
}

std::string text_of(ddz::Span<const ddz::Card> cards) {
  return ddz::format_string(cards, ddz::Style::Ranks).value_or(std::string());
}

std::string column(const std::string& text, std::size_t width) {
  std::size_t used = 0;
  for (const char letter : text) {
    const unsigned char byte = static_cast<unsigned char>(letter);
    // Three bytes and more are a Chinese character here, but for the suits.
    used += byte >= 0xE3 ? 2 : byte < 0x80 || byte >= 0xC0 ? 1 : 0;
  }
  return text + std::string(used < width ? width - used : 0, ' ');
}
