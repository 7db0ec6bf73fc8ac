using System;
using System.Collections.Generic;
using NUnit.Framework;

namespace Ddz.Tests.Calls
{
    /// <summary>The game: whole deals, views, records, and what is refused.</summary>
    public class GameTests
    {
        private static readonly byte[] Seed = new byte[Deck.SeedLength];

        [Test]
        public void Whole_deals_end_and_sum_to_zero()
        {
            int over = 0;
            foreach (FlowPreset preset in Enum.GetValues(typeof(FlowPreset)))
            {
                for (byte n = 0; n < 20; n++)
                {
                    Game game = Game.New(RuleSet.Standard, Flow.Of(preset), SeedOf(n), n % 3);
                    List<GameAction> actions = PlayOut(game, n);
                    Score score = game.Score();
                    Assert.That(score.IsOver, Is.True);
                    int sum = score.PointsOf(0) + score.PointsOf(1) + score.PointsOf(2);
                    Assert.That(sum, Is.EqualTo(0));
                    Assert.That(score.Winner, Is.EqualTo(game.Winner));
                    Assert.That(game.Actions, Is.EqualTo(actions.Count));
                    over += game.Winner == null ? 0 : 1;
                }
            }

            Assert.That(over, Is.GreaterThan(100));
        }

        [Test]
        public void Records_replay_and_name_the_action_that_was_changed()
        {
            Game game = Game.New(RuleSet.Standard, Flow.Happy, SeedOf(7), 0);
            Game start = game.Clone();
            Assert.That(start.Check(), Is.EqualTo(Status.Ok));
            var record = new List<byte>(Record.Begin(game));
            int begin = record.Count;
            var ends = new List<int>();
            List<GameAction> actions = PlayOut(game, 7, record, ends);

            byte[] bytes = record.ToArray();
            Game end;
            int index;
            Assert.That(Record.TryReplay(bytes, int.MaxValue, out end, out index), Is.EqualTo(Status.Ok));
            Assert.That(end, Is.EqualTo(game));
            Assert.That(index, Is.EqualTo(actions.Count));
            Assert.That(Record.TryReplay(bytes, 0, out end, out index), Is.EqualTo(Status.Ok));
            Assert.That(end, Is.EqualTo(start));
            Assert.That(index, Is.EqualTo(0));
            for (int i = 0; i < actions.Count; i++)
            {
                Assert.That(Record.ActionAt(bytes, i), Is.EqualTo(actions[i]));
            }

            GameAction none;
            Assert.That(
                Record.TryActionAt(bytes, actions.Count, out none), Is.EqualTo(Status.Length));
            Assert.That(Record.TryActionAt(bytes, -1, out none), Is.EqualTo(Status.Length));
            Assert.That(Record.TryReplay(bytes, -1, out end, out index), Is.EqualTo(Status.Length));

            // A byte of the third action is changed.
            bytes[ends[2] - 1] ^= 1;
            Assert.That(
                Record.TryReplay(bytes, int.MaxValue, out end, out index), Is.Not.EqualTo(Status.Ok));
            Assert.That(end, Is.Null);
            Assert.That(index, Is.EqualTo(2));
            bytes[begin - 1] ^= 1;
            Assert.That(
                Record.TryReplay(bytes, int.MaxValue, out end, out index),
                Is.EqualTo(Status.Checksum));
        }

