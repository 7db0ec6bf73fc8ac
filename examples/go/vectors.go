package main

// The rows of tests/vectors that ask what cards are (tests/vectors/README.md).

/*
#include <ddz.h>
*/
import "C"

import (
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

const ranks = "3456789TJQKA2xX"

// The names of DDZ_KIND_… in their order.
var kinds = strings.Fields("none single pair trio trio_single trio_pair straight pair_straight plane " +
	"plane_singles plane_pairs four_singles four_pairs shuttle shuttle_singles shuttle_pairs bomb rocket")

// Statuses that the rows name.
var statuses = map[string]Status{
	"card":      C.DDZ_ERR_CARD,
	"duplicate": C.DDZ_ERR_DUPLICATE,
	"too_many":  C.DDZ_ERR_TOO_MANY,
}

type row map[string]string

func rows(path string) ([]row, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var names []string
	var found []row
	for _, line := range strings.Split(string(text), "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		cells := strings.Split(line, "\t")
		if names == nil {
			names = cells
			continue
		}
		one := row{}
		for i, name := range names {
			one[name] = cells[i]
		}
		found = append(found, one)
	}
	return found, nil
}

// The rule sets of two files, by name, and the names of the presets.
func ruleSets(folder string) (map[string]*Rules, []string, error) {
	sets := map[string]*Rules{}
	var presets []string
	for _, file := range []string{"presets.tsv", "rule_sets.tsv"} {
		all, err := rows(filepath.Join(folder, file))
		if err != nil {
			return nil, nil, err
		}
		for _, one := range all {
			rules, err := Preset(0)
			if err != nil {
				return nil, nil, err
			}
			for name, cell := range one {
				if name == "name" || name == "number" || name == "source" {
					continue
				}
				value, err := strconv.ParseUint(cell, 10, 8)
				if err != nil {
					return nil, nil, err
				}
				if err := rules.Set(name, uint8(value)); err != nil {
					return nil, nil, err
				}
			}
			if err := rules.Check(); err != nil {
				return nil, nil, fmt.Errorf("%s: %w", one["name"], err)
			}
			sets[one["name"]] = rules
			if file == "presets.tsv" {
				presets = append(presets, one["name"])
			}
		}
	}
	return sets, presets, nil
}

func cardsOf(cell string) ([]byte, error) {
	if cell == "-" {
		return nil, nil
	}
	if strings.HasPrefix(cell, "0x") {
		return hex.DecodeString(cell[2:])
	}
	var cards []byte
	given := map[int]int{}
	for _, letter := range cell {
		rank := strings.IndexRune(ranks, letter)
		suit := given[rank] % 4
		given[rank]++
		switch {
		case rank < 0:
			return nil, fmt.Errorf("no rank %c", letter)
		case rank >= 13:
			cards = append(cards, byte(0x4E+rank-13))
		case rank >= 11:
			cards = append(cards, byte(suit<<4|(rank-10)))
		default:
			cards = append(cards, byte(suit<<4|(rank+3)))
		}
	}
	return cards, nil
}

func (p Play) reading() string {
	return fmt.Sprintf("%s:%c/%d", kinds[p.kind], ranks[p.rank], p.length)
}

// What the library answers, as the column `expected` writes it.
func answer(rules *Rules, cards []byte) (string, error) {
	readings, err := rules.Readings(cards)
	play, again := rules.Classify(cards)
	if err != again {
		return "", fmt.Errorf("readings says %v, classify %v", err, again)
	}
	for name, status := range statuses {
		if err == status {
			return "error:" + name, nil
		}
	}
	if err != nil {
		return "", err
	}
	if len(readings) == 0 {
		return kinds[play.kind], nil
	}
	if readings[0] != play {
		return "", fmt.Errorf("the first reading is not what classify answers")
	}
	texts := make([]string, len(readings))
	for i, reading := range readings {
		texts[i] = reading.reading()
	}
	return strings.Join(texts, "|"), nil
}

// Runs every row of the folder whose op is `classify`; how many runs there were.
func classifyVectors(folder string) (int, error) {
	sets, presets, err := ruleSets(folder)
	if err != nil {
		return 0, err
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.tsv"))
	if err != nil {
		return 0, err
	}
	runs := 0
	for _, file := range files {
		all, err := rows(file)
		if err != nil {
			return runs, err
		}
		for _, one := range all {
			if one["op"] != "classify" {
				continue
			}
			names := strings.Split(strings.ReplaceAll(one["rules"], "*", strings.Join(presets, ",")), ",")
			cards, err := cardsOf(one["cards"])
			if err != nil {
				return runs, err
			}
			for _, name := range names {
				got, err := answer(sets[name], cards)
				if err != nil || got != one["expected"] {
					return runs, fmt.Errorf("%s: %s under %s: %s %v, not %s", file, one["cards"], name, got, err, one["expected"])
				}
				runs++
			}
		}
	}
	return runs, nil
}
