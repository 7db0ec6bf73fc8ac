// How a deal goes: who bids, who doubles, what multiplies.
#ifndef DDZ_FLOW_HPP
#define DDZ_FLOW_HPP

#include <cstdint>
#include <cstring>
#include <type_traits>

#include <ddz/result.hpp>

namespace ddz {

/// The switches as they are described in <ddz.h>. Take those of a flow, change
/// what differs, and make a flow of them; struct_size is looked after.
///
///   switches.doubling = ddz::number(ddz::Doubling::None);
typedef ddz_flow FlowSwitches;

/// The number of an enumerator, as the C door has it.
template <typename Enum>
constexpr typename std::underlying_type<Enum>::type number(Enum value) noexcept {
  return static_cast<typename std::underlying_type<Enum>::type>(value);
}

/// Switches that do not contradict each other. It is a value.
class Flow {
 public:
  /// The official rules of 2016: FlowPreset::Standard.
  Flow() noexcept { static_cast<void>(fill(FlowPreset::Standard)); }

  static Flow standard() noexcept { return Flow(FlowPreset::Standard); }
  static Flow pagat() noexcept { return Flow(FlowPreset::Pagat); }
  static Flow happy() noexcept { return Flow(FlowPreset::Happy); }
  static Flow et() noexcept { return Flow(FlowPreset::Et); }
  static Flow whgame() noexcept { return Flow(FlowPreset::Whgame); }
  static Flow openspiel() noexcept { return Flow(FlowPreset::Openspiel); }
  static Flow douzero() noexcept { return Flow(FlowPreset::Douzero); }
  static Flow cocos() noexcept { return Flow(FlowPreset::Cocos); }
  static Flow classic() noexcept { return Flow(FlowPreset::Classic); }

  /// A named flow by a number that may come from outside: or Enum.
  static Result<Flow> preset(FlowPreset preset) {
    Flow flow;
    const Status status = flow.fill(preset);
    return status == Status::Ok ? Result<Flow>(flow) : Result<Flow>(status);
  }

  /// A flow of its switches: or the first contradiction (Flow…).
  static Result<Flow> make(const FlowSwitches& switches) {
    Flow flow;
    flow.raw_ = switches;
    flow.raw_.struct_size = sizeof flow.raw_;
    const Status status = static_cast<Status>(ddz_flow_check(&flow.raw_));
    return status == Status::Ok ? Result<Flow>(flow) : Result<Flow>(status);
  }

  const FlowSwitches& switches() const noexcept { return raw_; }

 private:
  explicit Flow(FlowPreset preset) noexcept { static_cast<void>(fill(preset)); }

  Status fill(FlowPreset preset) noexcept {
    // All 0 is no flow; see RuleSet.
    std::memset(&raw_, 0, sizeof raw_);
    raw_.struct_size = sizeof raw_;
    return static_cast<Status>(ddz_flow_preset(number(preset), &raw_));
  }

  ddz_flow raw_;
};

inline bool operator==(const Flow& a, const Flow& b) noexcept {
  return std::memcmp(&a.switches(), &b.switches(), sizeof(FlowSwitches)) == 0;
}
inline bool operator!=(const Flow& a, const Flow& b) noexcept { return !(a == b); }

}  // namespace ddz

#endif