        [Test]
        public void A_view_shows_its_own_hand_and_no_other()
        {
            Game game = Game.New(RuleSet.Standard, Flow.Classic, Seed, 0);
            byte[] deck = Deck.Shuffle(Seed);
            for (int seat = 0; seat < Game.Seats; seat++)
            {
                View view = game.View(seat);
                var own = new byte[17];
                Array.Copy(deck, 17 * seat, own, 0, own.Length);
                Assert.That(view.Seat, Is.EqualTo(seat));
                Assert.That(view.HandOf(seat), Is.EquivalentTo(own));
                Assert.That(view.HandOf((seat + 1) % 3), Is.Empty);
                Assert.That(view.HandOf((seat + 2) % 3), Is.Empty);
                Assert.That(view.Bottom(), Is.Empty);
                Assert.That(view.CountOf((seat + 1) % 3), Is.EqualTo(17));
            }

            game.Act(GameAction.Bid(0, 3));
            byte card = game.View(0).HandOf(0)[0];
            game.Act(GameAction.Play(0, new[] { card }));
            game.Act(GameAction.Pass(1));
            View after = game.View(2);
            Assert.That(after.Landlord, Is.EqualTo(0));
            Assert.That(after.Bid, Is.EqualTo(3));
            Assert.That(after.Bottom().Length, Is.EqualTo(3));
            Assert.That(after.SaidBy(0), Is.EqualTo(Said.Bid3));
            Assert.That(after.SaidBy(1), Is.EqualTo(Said.Nothing));
            Assert.That(after.Phase, Is.EqualTo(Phase.Play));
            Assert.That(after.IsWaitingFor(2), Is.True);
            Assert.That(after.IsWaitingFor(1), Is.False);
            Assert.That(after.HasPassed(1), Is.True);
            Assert.That(after.TableSeat, Is.EqualTo(0));
            Assert.That(after.OnTable.Kind, Is.EqualTo(PlayKind.Single));
            Assert.That(after.LatestBy(0), Is.EqualTo(new[] { card }));
            Assert.That(after.PlayedBy(0), Is.EqualTo(new[] { card }));
            Assert.That(after.PlayedBy(2), Is.Empty);
            Assert.That(after.CountOf(0), Is.EqualTo(19));
            Assert.That(after.PlaysOf(0), Is.EqualTo(1));
            Assert.That(after.Winner, Is.Null);
            Assert.That(after.FaceUp, Is.Null);
            Assert.That(after.Multiplier, Is.EqualTo(1));
            Assert.That(after.ShownBy(0), Is.EqualTo(Shown.Undecided));
            Assert.That(after.DoubledBy(0), Is.EqualTo(DoubleFactor.Undecided));
            Assert.That(after.Actions, Is.EqualTo(3));
            Assert.That(after.Bombs + after.Rockets + after.Shuttles + after.Robs + after.Redeals,
                Is.EqualTo(0));
            Assert.Throws<ArgumentOutOfRangeException>(() => after.HandOf(3));
            Assert.Throws<ArgumentOutOfRangeException>(() => after.CountOf(-1));
        }

        [Test]
        public void The_card_counter_counts_what_is_not_seen()
        {
            Game game = Game.New(RuleSet.Standard, Flow.Classic, Seed, 0);
            game.Act(GameAction.Bid(0, 3));
            View view = game.View(1);
            Unseen unseen = game.Unseen(1);
            int out_ = 0;
            int not = 0;
            int bottom = 0;
            foreach (Rank rank in Enum.GetValues(typeof(Rank)))
            {
                out_ += unseen.OutOf(rank);
                not += unseen.Of(rank);
                bottom += unseen.BottomOf(rank);
            }

            Assert.That(out_, Is.EqualTo(54 - view.CountOf(1)));
            Assert.That(bottom, Is.EqualTo(3));
            Assert.That(not, Is.EqualTo(out_ - 3));
            Assert.Throws<ArgumentOutOfRangeException>(() => unseen.Of(Unnamed.Of<Rank>()));
        }

