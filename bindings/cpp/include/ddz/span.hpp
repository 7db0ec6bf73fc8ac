// A pointer with a length: std::span where the library has it, else the part of
// it that this binding needs.
#ifndef DDZ_SPAN_HPP
#define DDZ_SPAN_HPP

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#if defined(__has_include)
#if __has_include(<span>) && \
    ((defined(__cplusplus) && __cplusplus >= 202002L) || (defined(_MSVC_LANG) && _MSVC_LANG >= 202002L))
#include <span>
#endif
#endif

namespace ddz {

#if defined(__cpp_lib_span)

template <typename T>
using Span = std::span<T>;

#else

namespace detail {

// Whether a container lies in memory as T does, const or not.
template <typename C, typename T>
struct lies_as {
  template <typename D>
  static std::is_convertible<
      typename std::remove_pointer<decltype(std::declval<D&>().data())>::type (*)[], T (*)[]>
  probe(decltype(std::declval<D&>().size())*);
  template <typename D>
  static std::false_type probe(...);
  static const bool value = decltype(probe<C>(nullptr))::value;
};

}  // namespace detail

/// Does not own what it shows. Made of a pointer and a length, an array, or
/// whatever has data() and size(): std::vector, std::array, ddz::List.
template <typename T>
class Span {
 public:
  typedef T element_type;
  typedef typename std::remove_cv<T>::type value_type;
  typedef std::size_t size_type;
  typedef T* iterator;

  constexpr Span() noexcept : data_(nullptr), size_(0) {}
  constexpr Span(T* data, size_type size) noexcept : data_(data), size_(size) {}

  template <size_type N>
  constexpr Span(T (&array)[N]) noexcept : data_(array), size_(N) {}

  template <typename C, typename = typename std::enable_if<detail::lies_as<C, T>::value>::type>
  constexpr Span(C& container) noexcept : data_(container.data()), size_(container.size()) {}

  template <typename C, typename = typename std::enable_if<detail::lies_as<const C, T>::value>::type>
  constexpr Span(const C& container) noexcept : data_(container.data()), size_(container.size()) {}

  constexpr T* data() const noexcept { return data_; }
  constexpr size_type size() const noexcept { return size_; }
  constexpr bool empty() const noexcept { return size_ == 0; }
  constexpr iterator begin() const noexcept { return data_; }
  constexpr iterator end() const noexcept { return data_ + size_; }
  constexpr T& operator[](size_type index) const noexcept { return data_[index]; }

 private:
  T* data_;
  size_type size_;
};

#endif

// Files of different dialects may meet in one program, where one of them gets the
// other's functions that return a span.
static_assert(sizeof(Span<int>) == sizeof(int*) + sizeof(std::size_t) &&
                  std::is_trivially_copyable<Span<int> >::value,
              "a span is a pointer and a length");

namespace detail {

// A length for the C door. What does not fit in 32 bits is too many for every
// call, so it may as well be the greatest number.
constexpr std::uint32_t length(std::size_t size) noexcept {
  return size > 0xFFFFFFFFu ? 0xFFFFFFFFu : static_cast<std::uint32_t>(size);
}

}  // namespace detail

}  // namespace ddz

#endif
