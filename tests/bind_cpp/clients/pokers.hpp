// Stand-ins for what the Cocos2d-x scene has: CCObject, Poker, CCArray, and the
// containers of later versions. Their names and their manners, none of their
// code.
#ifndef POKERS_HPP
#define POKERS_HPP

#include <cstddef>
#include <string>
#include <vector>

class CCObject {
 public:
  CCObject() : references_(1) {}
  virtual ~CCObject() {}

  void retain() { references_ += 1; }
  void release() { references_ -= 1; }
  int references() const { return references_; }

 private:
  int references_;
};

enum HuaSe : int { FangKuai, MeiHua, HongTao, HeiTao, Gui };

class Poker : public CCObject {
 public:
  Poker(int num, HuaSe huaSe) : num_(num), huaSe_(huaSe) {}

  // Not const, as in many clients.
  int getNum() { return num_; }
  HuaSe getHuaSe() { return huaSe_; }

 private:
  int num_;
  HuaSe huaSe_;
};

// Cocos2d-x 2: objects behind their base class, counted.
class CCArray : public CCObject {
 public:
  unsigned int count() const { return static_cast<unsigned int>(objects_.size()); }
  CCObject* objectAtIndex(unsigned int index) { return objects_[index]; }
  void addObject(CCObject* object) {
    object->retain();
    objects_.push_back(object);
  }
  void removeAllObjects() {
    for (CCObject* object : objects_) {
      object->release();
    }
    objects_.clear();
  }
  void exchangeObjectAtIndex(unsigned int a, unsigned int b) {
    CCObject* const object = objects_[a];
    objects_[a] = objects_[b];
    objects_[b] = object;
  }

 private:
  std::vector<CCObject*> objects_;
};

// Cocos2d-x 3: the same under a new name; the old accessor is deprecated, so to
// call it would be refused here.
class Array3 {
 public:
  std::ptrdiff_t count() const { return static_cast<std::ptrdiff_t>(objects_.size()); }
  CCObject* getObjectAtIndex(std::ptrdiff_t index) { return objects_[static_cast<std::size_t>(index)]; }
  __attribute__((deprecated)) CCObject* objectAtIndex(std::ptrdiff_t index) {
    return getObjectAtIndex(index);
  }
  void addObject(CCObject* object) { objects_.push_back(object); }
  void exchangeObjectAtIndex(std::ptrdiff_t a, std::ptrdiff_t b) {
    CCObject* const object = getObjectAtIndex(a);
    objects_[static_cast<std::size_t>(a)] = getObjectAtIndex(b);
    objects_[static_cast<std::size_t>(b)] = object;
  }

 private:
  std::vector<CCObject*> objects_;
};

// Cocos2d-x 3 and 4: cocos2d::Vector.
template <typename T>
class Vector {
 public:
  std::ptrdiff_t size() const { return static_cast<std::ptrdiff_t>(items_.size()); }
  T at(std::ptrdiff_t index) const { return items_[static_cast<std::size_t>(index)]; }
  void pushBack(T item) { items_.push_back(item); }
  void swap(std::ptrdiff_t a, std::ptrdiff_t b) {
    const T item = at(a);
    items_[static_cast<std::size_t>(a)] = at(b);
    items_[static_cast<std::size_t>(b)] = item;
  }
  void swap(T a, T b);  // Also there, and not to be taken.

 private:
  std::vector<T> items_;
};

// A whole deck of them, which the containers borrow.
class Deck {
 public:
  Deck() {
    for (int num = 0; num < 13; num += 1) {
      for (int suit = 0; suit < 4; suit += 1) {
        pokers_.push_back(Poker(num, static_cast<HuaSe>(suit)));
      }
    }
    pokers_.push_back(Poker(13, Gui));
    pokers_.push_back(Poker(14, Gui));
  }

  // The n-th card of a rank, in the order of the suits.
  Poker* get(std::size_t rank, std::size_t nth) {
    return &pokers_[rank < 13 ? rank * 4 + nth % 4 : 39 + rank];
  }

  // The cards of a cell of the vectors, in its order.
  std::vector<Poker*> cards(const std::string& letters) {
    static const std::string ranks = "3456789TJQKA2xX";
    std::size_t given[15] = {0};
    std::vector<Poker*> found;
    for (char letter : letters) {
      const std::size_t rank = ranks.find(letter);
      found.push_back(get(rank, given[rank]));
      given[rank] += 1;
    }
    return found;
  }

 private:
  std::vector<Poker> pokers_;
};

#endif
