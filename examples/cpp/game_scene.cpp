// The scene of a Cocos2d-x client (docs/clients.md, S4) without its graphics: a
// player taps cards, the scene says what they are, lights the button or leaves
// it grey, and the cards go to the table. GameScene keeps the members and names
// that such a scene has; what was its own code is now ddz/clients/cocos.hpp.
//
// Here CCArray and Poker are stand-ins of a few lines; in a game they are
// Cocos2d-x's and the client's own.
#include <cstdio>
#include <string>
#include <vector>

#include <ddz/clients/cocos.hpp>

using namespace ddz::clients::cocos;

namespace {

struct CCObject {
  virtual ~CCObject() {}
};

class Poker : public CCObject {
 public:
  Poker(int num, int huaSe) : num_(num), huaSe_(huaSe) {}
  int getNum() const { return num_; }
  int getHuaSe() const { return huaSe_; }

 private:
  int num_, huaSe_;
};

class CCArray : public CCObject {
 public:
  unsigned int count() const { return static_cast<unsigned int>(objects_.size()); }
  CCObject* objectAtIndex(unsigned int index) { return objects_[index]; }
  void addObject(CCObject* object) { objects_.push_back(object); }
  void removeAllObjects() { objects_.clear(); }
  void exchangeObjectAtIndex(unsigned int a, unsigned int b) { std::swap(objects_[a], objects_[b]); }

 private:
  std::vector<CCObject*> objects_;
};

const char* const NAMES[] = {"",       "单牌",   "对子",     "三不带",  "炸弹",   "三带一", "三带二", "四带二",
                             "四带两对", "连牌", "连对", "飞机", "飞机带单牌", "飞机带对子", "错误的牌型"};
const char* const RANKS[] = {"3", "4", "5", "6", "7", "8",    "9",   "10",
                             "J", "Q", "K", "A", "2", "小王", "大王"};

class GameScene : public CCObject, public PaiXingGuiZe<GameScene, Poker> {
  friend class PaiXingGuiZe<GameScene, Poker>;

 public:
  GameScene() : m_arrPlayerOut(&chosen_), m_arrGenPk(&table_), m_type(ERROR_CARD) {}

  // The player taps a card.
  void choose(Poker* poker) { m_arrPlayerOut->addObject(poker); }

  // What the scene does each frame while it is the player's turn.
  bool outCardEnabled() {
    m_type = PaiDuanPaiXing();
    return m_type != ERROR_CARD && KeYiGenPai(m_arrGenPk);
  }

  // The player taps the button: the cards lie on the table now.
  void menuChuPai() {
    const bool enabled = outCardEnabled();
    std::printf("%s", text().c_str());
    std::printf("  %s%s", NAMES[m_type], IsHuoJian() ? " (火箭)" : "");
    if (!enabled) {
      std::printf("  – the button is grey\n");
      m_arrPlayerOut->removeAllObjects();
      return;
    }
    std::printf("\n");
    m_arrGenPk->removeAllObjects();
    for (unsigned int i = 0; i < m_arrPlayerOut->count(); i += 1) {
      m_arrGenPk->addObject(m_arrPlayerOut->objectAtIndex(i));
    }
    m_arrPlayerOut->removeAllObjects();
  }

  // The others pass: the player leads.
  void clearOutPk() {
    std::printf("两家不出 (both pass)\n");
    m_arrGenPk->removeAllObjects();
  }

 private:
  // The chosen cards as they are sorted now.
  std::string text() {
    std::string text;
    for (unsigned int i = 0; i < m_arrPlayerOut->count(); i += 1) {
      text += RANKS[static_cast<Poker*>(m_arrPlayerOut->objectAtIndex(i))->getNum()];
    }
    return text;
  }

  CCArray chosen_, table_;
  CCArray* m_arrPlayerOut;
  CCArray* m_arrGenPk;
  int m_type;
};

// A deck, and cards out of it by their letters.
class Deck {
 public:
  Deck() {
    for (int num = 0; num < 15; num += 1) {
      for (int huaSe = 0; huaSe < (num < 13 ? 4 : 1); huaSe += 1) {
        pokers_.push_back(Poker(num, num < 13 ? huaSe : 4));
      }
    }
  }

  void choose(GameScene& scene, const std::string& letters) {
    int given[15] = {0};
    for (const char letter : letters) {
      const int num = static_cast<int>(std::string("3456789TJQKA2xX").find(letter));
      scene.choose(&pokers_[static_cast<std::size_t>(num < 13 ? 4 * num + given[num] : 39 + num)]);
      given[num] += 1;
    }
  }

 private:
  std::vector<Poker> pokers_;
};

}  // namespace

int main() {
  Deck deck;
  GameScene scene;
  // What the player taps; "-" is a round in which nobody answers.
  const char* const taps[] = {"66633", "88855", "3333",   "-",      "34567",  "5678",
                              "56789TJ", "89TJQ", "-",    "665543", "334456", "665544",
                              "-",     "4333",  "444",    "5K55",   "3334445", "8888", "xX",
                              "2222",  "-",     "AAAKKK79", "3333xX"};
  for (const std::string tap : taps) {
    if (tap == "-") {
      scene.clearOutPk();
      continue;
    }
    deck.choose(scene, tap);
    scene.menuChuPai();
  }
  return 0;
}
