// A scene that keeps its m_arrPlayerOut and takes the functions from us.
#include <ddz/clients/cocos.hpp>

#include "clients.hpp"
#include "pokers.hpp"

using namespace ddz::clients::cocos;

namespace {

class GameScene : public CCObject, public PaiXingGuiZe<GameScene, Poker> {
  friend class PaiXingGuiZe<GameScene, Poker>;

 public:
  explicit GameScene(CCArray* playerOut) : m_arrPlayerOut(playerOut) {}

  int type() { return PaiDuanPaiXing(); }
  int first() { return static_cast<Poker*>(m_arrPlayerOut->objectAtIndex(0))->getNum(); }

 private:
  CCArray* m_arrPlayerOut;
};

}  // namespace

void test_scene() {
  Deck deck;
  CCArray out, table;
  for (Poker* poker : deck.cards("3334")) {
    table.addObject(poker);
  }
  for (Poker* poker : deck.cards("44435")) {
    out.addObject(poker);
  }
  GameScene scene(&out);
  CHECK(scene.type() == ERROR_CARD && !scene.KeYiGenPai(&table));
  out.removeAllObjects();
  for (Poker* poker : deck.cards("4443")) {
    out.addObject(poker);
  }
  CHECK(scene.type() == THREE_ONE_CARD && scene.KeYiGenPai(&table));
  CHECK(scene.first() == 0);
  scene.PlayerOutPaiXu(&out, DUO_DAO_SHAO);
  CHECK(scene.first() == 1);
  CHECK(!scene.IsLianPai() && !scene.IsLianDui() && scene.IsFeiJi() == ERROR_CARD);
  CHECK(scene.FenXiFeiJi().three_index.size() == 1 && !scene.IsHuoJian());
  out.removeAllObjects();
  table.removeAllObjects();
}
