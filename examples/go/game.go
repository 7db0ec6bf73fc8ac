package main

// One deal, as a server keeps it.

/*
#include <ddz.h>
*/
import "C"

import "unsafe"

// Game is kept by the room; View is what a seat may know; Action what it does.
type (
	Game   C.ddz_game
	View   C.ddz_view
	Action C.ddz_action
)

// NewGame deals from a seed, which nobody but the server may know.
func NewGame(rules *Rules, seed [32]byte) (*Game, error) {
	var flow C.ddz_flow
	flow.struct_size = C.sizeof_ddz_flow
	if err := refusal(C.ddz_flow_preset(C.DDZ_FLOW_STANDARD, &flow)); err != nil {
		return nil, err
	}
	game := new(Game)
	game.struct_size = C.sizeof_ddz_game
	status := C.ddz_game_new((*C.ddz_rules)(rules), &flow, (*C.uint8_t)(&seed[0]), 0, (*C.ddz_game)(game))
	return game, refusal(status)
}

func (g *Game) raw() *C.ddz_game { return (*C.ddz_game)(g) }

// Over says whether the deal is.
func (g *Game) Over() bool { return g.phase == C.DDZ_PHASE_OVER }

// Waiting lists the seats that may act.
func (g *Game) Waiting() []int {
	var seats []int
	for seat := 0; seat < C.DDZ_SEATS_MAX; seat++ {
		if g.waiting>>seat&1 != 0 {
			seats = append(seats, seat)
		}
	}
	return seats
}

// Act does what a seat wants, or says why not and changes nothing.
func (g *Game) Act(action *Action) error {
	return refusal(C.ddz_game_act(g.raw(), (*C.ddz_action)(action)))
}

// Legal lists what a seat may do besides playing cards.
func (g *Game) Legal(seat int) ([]Action, error) {
	var actions [C.DDZ_LEGAL_MAX]C.ddz_action
	var found C.uint32_t
	status := C.ddz_game_legal(g.raw(), C.uint32_t(seat), &actions[0], C.DDZ_LEGAL_MAX, &found)
	legal := make([]Action, found)
	for i := range legal {
		legal[i] = Action(actions[i])
	}
	return legal, refusal(status)
}

// Auto is what is done for a player who is away.
func (g *Game) Auto(seat int) (*Action, error) {
	action := new(Action)
	status := C.ddz_game_auto(g.raw(), C.uint32_t(seat), C.DDZ_AUTO_HINT, (*C.ddz_action)(action))
	return action, refusal(status)
}

// View is the only thing that a player is sent.
func (g *Game) View(seat int) (*View, error) {
	view := new(View)
	view.struct_size = C.sizeof_ddz_view
	status := C.ddz_game_view(g.raw(), C.uint32_t(seat), (*C.ddz_view)(view))
	return view, refusal(status)
}

// Points are what each seat wins; their sum is 0.
func (g *Game) Points() ([3]int, error) {
	var score C.ddz_score
	var points [3]int
	score.struct_size = C.sizeof_ddz_score
	status := C.ddz_game_score(g.raw(), &score)
	for seat := range points {
		points[seat] = int(score.points[seat])
	}
	return points, refusal(status)
}

// Hand is the seat's own.
func (v *View) Hand() []byte {
	all := (*[3 * C.DDZ_CARDS_MAX]byte)(unsafe.Pointer(&v.cards))
	from := C.DDZ_CARDS_MAX * int(v.seat)
	return all[from : from+int(v.counts[v.seat])]
}

// IsPartnersPlay says whether the other farmer's play lies on the table.
func (v *View) IsPartnersPlay() bool {
	return v.table_seat != C.DDZ_SEAT_NONE && v.table_seat != v.seat &&
		v.landlord != v.seat && v.landlord != v.table_seat
}

// PlayCards is the action that plays them; the reading is left to the rules where
// it is the zero Play.
func PlayCards(seat int, cards []byte, declared Play) Action {
	var action Action
	action.seat = C.uint8_t(seat)
	action.kind = C.DDZ_ACTION_PLAY
	action.len = C.uint8_t(len(cards))
	action.play = C.ddz_play(declared)
	for i, card := range cards {
		action.cards[i] = C.uint8_t(card)
	}
	return action
}

// Cards are those of an action that plays.
func (a *Action) Cards() []byte {
	cards := make([]byte, a.len)
	for i := range cards {
		cards[i] = byte(a.cards[i])
	}
	return cards
}

// ---- records --------------------------------------------------------------------

// BeginRecord is the beginning of a record: the game before its actions.
func (g *Game) BeginRecord() ([]byte, error) {
	var bytes [C.DDZ_RECORD_BEGIN_MAX]byte
	var written C.uint32_t
	status := C.ddz_record_begin(g.raw(), (*C.uint8_t)(&bytes[0]), C.DDZ_RECORD_BEGIN_MAX, &written)
	return append([]byte(nil), bytes[:written]...), refusal(status)
}

// Entry is what is put behind the record when the game has accepted the action.
func (g *Game) Entry(action *Action) ([]byte, error) {
	var bytes [C.DDZ_RECORD_ENTRY_MAX]byte
	var written C.uint32_t
	status := C.ddz_record_append(g.raw(), (*C.ddz_action)(action), (*C.uint8_t)(&bytes[0]), C.DDZ_RECORD_ENTRY_MAX, &written)
	return append([]byte(nil), bytes[:written]...), refusal(status)
}

// Replay plays a whole record back; how many actions it has.
func Replay(record []byte) (*Game, int, error) {
	game := new(Game)
	game.struct_size = C.sizeof_ddz_game
	var played C.uint32_t
	status := C.ddz_record_replay(first(record), length(record), 0xFFFFFFFF, game.raw(), &played)
	return game, int(played), refusal(status)
}
