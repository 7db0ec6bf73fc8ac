// How the examples print cards and plays: as examples/c does.
#ifndef SHOW_HPP
#define SHOW_HPP

#include <ddz/ddz.hpp>

#include <string>

// 顺子  straight, 5 ranks up to 7
std::string text_of(const ddz::Play& play);

// Cards as ranks, `33344`.
std::string text_of(ddz::Span<const ddz::Card> cards);

// Text and as many blanks as fill `width` columns of a terminal; a Chinese
// character takes two.
std::string column(const std::string& text, std::size_t width);

#endif
