"""What RLCard's rule model decides in whole deals, to be compared with the twin in
benches/rule_model. Not part of the tests.

    python3 -m venv venv
    venv/bin/pip install rlcard
    venv/bin/python benches/peers/rule_model.py 1000 > decisions.txt
    cargo xtask arena --beside decisions.txt

A line a decision: the hand, what must be beaten or "-", whether the seat spares
whoever acted before it (0 or 1), and what was played, or "pass", or "any" where the
model draws lots.
"""

import random
import sys

import numpy
from rlcard.games.doudizhu import Game
from rlcard.games.doudizhu.utils import CARD_TYPE
from rlcard.models.doudizhu_rule_models import DouDizhuRuleAgentV1

LETTERS = str.maketrans({"B": "x", "R": "X"})
drawn = False
choose = numpy.random.choice


def choice(*arguments):
    global drawn
    drawn = True
    return choose(*arguments)


numpy.random.choice = choice


def main():
    global drawn
    agent = DouDizhuRuleAgentV1()
    for deal in range(int(sys.argv[1])):
        random.seed(deal)
        numpy.random.seed(deal)
        game = Game()
        game.np_random = numpy.random.RandomState(deal)
        state, player = game.init_game()
        while not game.is_over():
            trace = state["trace"]
            table = "-"
            if trace and not (
                len(trace) >= 3 and trace[-1][1] == "pass" and trace[-2][1] == "pass"
            ):
                table = trace[-1][1] if trace[-1][1] != "pass" else trace[-2][1]
            before = trace[-1][0] if trace else player
            landlord = state["landlord"]
            spares = int(before != landlord and player != landlord)
            drawn = False
            action = agent.step({"raw_obs": state})
            said = "any" if drawn else action
            hand = state["current_hand"]
            words = [hand.translate(LETTERS), table.translate(LETTERS), str(spares)]
            words.append(said if said in ("any", "pass") else said.translate(LETTERS))
            print(*words)
            state, player = game.step(action)


main()
