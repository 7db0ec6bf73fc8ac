// What a call answers, and which library answers.
#ifndef DDZ_STATUS_HPP
#define DDZ_STATUS_HPP

// Xlib's macros would turn our names into something else without a word.
#if defined(Status) || defined(None)
#error "Xlib.h defines Status and None as macros: include <ddz/ddz.hpp> before it, or #undef them"
#endif

#include <cstdint>

#include <ddz.h>

// A result that is dropped is a fault that is dropped.
#if (defined(__cplusplus) && __cplusplus >= 201703L) || (defined(_MSVC_LANG) && _MSVC_LANG >= 201703L)
#define DDZ_NODISCARD [[nodiscard]]
#else
#define DDZ_NODISCARD
#endif

namespace ddz {

/// What a call answers: Ok, or why it could not do its work (DDZ_ERR_…).
enum class DDZ_NODISCARD Status : std::int32_t {
  Ok = DDZ_OK,
  Null = DDZ_ERR_NULL,
  Length = DDZ_ERR_LENGTH,
  Enum = DDZ_ERR_ENUM,
  StructSize = DDZ_ERR_STRUCT_SIZE,
  Text = DDZ_ERR_TEXT,
  Play = DDZ_ERR_PLAY,
  Table = DDZ_ERR_TABLE,
  Format = DDZ_ERR_FORMAT,
  Checksum = DDZ_ERR_CHECKSUM,
  Card = DDZ_ERR_CARD,
  Duplicate = DDZ_ERR_DUPLICATE,
  TooMany = DDZ_ERR_TOO_MANY,
  RulesRange = DDZ_ERR_RULES_RANGE,
  RulesFourRocket = DDZ_ERR_RULES_FOUR_ROCKET,
  RulesWingPairsQuad = DDZ_ERR_RULES_WING_PAIRS_QUAD,
  RulesWingAdjacentTrio = DDZ_ERR_RULES_WING_ADJACENT_TRIO,
  RulesShuttleWings = DDZ_ERR_RULES_SHUTTLE_WINGS,
  RulesWingRocket = DDZ_ERR_RULES_WING_ROCKET,
  RulesReserved = DDZ_ERR_RULES_RESERVED,
  FlowRange = DDZ_ERR_FLOW_RANGE,
  FlowRobBack = DDZ_ERR_FLOW_ROB_BACK,
  FlowRedealMax = DDZ_ERR_FLOW_REDEAL_MAX,
  FlowShower = DDZ_ERR_FLOW_SHOWER,
  FlowBottom = DDZ_ERR_FLOW_BOTTOM,
  FlowSuperDouble = DDZ_ERR_FLOW_SUPER_DOUBLE,
  FlowOverflow = DDZ_ERR_FLOW_OVERFLOW,
  FlowReserved = DDZ_ERR_FLOW_RESERVED,
  TurnOver = DDZ_ERR_TURN_OVER,
  TurnPhase = DDZ_ERR_TURN_PHASE,
  TurnSeat = DDZ_ERR_TURN_SEAT,
  TurnDecided = DDZ_ERR_TURN_DECIDED,
  TurnField = DDZ_ERR_TURN_FIELD,
  TurnBidRange = DDZ_ERR_TURN_BID_RANGE,
  TurnBidLow = DDZ_ERR_TURN_BID_LOW,
  TurnDouble = DDZ_ERR_TURN_DOUBLE,
  TurnShow = DDZ_ERR_TURN_SHOW,
  TurnLead = DDZ_ERR_TURN_LEAD,
  TurnNotHeld = DDZ_ERR_TURN_NOT_HELD,
  TurnNotAPlay = DDZ_ERR_TURN_NOT_A_PLAY,
  TurnReading = DDZ_ERR_TURN_READING,
  TurnNotHigher = DDZ_ERR_TURN_NOT_HIGHER,
  Buffer = DDZ_ERR_BUFFER,
  Internal = DDZ_ERR_INTERNAL
};

/// A status in English, for ever valid, not to be freed; never null.
inline const char* status_text(Status status) noexcept {
  return ddz_status_text(static_cast<std::int32_t>(status));
}

/// Whether the library is one that these headers were made for. Ask once,
/// before anything else, where the library is a file of its own (a DLL, an
/// .so) that could be another than the one you built with.
inline bool library_fits() noexcept { return ddz_abi_version() == DDZ_ABI_VERSION; }

/// The version of the library as text, for ever valid, not to be freed.
inline const char* version_text() noexcept { return ddz_version_text(); }

/// The version of the library as 0x00MMmmpp.
inline std::uint32_t version_number() noexcept { return ddz_version_number(); }

}  // namespace ddz

#endif
