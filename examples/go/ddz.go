package main

// What the example needs of the library, as Go has it. The pointers that the calls
// are given are kept by none of them, so memory of Go will do.

/*
#cgo CFLAGS: -I${SRCDIR}/../../include
#cgo LDFLAGS: -L${SRCDIR}/../../target/release -lddz
#include <ddz.h>
*/
import "C"

import (
	"fmt"
	"reflect"
	"unsafe"
)

// Status is why a call was refused: DDZ_ERR_….
type Status int32

func (s Status) Error() string {
	return C.GoString(C.ddz_status_text(C.int32_t(s), C.DDZ_LANGUAGE_ENGLISH))
}

func refusal(status C.int32_t) error {
	if status == C.DDZ_OK {
		return nil
	}
	return Status(status)
}

// CheckLibrary refuses a library of another ABI than the header's.
func CheckLibrary() error {
	if found := C.ddz_abi_version(); found != C.DDZ_ABI_VERSION {
		return fmt.Errorf("libddz has ABI %d, this program was built for ABI %d", found, C.DDZ_ABI_VERSION)
	}
	return nil
}

// ---- cards --------------------------------------------------------------------

// A pointer with length 0 may be NULL.
func first(cards []byte) *C.uint8_t {
	if len(cards) == 0 {
		return nil
	}
	return (*C.uint8_t)(&cards[0])
}

func length(cards []byte) C.uint32_t { return C.uint32_t(len(cards)) }

// Letters writes the ranks of cards, high to low: `2KKK33`.
func Letters(cards []byte) (string, error) {
	sorted := append([]byte(nil), cards...)
	if err := refusal(C.ddz_cards_sort(first(sorted), length(sorted), C.DDZ_ORDER_RANK_DESC)); err != nil {
		return "", err
	}
	var text [C.DDZ_WRITTEN_MAX]byte
	var written C.uint32_t
	out := (*C.char)(unsafe.Pointer(&text[0]))
	status := C.ddz_cards_format(first(sorted), length(sorted), C.DDZ_STYLE_RANKS, out, C.DDZ_WRITTEN_MAX, &written)
	return string(text[:written]), refusal(status)
}

// ---- rules and plays ------------------------------------------------------------

// Rules is a rule set; Play one reading of cards.
type (
	Rules C.ddz_rules
	Play  C.ddz_play
)

// Preset is a rule set by its DDZ_PRESET_… number.
func Preset(number uint32) (*Rules, error) {
	var rules C.ddz_rules
	rules.struct_size = C.sizeof_ddz_rules
	status := C.ddz_rules_preset(C.uint32_t(number), &rules)
	return (*Rules)(&rules), refusal(status)
}

// Set changes a switch that is called so in ddz_rules.
func (r *Rules) Set(name string, value uint8) error {
	field, known := reflect.TypeOf(*r).FieldByName(name)
	if !known || field.Type.Size() != 1 {
		return fmt.Errorf("no switch %s", name)
	}
	*(*uint8)(unsafe.Pointer(uintptr(unsafe.Pointer(r)) + field.Offset)) = value
	return nil
}

// Check says whether the switches contradict each other.
func (r *Rules) Check() error { return refusal(C.ddz_rules_check((*C.ddz_rules)(r))) }

// Classify names a play; its kind is DDZ_KIND_NONE when the cards are none.
func (r *Rules) Classify(cards []byte) (Play, error) {
	var play C.ddz_play
	status := C.ddz_play_classify((*C.ddz_rules)(r), first(cards), length(cards), &play)
	return Play(play), refusal(status)
}

// Readings are all that the cards can be, the default one first.
func (r *Rules) Readings(cards []byte) ([]Play, error) {
	var plays [C.DDZ_READINGS_MAX]C.ddz_play
	var found C.uint32_t
	status := C.ddz_play_readings((*C.ddz_rules)(r), first(cards), length(cards), &plays[0], C.DDZ_READINGS_MAX, &found)
	readings := make([]Play, found)
	for i := range readings {
		readings[i] = Play(plays[i])
	}
	return readings, refusal(status)
}

// Name is how the kind of the play is called in Chinese.
func (p Play) Name() string {
	return C.GoString(C.ddz_kind_text(C.uint32_t(p.kind), C.DDZ_LANGUAGE_CHINESE))
}

// Hint is the first move that a player would be offered; false when only a pass
// is left.
func Hint(view *View) ([]byte, Play, bool) {
	var moves [C.DDZ_HINTS_MAX]C.ddz_move
	var found C.uint32_t
	hand := view.Hand()
	status := C.ddz_hint_list(&view.rules, first(hand), length(hand), &view.table, &moves[0], C.DDZ_HINTS_MAX, &found)
	if status != C.DDZ_OK || found == 0 {
		return nil, Play{}, false
	}
	cards := (*[C.DDZ_CARDS_MAX]byte)(unsafe.Pointer(&moves[0].cards))
	return append([]byte(nil), cards[:moves[0].play.cards]...), Play(moves[0].play), true
}
