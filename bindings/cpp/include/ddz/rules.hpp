// Which rules are played by: the switches, and the named rule sets.
#ifndef DDZ_RULES_HPP
#define DDZ_RULES_HPP

#include <cstdint>
#include <cstring>

#include <ddz/result.hpp>

namespace ddz {

/// The switches as they are described in <ddz.h>, one byte each. Take those of
/// a rule set, change what differs, and make a rule set of them; struct_size
/// is looked after.
typedef ddz_rules Switches;

/// Switches that do not contradict each other. It is a value, as they are.
class RuleSet {
 public:
  /// The official rules of 2016: Preset::Standard.
  RuleSet() noexcept { static_cast<void>(fill(Preset::Standard)); }

  static RuleSet standard() noexcept { return RuleSet(Preset::Standard); }
  static RuleSet pagat() noexcept { return RuleSet(Preset::Pagat); }
  static RuleSet happy() noexcept { return RuleSet(Preset::Happy); }
  static RuleSet et() noexcept { return RuleSet(Preset::Et); }
  static RuleSet u3d() noexcept { return RuleSet(Preset::U3d); }
  static RuleSet egret() noexcept { return RuleSet(Preset::Egret); }
  static RuleSet whgame() noexcept { return RuleSet(Preset::Whgame); }
  static RuleSet cocos() noexcept { return RuleSet(Preset::Cocos); }
  static RuleSet rlcard() noexcept { return RuleSet(Preset::Rlcard); }
  static RuleSet douzero() noexcept { return RuleSet(Preset::Douzero); }
  static RuleSet openspiel() noexcept { return RuleSet(Preset::Openspiel); }
  static RuleSet botzone() noexcept { return RuleSet(Preset::Botzone); }

  /// A named rule set by a number that may come from outside: or Enum.
  static Result<RuleSet> preset(Preset preset) {
    RuleSet rules;
    const Status status = rules.fill(preset);
    return status == Status::Ok ? Result<RuleSet>(rules) : Result<RuleSet>(status);
  }

  /// A rule set of its switches: or the first contradiction (Rules…).
  static Result<RuleSet> make(const Switches& switches) {
    RuleSet rules;
    rules.raw_ = switches;
    rules.raw_.struct_size = sizeof rules.raw_;
    const Status status = static_cast<Status>(ddz_rules_check(&rules.raw_));
    return status == Status::Ok ? Result<RuleSet>(rules) : Result<RuleSet>(status);
  }

  const Switches& switches() const noexcept { return raw_; }

 private:
  explicit RuleSet(Preset preset) noexcept { static_cast<void>(fill(preset)); }

  Status fill(Preset preset) noexcept {
    // All 0 is no rule set. Where the library could not fill it, because it is
    // not one that fits, every call with it says so.
    std::memset(&raw_, 0, sizeof raw_);
    raw_.struct_size = sizeof raw_;
    return static_cast<Status>(ddz_rules_preset(static_cast<std::uint32_t>(preset), &raw_));
  }

  ddz_rules raw_;
};

inline bool operator==(const RuleSet& a, const RuleSet& b) noexcept {
  return std::memcmp(&a.switches(), &b.switches(), sizeof(Switches)) == 0;
}
inline bool operator!=(const RuleSet& a, const RuleSet& b) noexcept { return !(a == b); }

}  // namespace ddz

#endif
