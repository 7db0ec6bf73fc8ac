// The library from Go, through cgo: the vectors that ask what cards are, and a room
// that plays a deal.
//
//	go run . [folder of vectors] [number of a deal]
package main

import (
	"fmt"
	"os"
	"strconv"
)

func run(arguments []string) error {
	folder, number := "../../tests/vectors", uint64(1)
	if len(arguments) > 0 {
		folder = arguments[0]
	}
	if len(arguments) > 1 {
		parsed, err := strconv.ParseUint(arguments[1], 10, 8)
		if err != nil {
			return err
		}
		number = parsed
	}
	if err := CheckLibrary(); err != nil {
		return err
	}
	runs, err := classifyVectors(folder)
	if err != nil {
		return err
	}
	fmt.Printf("%d answers of the vectors are right\n", runs)
	return deal(byte(number))
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
