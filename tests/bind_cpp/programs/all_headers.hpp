// Everything that bindings/cpp/include has; tests/bind_cpp.rs holds the list
// against the folder. throw.hpp has no place where nothing can be thrown.
#include <ddz/action.hpp>
#include <ddz/advice.hpp>
#include <ddz/bot.hpp>
#include <ddz/cards.hpp>
#include <ddz/clients/cocos.hpp>
#include <ddz/clients/cocos_array.hpp>
#include <ddz/clients/whgame.hpp>
#include <ddz/containers.hpp>
#include <ddz/ddz.hpp>
#include <ddz/enums.hpp>
#include <ddz/flow.hpp>
#include <ddz/game.hpp>
#include <ddz/list.hpp>
#include <ddz/moves.hpp>
#include <ddz/plays.hpp>
#include <ddz/position.hpp>
#include <ddz/record.hpp>
#include <ddz/result.hpp>
#include <ddz/rules.hpp>
#include <ddz/solve.hpp>
#include <ddz/span.hpp>
#include <ddz/status.hpp>
