"""Whole random deals: this library beside the environments of RLCard and
DouZero, in one run. Not part of the tests.

    python3 -m venv venv
    venv/bin/pip install numpy termcolor rlcard
    venv/bin/pip install --no-deps douzero
    cargo build --release
    venv/bin/python benches/peers/deals.py [deals]

Each peer deals, lists what may be played at every turn, takes one of it by
chance and goes on to the end. Ours does so through the C calls, with an
auction in the first row.
"""

import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy
from douzero.env.game import GameEnv
from rlcard.games.doudizhu import Game

ROOT = Path(__file__).resolve().parents[2]
PRESET = {"standard": 0, "rlcard": 8, "douzero": 9}
FLOW = {"standard": 0, "douzero": 6}


def ours(program, rules, flow, count):
    arguments = [program, str(PRESET[rules]), str(FLOW[flow]), str(count)]
    out = subprocess.run(arguments, check=True, capture_output=True, text=True)
    micros, actions = map(float, out.stdout.split())
    return micros, actions


def rlcard(count):
    numpy.random.seed(1)
    random.seed(1)
    begin, actions = time.perf_counter(), 0
    for _ in range(count):
        game = Game()
        state, _ = game.init_game()
        while not game.is_over():
            state, _ = game.step(random.choice(state["actions"]))
            actions += 1
    return (time.perf_counter() - begin) * 1e6 / count, actions / count


class Anybody:
    def act(self, infoset):
        return random.choice(infoset.legal_actions)


# 3 to 14 (A), 17 (2), 20 and 30 (jokers).
DECK = [rank for rank in list(range(3, 15)) + [17] for _ in range(4)] + [20, 30]


def douzero(count):
    random.seed(1)
    seats = ["landlord", "landlord_up", "landlord_down"]
    begin, actions = time.perf_counter(), 0
    for _ in range(count):
        deck = DECK[:]
        random.shuffle(deck)
        env = GameEnv({seat: Anybody() for seat in seats})
        env.card_play_init({
            "landlord": sorted(deck[:20]),
            "landlord_up": sorted(deck[20:37]),
            "landlord_down": sorted(deck[37:54]),
            "three_landlord_cards": sorted(deck[17:20]),
        })
        while not env.game_over:
            env.step()
            actions += 1
    return (time.perf_counter() - begin) * 1e6 / count, actions / count


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(folder) / "deals")
        library = ROOT / "target" / "release"
        subprocess.run(
            ["cc", "-std=c99", "-O2", "-I", str(ROOT / "include"),
             str(ROOT / "benches/peers/deals.c"), f"-L{library}", "-lddz",
             f"-Wl,-rpath,{library}", "-o", program],
            check=True)
        mine = {
            "ddz, STANDARD with its auction": ours(program, "standard", "standard", 100 * count),
            "ddz, RLCARD, no auction": ours(program, "rlcard", "douzero", 100 * count),
            "ddz, DOUZERO": ours(program, "douzero", "douzero", 100 * count),
        }
    peers = {"RLCard": rlcard(count), "DouZero": douzero(count)}
    for name, (micros, actions) in {**mine, **peers}.items():
        print(f"{name:32} {micros:10.1f} µs a deal {actions:6.1f} actions "
              f"{micros / actions * 1e3:10.0f} ns an action")
    for peer, own in [("RLCard", "ddz, RLCARD, no auction"), ("DouZero", "ddz, DOUZERO")]:
        deal = peers[peer][0] / mine[own][0]
        action = (peers[peer][0] / peers[peer][1]) / (mine[own][0] / mine[own][1])
        print(f"{peer}: {deal:.0f} times as long a deal, {action:.0f} times an action")


if __name__ == "__main__":
    main()
