// A list with a fixed capacity, so that no answer needs the heap.
#ifndef DDZ_LIST_HPP
#define DDZ_LIST_HPP

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <ddz/status.hpp>

namespace ddz {

/// Up to N items in place. What lies behind size() is never read or copied, so
/// a large list costs what it holds; only its place on the stack is that of N.
template <typename T, std::uint32_t N>
class List {
  static_assert(std::is_trivially_destructible<T>::value, "a list never destroys its items");

 public:
  typedef T value_type;
  typedef std::size_t size_type;
  typedef T* iterator;
  typedef const T* const_iterator;

  List() noexcept : size_(0) {}
  List(const List& other) noexcept : size_(0) { copy(other); }
  List& operator=(const List& other) noexcept {
    if (this != &other) {
      copy(other);
    }
    return *this;
  }

  static constexpr size_type capacity() noexcept { return N; }
  size_type size() const noexcept { return size_; }
  bool empty() const noexcept { return size_ == 0; }

  T* data() noexcept { return items_; }
  const T* data() const noexcept { return items_; }
  iterator begin() noexcept { return items_; }
  iterator end() noexcept { return items_ + size_; }
  const_iterator begin() const noexcept { return items_; }
  const_iterator end() const noexcept { return items_ + size_; }

  /// The item at an index below size().
  T& operator[](size_type index) noexcept { return items_[index]; }
  const T& operator[](size_type index) const noexcept { return items_[index]; }

  void clear() noexcept { size_ = 0; }

  /// False when the list is full.
  bool push_back(const T& item) noexcept {
    if (size_ == N) {
      return false;
    }
    items_[size_] = item;
    size_ += 1;
    return true;
  }

  /// Lets `call(data, capacity, &length)`, which is how the C door fills a
  /// list, fill this one. On an error the list is empty.
  template <typename Call>
  Status fill(Call call) {
    std::uint32_t length = 0;
    const Status status = static_cast<Status>(call(items_, N, &length));
    size_ = status == Status::Ok ? length : 0;
    return status;
  }

 private:
  void copy(const List& other) noexcept {
    for (std::uint32_t i = 0; i < other.size_; i += 1) {
      items_[i] = other.items_[i];
    }
    size_ = other.size_;
  }

  // A union leaves its items as they are until they are written.
  union {
    T items_[N];
  };
  std::uint32_t size_;
};

template <typename T, std::uint32_t N>
bool operator==(const List<T, N>& a, const List<T, N>& b) noexcept {
  if (a.size() != b.size()) {
    return false;
  }
  for (std::size_t i = 0; i < a.size(); i += 1) {
    if (!(a[i] == b[i])) {
      return false;
    }
  }
  return true;
}

template <typename T, std::uint32_t N>
bool operator!=(const List<T, N>& a, const List<T, N>& b) noexcept {
  return !(a == b);
}

}  // namespace ddz

#endif
