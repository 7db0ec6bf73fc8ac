// What a call answers, and which library answers.
#ifndef DDZ_STATUS_HPP
#define DDZ_STATUS_HPP

#include <cstdint>

#include <ddz/enums.hpp>

namespace ddz {

/// What a status means, for ever valid, not to be freed; never null.
inline const char* status_text(Status status, Language language = Language::English) noexcept {
  return ddz_status_text(static_cast<std::int32_t>(status), static_cast<std::uint32_t>(language));
}

/// The name of a kind of play, for ever valid, not to be freed; never null.
inline const char* kind_text(Kind kind, Language language = Language::English) noexcept {
  return ddz_kind_text(static_cast<std::uint32_t>(kind), static_cast<std::uint32_t>(language));
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
