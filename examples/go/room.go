package main

// A room: it and its players share nothing but messages. The room keeps the game,
// asks whose turn it is, takes what comes back or refuses it, and acts for whoever
// is gone. A player knows its view and no more.

/*
#include <ddz.h>
*/
import "C"

import "fmt"

// What the room sends to a player.
type question struct {
	view  View
	legal []Action
}

// A connection; the player closes its side when it goes.
type connection struct {
	questions chan question
	answers   chan Action
}

// Twos and jokers: what a landlord needs.
func strength(hand []byte) int {
	points := 0
	for _, card := range hand {
		if face := card & 15; face == 2 || face >= 14 {
			points++
		}
	}
	return points
}

func decide(q *question) Action {
	if q.view.phase == C.DDZ_PHASE_PLAY {
		cards, play, found := Hint(&q.view)
		mayPass := len(q.legal) > 0
		if mayPass && (!found || q.view.IsPartnersPlay()) {
			return q.legal[0]
		}
		return PlayCards(int(q.view.seat), cards, play)
	}
	if q.view.phase == C.DDZ_PHASE_BID && strength(q.view.Hand()) >= 3 {
		return q.legal[len(q.legal)-1]
	}
	return q.legal[0]
}

// A player stays for so many questions.
func player(seat int, patience int) connection {
	c := connection{make(chan question), make(chan Action)}
	go func() {
		defer close(c.answers)
		for q := range c.questions {
			if patience == 0 {
				return
			}
			patience--
			action := decide(&q)
			// So that an answer that comes late is not taken for another turn's.
			action.turn = q.view.actions + 1
			c.answers <- action
		}
	}()
	return c
}

// What a seat does: what its player answers, or what is done for one who is gone.
func ask(game *Game, seat int, players []connection, gone []bool) (*Action, error) {
	if gone[seat] {
		return game.Auto(seat)
	}
	view, err := game.View(seat)
	if err != nil {
		return nil, err
	}
	legal, err := game.Legal(seat)
	if err != nil {
		return nil, err
	}
	players[seat].questions <- question{*view, legal}
	action, stays := <-players[seat].answers
	if !stays {
		gone[seat] = true
		return game.Auto(seat)
	}
	// Who acts is known from where it came, never from what it says.
	action.seat = C.uint8_t(seat)
	return &action, nil
}

func describe(game *Game, action *Action) (string, error) {
	role := "       "
	if game.landlord == action.seat {
		role = "地主"
	} else if game.landlord != C.DDZ_SEAT_NONE {
		role = "农民"
	}
	what := "passes"
	switch action.kind {
	case C.DDZ_ACTION_PLAY:
		letters, err := Letters(action.Cards())
		if err != nil {
			return "", err
		}
		what = letters + "  " + Play(game.table).Name()
	case C.DDZ_ACTION_BID:
		what = fmt.Sprintf("bids %d", action.value)
	case C.DDZ_ACTION_DOUBLE:
		what = "doubles"
	}
	return fmt.Sprintf("seat %d %s  %s", action.seat, role, what), nil
}

// Plays a deal to its end and prints it.
func deal(number byte) error {
	rules, err := Preset(C.DDZ_PRESET_STANDARD)
	if err != nil {
		return err
	}
	// For a show: a server takes 32 bytes of crypto/rand.
	var seed [32]byte
	for i := range seed {
		seed[i] = number
	}
	game, err := NewGame(rules, seed)
	if err != nil {
		return err
	}
	record, err := game.BeginRecord()
	if err != nil {
		return err
	}
	players := []connection{player(0, -1), player(1, -1), player(2, 5)}
	gone := make([]bool, len(players))
	for !game.Over() {
		action, err := ask(game, game.Waiting()[0], players, gone)
		if err != nil {
			return err
		}
		if err := game.Act(action); err != nil {
			return err
		}
		entry, err := game.Entry(action)
		if err != nil {
			return err
		}
		record = append(record, entry...)
		line, err := describe(game, action)
		if err != nil {
			return err
		}
		if gone[action.seat] {
			line += "  (gone)"
		}
		fmt.Println(line)
	}
	for _, player := range players {
		close(player.questions)
	}
	return score(game, record)
}

func score(game *Game, record []byte) error {
	points, err := game.Points()
	if err != nil {
		return err
	}
	fmt.Printf("points: %+d, %+d, %+d\n", points[0], points[1], points[2])
	replayed, played, err := Replay(record)
	if err != nil {
		return err
	}
	ends := "otherwise"
	if *replayed == *game {
		ends = "the same"
	}
	fmt.Printf("record: %d actions; played back it ends %s\n", played, ends)
	return nil
}