        [Test]
        public void What_is_refused_changes_nothing()
        {
            Game game = Game.New(RuleSet.Standard, Flow.Classic, Seed, 0);
            byte[] hand = game.View(0).HandOf(0);
            byte[] other = game.View(1).HandOf(1);
            Refused(game, GameAction.Bid(1, 1), Status.TurnSeat);
            Refused(game, GameAction.Bid(0, 4), Status.TurnBidRange);
            Refused(game, GameAction.Bid(0, -1), Status.TurnBidRange);
            Refused(game, GameAction.Bid(0, 256), Status.TurnBidRange);
            Refused(game, GameAction.Bid(0, 3).Answering(2), Status.TurnStale);
            Assert.That(GameAction.Bid(0, 3).Answering(2).Turn, Is.EqualTo(2u));
            Refused(game, GameAction.Call(0), Status.TurnPhase);
            Refused(game, GameAction.Rob(0), Status.TurnPhase);
            Refused(game, GameAction.Play(0, new[] { hand[0] }), Status.TurnPhase);
            Refused(game, GameAction.Pass(3), Status.Enum);
            Refused(game, GameAction.Pass(-1), Status.Enum);
            Refused(game, GameAction.Pass(256), Status.Enum);
            Refused(game, GameAction.Double(0, (DoubleFactor)3), Status.Enum);
            Refused(game, GameAction.Double(0, Unnamed.Of<DoubleFactor>()), Status.Enum);
            Refused(game, GameAction.Show(0, Unnamed.Of<Shown>()), Status.Enum);
            Refused(game, default(GameAction), Status.Enum);
            game.Act(GameAction.Bid(0, 3).Answering(1));
            Refused(game, GameAction.Pass(0), Status.TurnLead);
            Refused(game, GameAction.Play(0, new[] { other[0] }), Status.TurnNotHeld);
            Refused(game, GameAction.Play(0, new byte[] { 0 }), Status.Card);
            Refused(game, GameAction.Play(0, new[] { hand[0], hand[0] }), Status.Duplicate);
            Refused(game, GameAction.Play(0, new byte[21]), Status.TooMany);
            Refused(game, GameAction.Play(0, new byte[257]), Status.TooMany);
            Refused(game, GameAction.Play(0, null), Status.TurnNotAPlay);
            Play pair = Rules.Classify(RuleSet.Standard, new byte[] { 0x03, 0x13 });
            Refused(game, GameAction.Play(0, new[] { hand[0] }, pair), Status.TurnReading);
        }

        [Test]
        public void Making_a_game_is_refused_with_a_reason()
        {
            Game game;
            Flow flow = Flow.Standard;
            RuleSet rules = RuleSet.Standard;
            byte[] deck = Deck.Shuffle(Seed);
            Assert.That(Game.TryNew(null, flow, Seed, 0, out game), Is.EqualTo(Status.Null));
            Assert.That(Game.TryNew(rules, null, Seed, 0, out game), Is.EqualTo(Status.Null));
            Assert.That(Game.TryNew(rules, flow, null, 0, out game), Is.EqualTo(Status.Null));
            Assert.That(Game.TryNew(rules, flow, deck, 0, out game), Is.EqualTo(Status.Length));
            Assert.That(Game.TryNew(rules, flow, Seed, 3, out game), Is.EqualTo(Status.Enum));
            Assert.That(Game.TryNew(rules, flow, Seed, -1, out game), Is.EqualTo(Status.Enum));
            Assert.That(Game.TryNewDealt(rules, flow, Seed, 0, out game), Is.EqualTo(Status.Length));
            deck[0] = deck[1];
            Assert.That(Game.TryNewDealt(rules, flow, deck, 0, out game), Is.EqualTo(Status.Duplicate));
            Assert.That(Game.TryUnpack(null, 0, 3, out game), Is.EqualTo(Status.Null));
            Assert.That(Game.TryUnpack(deck, 1, 54, out game), Is.EqualTo(Status.Length));
            Assert.That(Game.TryUnpack(deck, 0, 54, out game), Is.EqualTo(Status.Format));
            Assert.That(game, Is.Null);
            Assert.That(Flow.TryCreate(default(FlowSwitches), out flow), Is.EqualTo(Status.FlowRange));
            Assert.That(Flow.TryOf(Unnamed.Of<FlowPreset>(), out flow), Is.EqualTo(Status.Enum));
            int length;
            GameAction action;
            Assert.That(Record.TryBegin(null, null, out length), Is.EqualTo(Status.Null));
            Assert.That(
                Record.TryAppend(null, default(GameAction), null, out length), Is.EqualTo(Status.Null));
            Assert.That(Record.TryActionAt(null, 0, out action), Is.Not.EqualTo(Status.Ok));
            Assert.That(Record.TryReplay(null, 1, out game, out length), Is.Not.EqualTo(Status.Ok));
        }

