// For programs that catch: errors as exceptions. No other header throws, and
// this one is in <ddz/ddz.hpp> for nobody: to include it is to ask for it.
#ifndef DDZ_THROW_HPP
#define DDZ_THROW_HPP

#if !defined(__cpp_exceptions) && !defined(__EXCEPTIONS) && !defined(_CPPUNWIND)
#error "<ddz/throw.hpp> needs exceptions, which this compiler has switched off"
#endif

#include <exception>

#include <ddz/result.hpp>

namespace ddz {

/// A call could not do its work.
class Error : public std::exception {
 public:
  explicit Error(Status status) noexcept : status_(status) {}

  Status status() const noexcept { return status_; }
  const char* what() const noexcept override { return status_text(status_); }

 private:
  Status status_;
};

/// Throws an Error unless the status is Ok.
inline void throw_unless_ok(Status status) {
  if (status != Status::Ok) {
    throw Error(status);
  }
}

/// The value of a result, or an Error.
template <typename T>
T value_or_throw(const Result<T>& result) {
  throw_unless_ok(result.status());
  return result.value();
}

}  // namespace ddz

#endif
