using NUnit.Framework;

namespace Ddz.Tests.Calls
{
    /// <summary>Positions: open hands and turns.</summary>
    public class PositionTests
    {
        private const string Line = "A/4449/68J 0 1 0:333+1";

        private static readonly byte[] Trio = { 0x04, 0x14, 0x24, 0x09 };

        [Test]
        public void What_a_position_says()
        {
            Position position = Position.Parse(RuleSet.Standard, Line);
            Assert.That(position.Seats, Is.EqualTo(3));
            Assert.That(position.Solo, Is.EqualTo(0));
            Assert.That(position.ToMove, Is.EqualTo(1));
            Assert.That(position.OnTable.Kind, Is.EqualTo(PlayKind.TrioSingle));
            Assert.That(position.TableSeat, Is.EqualTo(0));
            Assert.That(position.CountOf(1), Is.EqualTo(4));
            Assert.That(position.CountOf(1, Rank.Four), Is.EqualTo(3));
            Assert.That(position.IsOver || position.MustBeat || position.RocketEndsTrick, Is.False);
            Assert.That(position.HasPassed(2) || position.HasPassed(-1), Is.False);
            Assert.That(position.ToString(), Is.EqualTo(Line));
            Assert.That(position.Check(RuleSet.Standard), Is.EqualTo(Status.Ok));
        }

        [Test]
        public void A_move_is_taken_back_by_the_copy()
        {
            RuleSet rules = RuleSet.Standard;
            Position position = Position.Parse(rules, Line);
            Position kept = position;
            var pair = new Play(PlayKind.Pair, Rank.Four, 1, 2);
            Assert.That(position.TryMakeMove(rules, new byte[] { 5 }, Play.None), Is.EqualTo(Status.TurnNotHeld));
            Assert.That(position.TryMakeMove(rules, Trio, pair), Is.EqualTo(Status.TurnReading));
            Assert.That(position, Is.EqualTo(kept));
            position.MakeMove(rules, null);
            Assert.That(position.ToMove, Is.EqualTo(2));
            Assert.That(position.HasPassed(1), Is.True);
            position = kept;
            position.MakeMove(rules, Trio);
            Assert.That(position.IsOver, Is.True);
            Assert.That(position.Equals(kept), Is.False);
            var thrown = Assert.Throws<DdzException>(() => position.MakeMove(rules, null));
            Assert.That(thrown.Status, Is.EqualTo(Status.TurnOver));
        }

        [Test]
        public void From_cards_and_from_a_game()
        {
            byte[][] hands = { new byte[] { 3, 0x13, 1 }, new byte[] { 4, 5 } };
            Position position = Position.Lead(RuleSet.Standard, hands, 0, 0);
            Assert.That(position.Format(), Is.EqualTo("33A/45 0 0 -"));
            Assert.That(position, Is.EqualTo(Position.Parse(RuleSet.Standard, "33A/45 0 0 -")));
            Position none;
            Assert.That(
                Position.TryLead(RuleSet.Standard, hands, 0, 2, out none),
                Is.EqualTo(Status.PositionSeat));
            Assert.That(
                Position.TryLead(RuleSet.Standard, hands, 256, 0, out none),
                Is.EqualTo(Status.PositionSeat));
            hands[1] = new byte[] { 4, 4 };
            Assert.That(
                Position.TryLead(RuleSet.Standard, hands, 0, 0, out none),
                Is.EqualTo(Status.Duplicate));

            Game game = Game.New(RuleSet.Standard, Flow.Douzero, new byte[32], 1);
            Assert.That(Position.From(game).Solo, Is.EqualTo(1));
            Assert.That(Position.From(game).CountOf(1), Is.EqualTo(20));
            Game bidding = Game.New(RuleSet.Standard, Flow.Classic, new byte[32], 1);
            Assert.That(Position.TryFrom(bidding, out none), Is.EqualTo(Status.PositionPhase));
        }

        [Test]
        public void What_is_no_position()
        {
            Position none = default(Position);
            Position position;
            Assert.That(none.Check(RuleSet.Standard), Is.EqualTo(Status.PositionSeats));
            Assert.That(none.Check(null), Is.EqualTo(Status.Null));
            Assert.That(none.ToString(), Is.EqualTo("no position"));
            Assert.That(none.IsOver, Is.False);
            Assert.That(Position.TryParse(RuleSet.Standard, null, out position), Is.EqualTo(Status.Null));
            Assert.That(Position.TryParse(RuleSet.Standard, "", out position), Is.EqualTo(Status.Text));
            Assert.That(position, Is.EqualTo(none));
            Assert.That(Position.TryFrom(null, out position), Is.EqualTo(Status.Null));
            Assert.That(Position.TryLead(null, new byte[2][], 0, 0, out position), Is.EqualTo(Status.Null));
        }
    }
}