        [Test]
        public void Seats_that_there_are_not()
        {
            Game game = Game.New(RuleSet.Standard, Flow.Classic, Seed, 0);
            int found;
            GameAction action;
            foreach (int seat in new[] { 3, -1, int.MaxValue })
            {
                Assert.That(game.IsWaitingFor(seat), Is.False);
                Assert.That(game.TryLegal(seat, null, out found), Is.EqualTo(Status.Enum));
                Assert.That(game.TryMoves(seat, null, out found), Is.EqualTo(Status.Enum));
                Assert.That(game.TryView(seat, new View()), Is.EqualTo(Status.Enum));
                Assert.That(game.TryAuto(seat, Auto.Hint, out action), Is.EqualTo(Status.Enum));
                Assert.Throws<DdzException>(() => game.Unseen(seat));
            }

            Assert.That(game.TryAuto(0, Unnamed.Of<Auto>(), out action), Is.EqualTo(Status.Enum));
            Assert.That(game.TryAuto(1, Auto.Hint, out action), Is.EqualTo(Status.TurnSeat));
            Assert.That(game.TryView(0, null), Is.EqualTo(Status.Null));
            Assert.That(game.Legal(1), Is.Empty);
            Assert.That(game.Moves(0), Is.Empty, "bidding");
            Assert.That(
                Array.ConvertAll(game.Legal(0), one => one.ToString()),
                Is.EqualTo(new[] { "0: Pass", "0: Bid 1", "0: Bid 2", "0: Bid 3" }));
        }

        [Test]
        public void Moves_are_played_as_what_they_were_listed_as()
        {
            Game game = Game.New(RuleSet.Standard, Flow.Classic, Seed, 0);
            game.Act(GameAction.Bid(0, 3));
            Move[] moves = game.Moves(0);
            Assert.That(moves.Length, Is.GreaterThan(20));
            foreach (Move move in moves)
            {
                GameAction action = GameAction.Play(0, move);
                Assert.That(action.Declared, Is.EqualTo(move.Play));
                Assert.That(action.ToArray(), Is.EqualTo(move.ToArray()));
                Game played = game.Clone();
                played.Act(action);
                Assert.That(played.OnTable, Is.EqualTo(move.Play));
            }
        }

        private static void Refused(Game game, GameAction action, Status status)
        {
            Game before = game.Clone();
            Assert.That(game.TryAct(action), Is.EqualTo(status));
            Assert.That(game, Is.EqualTo(before));
            Assert.That(game.GetHashCode(), Is.EqualTo(before.GetHashCode()));
            Assert.That(Assert.Throws<DdzException>(() => game.Act(action)).Status, Is.EqualTo(status));
        }

        private static byte[] SeedOf(byte n)
        {
            var seed = new byte[Deck.SeedLength];
            seed[0] = n;
            return seed;
        }

        private static List<GameAction> PlayOut(Game game, int n)
        {
            return PlayOut(game, n, new List<byte>(), new List<int>());
        }

        /// <summary>
        /// Plays a deal to its end: chances of the auction by turns, plays by hints;
        /// writes its record and where each entry of it ends.
        /// </summary>
        private static List<GameAction> PlayOut(
            Game game, int n, List<byte> record, List<int> ends)
        {
            var done = new List<GameAction>();
            while (game.Phase != Phase.Over)
            {
                int seat = 0;
                while (!game.IsWaitingFor(seat))
                {
                    seat++;
                }

                GameAction[] legal = game.Legal(seat);
                bool choose = game.Phase != Phase.Play && legal.Length > 0;
                GameAction action = choose
                    ? legal[(n + done.Count) % legal.Length]
                    : game.Auto(seat, Auto.Hint);
                if (action.Kind == ActionKind.Play)
                {
                    Move[] moves = game.Moves(seat);
                    Assert.That(moves, Is.Not.Empty);
                }

                game.Act(action);
                done.Add(action);
                record.AddRange(Record.Append(game, action));
                ends.Add(record.Count);
                Assert.That(done.Count, Is.LessThan(5000));
            }

            return done;
        }
    }
}
