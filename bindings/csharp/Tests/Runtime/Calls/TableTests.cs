using System;
using System.Collections.Generic;
using NUnit.Framework;

namespace Ddz.Tests.Calls
{
    /// <summary>The table: whole deals, views, records, and what is refused.</summary>
    public class TableTests
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
                    Table table = Table.New(RuleSet.Standard, Flow.Of(preset), SeedOf(n), n % 3);
                    List<TableAction> actions = PlayOut(table, n);
                    Score score = table.Score();
                    Assert.That(score.IsOver, Is.True);
                    int sum = score.PointsOf(0) + score.PointsOf(1) + score.PointsOf(2);
                    Assert.That(sum, Is.EqualTo(0));
                    Assert.That(score.Winner, Is.EqualTo(table.Winner));
                    Assert.That(table.Actions, Is.EqualTo(actions.Count));
                    over += table.Winner == null ? 0 : 1;
                }
            }

            Assert.That(over, Is.GreaterThan(100));
        }

        [Test]
        public void Records_replay_and_name_the_action_that_was_changed()
        {
            Table table = Table.New(RuleSet.Standard, Flow.Happy, SeedOf(7), 0);
            Table start = table.Clone();
            var record = new List<byte>(Record.Begin(table));
            int begin = record.Count;
            var ends = new List<int>();
            List<TableAction> actions = PlayOut(table, 7, record, ends);

            byte[] bytes = record.ToArray();
            Table end;
            int index;
            Assert.That(Record.TryReplay(bytes, int.MaxValue, out end, out index), Is.EqualTo(Status.Ok));
            Assert.That(end, Is.EqualTo(table));
            Assert.That(index, Is.EqualTo(actions.Count));
            Assert.That(Record.TryReplay(bytes, 0, out end, out index), Is.EqualTo(Status.Ok));
            Assert.That(end, Is.EqualTo(start));
            Assert.That(index, Is.EqualTo(0));
            for (int i = 0; i < actions.Count; i++)
            {
                Assert.That(Record.ActionAt(bytes, i), Is.EqualTo(actions[i]));
            }

            TableAction none;
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
            Table table = Table.New(RuleSet.Standard, Flow.Classic, Seed, 0);
            byte[] deck = Deck.Shuffle(Seed);
            for (int seat = 0; seat < Table.Seats; seat++)
            {
                View view = table.View(seat);
                var own = new byte[17];
                Array.Copy(deck, 17 * seat, own, 0, own.Length);
                Assert.That(view.Seat, Is.EqualTo(seat));
                Assert.That(view.HandOf(seat), Is.EquivalentTo(own));
                Assert.That(view.HandOf((seat + 1) % 3), Is.Empty);
                Assert.That(view.HandOf((seat + 2) % 3), Is.Empty);
                Assert.That(view.Bottom(), Is.Empty);
                Assert.That(view.CountOf((seat + 1) % 3), Is.EqualTo(17));
            }

            table.Act(TableAction.Bid(0, 3));
            byte card = table.View(0).HandOf(0)[0];
            table.Act(TableAction.Play(0, new[] { card }));
            table.Act(TableAction.Pass(1));
            View after = table.View(2);
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
            Table table = Table.New(RuleSet.Standard, Flow.Classic, Seed, 0);
            table.Act(TableAction.Bid(0, 3));
            View view = table.View(1);
            Unseen unseen = table.Unseen(1);
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
            Assert.Throws<ArgumentOutOfRangeException>(() => unseen.Of((Rank)15));
        }

        [Test]
        public void What_is_refused_changes_nothing()
        {
            Table table = Table.New(RuleSet.Standard, Flow.Classic, Seed, 0);
            byte[] hand = table.View(0).HandOf(0);
            byte[] other = table.View(1).HandOf(1);
            Refused(table, TableAction.Bid(1, 1), Status.TurnSeat);
            Refused(table, TableAction.Bid(0, 4), Status.TurnBidRange);
            Refused(table, TableAction.Bid(0, -1), Status.TurnBidRange);
            Refused(table, TableAction.Bid(0, 256), Status.TurnBidRange);
            Refused(table, TableAction.Call(0), Status.TurnPhase);
            Refused(table, TableAction.Rob(0), Status.TurnPhase);
            Refused(table, TableAction.Play(0, new[] { hand[0] }), Status.TurnPhase);
            Refused(table, TableAction.Pass(3), Status.Enum);
            Refused(table, TableAction.Pass(-1), Status.Enum);
            Refused(table, TableAction.Pass(256), Status.Enum);
            Refused(table, TableAction.Double(0, (DoubleFactor)3), Status.Enum);
            Refused(table, TableAction.Show(0, (Shown)6), Status.Enum);
            Refused(table, default(TableAction), Status.Enum);
            table.Act(TableAction.Bid(0, 3));
            Refused(table, TableAction.Pass(0), Status.TurnLead);
            Refused(table, TableAction.Play(0, new[] { other[0] }), Status.TurnNotHeld);
            Refused(table, TableAction.Play(0, new byte[] { 0 }), Status.Card);
            Refused(table, TableAction.Play(0, new[] { hand[0], hand[0] }), Status.Duplicate);
            Refused(table, TableAction.Play(0, new byte[21]), Status.TooMany);
            Refused(table, TableAction.Play(0, new byte[257]), Status.TooMany);
            Refused(table, TableAction.Play(0, null), Status.TurnNotAPlay);
            Play pair = Rules.Classify(RuleSet.Standard, new byte[] { 0x03, 0x13 });
            Refused(table, TableAction.Play(0, new[] { hand[0] }, pair), Status.TurnReading);
        }

        [Test]
        public void Making_a_table_is_refused_with_a_reason()
        {
            Table table;
            Flow flow = Flow.Standard;
            RuleSet rules = RuleSet.Standard;
            byte[] deck = Deck.Shuffle(Seed);
            Assert.That(Table.TryNew(null, flow, Seed, 0, out table), Is.EqualTo(Status.Null));
            Assert.That(Table.TryNew(rules, null, Seed, 0, out table), Is.EqualTo(Status.Null));
            Assert.That(Table.TryNew(rules, flow, null, 0, out table), Is.EqualTo(Status.Null));
            Assert.That(Table.TryNew(rules, flow, deck, 0, out table), Is.EqualTo(Status.Length));
            Assert.That(Table.TryNew(rules, flow, Seed, 3, out table), Is.EqualTo(Status.Enum));
            Assert.That(Table.TryNew(rules, flow, Seed, -1, out table), Is.EqualTo(Status.Enum));
            Assert.That(Table.TryNewDealt(rules, flow, Seed, 0, out table), Is.EqualTo(Status.Length));
            deck[0] = deck[1];
            Assert.That(Table.TryNewDealt(rules, flow, deck, 0, out table), Is.EqualTo(Status.Duplicate));
            Assert.That(Table.TryUnpack(null, 0, 3, out table), Is.EqualTo(Status.Null));
            Assert.That(Table.TryUnpack(deck, 1, 54, out table), Is.EqualTo(Status.Length));
            Assert.That(Table.TryUnpack(deck, 0, 54, out table), Is.EqualTo(Status.Format));
            Assert.That(table, Is.Null);
            Assert.That(Flow.TryCreate(default(FlowSwitches), out flow), Is.EqualTo(Status.FlowRange));
            Assert.That(Flow.TryOf((FlowPreset)99, out flow), Is.EqualTo(Status.Enum));
            int length;
            TableAction action;
            Assert.That(Record.TryBegin(null, null, out length), Is.EqualTo(Status.Null));
            Assert.That(
                Record.TryAppend(null, default(TableAction), null, out length), Is.EqualTo(Status.Null));
            Assert.That(Record.TryActionAt(null, 0, out action), Is.Not.EqualTo(Status.Ok));
            Assert.That(Record.TryReplay(null, 1, out table, out length), Is.Not.EqualTo(Status.Ok));
        }

        [Test]
        public void Seats_that_there_are_not()
        {
            Table table = Table.New(RuleSet.Standard, Flow.Classic, Seed, 0);
            int found;
            TableAction action;
            foreach (int seat in new[] { 3, -1, int.MaxValue })
            {
                Assert.That(table.IsWaitingFor(seat), Is.False);
                Assert.That(table.TryLegal(seat, null, out found), Is.EqualTo(Status.Enum));
                Assert.That(table.TryMoves(seat, null, out found), Is.EqualTo(Status.Enum));
                Assert.That(table.TryView(seat, new View()), Is.EqualTo(Status.Enum));
                Assert.That(table.TryAuto(seat, Auto.Hint, out action), Is.EqualTo(Status.Enum));
                Assert.Throws<DdzException>(() => table.Unseen(seat));
            }

            Assert.That(table.TryAuto(0, (Auto)2, out action), Is.EqualTo(Status.Enum));
            Assert.That(table.TryAuto(1, Auto.Hint, out action), Is.EqualTo(Status.TurnSeat));
            Assert.That(table.TryView(0, null), Is.EqualTo(Status.Null));
            Assert.That(table.Legal(1), Is.Empty);
            Assert.That(table.Moves(0), Is.Empty, "bidding");
            Assert.That(
                Array.ConvertAll(table.Legal(0), one => one.ToString()),
                Is.EqualTo(new[] { "0: Pass", "0: Bid 1", "0: Bid 2", "0: Bid 3" }));
        }

        [Test]
        public void Moves_are_played_as_what_they_were_listed_as()
        {
            Table table = Table.New(RuleSet.Standard, Flow.Classic, Seed, 0);
            table.Act(TableAction.Bid(0, 3));
            Move[] moves = table.Moves(0);
            Assert.That(moves.Length, Is.GreaterThan(20));
            foreach (Move move in moves)
            {
                TableAction action = TableAction.Play(0, move);
                Assert.That(action.Declared, Is.EqualTo(move.Play));
                Assert.That(action.ToArray(), Is.EqualTo(move.ToArray()));
                Table played = table.Clone();
                played.Act(action);
                Assert.That(played.OnTable, Is.EqualTo(move.Play));
            }
        }

        private static void Refused(Table table, TableAction action, Status status)
        {
            Table before = table.Clone();
            Assert.That(table.TryAct(action), Is.EqualTo(status));
            Assert.That(table, Is.EqualTo(before));
            Assert.That(table.GetHashCode(), Is.EqualTo(before.GetHashCode()));
            Assert.That(Assert.Throws<DdzException>(() => table.Act(action)).Status, Is.EqualTo(status));
        }

        private static byte[] SeedOf(byte n)
        {
            var seed = new byte[Deck.SeedLength];
            seed[0] = n;
            return seed;
        }

        private static List<TableAction> PlayOut(Table table, int n)
        {
            return PlayOut(table, n, new List<byte>(), new List<int>());
        }

        /// <summary>
        /// Plays a deal to its end: chances of the auction by turns, plays by hints;
        /// writes its record and where each entry of it ends.
        /// </summary>
        private static List<TableAction> PlayOut(
            Table table, int n, List<byte> record, List<int> ends)
        {
            var done = new List<TableAction>();
            while (table.Phase != Phase.Over)
            {
                int seat = 0;
                while (!table.IsWaitingFor(seat))
                {
                    seat++;
                }

                TableAction[] legal = table.Legal(seat);
                bool choose = table.Phase != Phase.Play && legal.Length > 0;
                TableAction action = choose
                    ? legal[(n + done.Count) % legal.Length]
                    : table.Auto(seat, Auto.Hint);
                if (action.Kind == ActionKind.Play)
                {
                    Move[] moves = table.Moves(seat);
                    Assert.That(moves, Is.Not.Empty);
                }

                table.Act(action);
                done.Add(action);
                record.AddRange(Record.Append(table, action));
                ends.Add(record.Count);
                Assert.That(done.Count, Is.LessThan(5000));
            }

            return done;
        }
    }
}
