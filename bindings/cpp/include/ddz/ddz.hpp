// Dou Dizhu (斗地主) for C++11 and later: header-only over <ddz.h>, and the
// library to link. Nothing here needs exceptions, RTTI or streams; only
// containers.hpp uses the heap. <ddz/throw.hpp> and <ddz/clients/…> stand
// apart.
#ifndef DDZ_DDZ_HPP
#define DDZ_DDZ_HPP

#include <ddz/action.hpp>
#include <ddz/advice.hpp>
#include <ddz/bot.hpp>
#include <ddz/cards.hpp>
#include <ddz/containers.hpp>
#include <ddz/flow.hpp>
#include <ddz/moves.hpp>
#include <ddz/plays.hpp>
#include <ddz/position.hpp>
#include <ddz/record.hpp>
#include <ddz/rules.hpp>
#include <ddz/solve.hpp>
#include <ddz/game.hpp>

#endif
