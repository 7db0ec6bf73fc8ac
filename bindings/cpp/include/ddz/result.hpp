// A value, or the reason why there is none.
#ifndef DDZ_RESULT_HPP
#define DDZ_RESULT_HPP

#include <cstdlib>

#include <ddz/status.hpp>

namespace ddz {

/// A value or a status. It has no conversion to bool on purpose: of a
/// Result<bool> nobody could say what that means. Ask ok().
template <typename T>
class DDZ_NODISCARD Result {
 public:
  typedef T value_type;

  Result(const T& value) : status_(Status::Ok), value_(value) {}

  /// Why there is no value; any status but Ok.
  Result(Status status) : status_(status), value_() {}

  bool ok() const noexcept { return status_ == Status::Ok; }
  Status status() const noexcept { return status_; }

  /// The value. To ask for one that is not there is a fault of the program and
  /// ends it (std::abort), with or without exceptions; <ddz/throw.hpp> is for
  /// those who want to catch it.
  const T& value() const& {
    require();
    return value_;
  }
  T& value() & {
    require();
    return value_;
  }
  // By value, so that `for (auto move : moves(…).value())` holds what it reads.
  T value() && {
    require();
    return value_;
  }

  T value_or(const T& other) const { return ok() ? value_ : other; }

  const T& operator*() const& { return value(); }
  const T* operator->() const { return &value(); }

 private:
  void require() const noexcept {
    if (!ok()) {
      std::abort();
    }
  }

  Status status_;
  T value_;
};

}  // namespace ddz

#endif
