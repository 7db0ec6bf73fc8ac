using System;
using System.Collections.Generic;
using System.Globalization;
using NUnit.Framework;

namespace Ddz.Tests.Vectors
{
    /// <summary>flows.tsv, flow_switches.tsv and deals.tsv.</summary>
    public class GameVectorTests
    {
        private static readonly string[] NoSwitches = { "name", "number", "source" };

        [Test]
        public void Flows()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read("flows.tsv"))
            {
                var preset = (FlowPreset)uint.Parse(row["number"], CultureInfo.InvariantCulture);
                faults.Expect(row.Where, row["name"], preset.ToString().ToLowerInvariant());
                FlowSwitches switches = Flow.Of(preset).Switches;
                Assert.That(switches.Base, Is.EqualTo(1), row.Where);
                foreach (string column in row.Columns)
                {
                    if (Array.IndexOf(NoSwitches, column) < 0)
                    {
                        string value = Deals.Get(switches, column).ToString(CultureInfo.InvariantCulture);
                        faults.Expect(row.Where + " " + column, row[column], value);
                    }
                }

                object named = typeof(Flow).GetProperty(preset.ToString()).GetValue(null, null);
                Assert.That(named, Is.SameAs(Flow.Of(preset)), row.Where);
            }

            faults.AssertNone();
        }

        [Test]
        public void Contradictions()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read("flow_switches.tsv"))
            {
                Flow flow;
                FlowSwitches switches = Deals.Changed(row["base"], row["changes"]);
                Status status = Flow.TryCreate(switches, out flow);
                faults.Expect(row.Where, row["expected"], Notation.Snake(status.ToString()));
                Assert.That(flow != null, Is.EqualTo(status == Status.Ok), row.Where);
                if (status == Status.Ok)
                {
                    Assert.That(new Flow(switches).Switches.Base, Is.EqualTo(switches.Base));
                }
                else
                {
                    var thrown = Assert.Throws<DdzException>(() => new Flow(switches));
                    Assert.That(thrown.Status, Is.EqualTo(status), row.Where);
                }
            }

            faults.AssertNone();
        }

        [Test]
        public void WholeDeals()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read("deals.tsv"))
            {
                Game game = New(row);
                var record = new List<byte>();
                Status answer = PlayOut(row, game, record);

                faults.Expect(row.Where, row["answer"], Notation.Snake(answer.ToString()));
                foreach (string fact in Tokens(row["expected"]))
                {
                    string[] parts = fact.Split('=');
                    faults.Expect(row.Where + " " + parts[0], parts[1], Fact(game, parts[0]));
                }

                Assert.That(Game.Unpack(game.Pack()), Is.EqualTo(game), row.Where);
                Assert.That(Record.Replay(record.ToArray()), Is.EqualTo(game), row.Where);
            }

            faults.AssertNone();
        }

        [Test]
        public void Forms()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read("forms.tsv"))
            {
                Game game = New(row);
                var record = new List<byte>();
                Assert.That(PlayOut(row, game, record), Is.EqualTo(Status.Ok), row.Where);
                faults.Expect(row.Where + " packed", row["packed"], Hexadecimal(game.Pack()));
                faults.Expect(row.Where + " record", row["record"], Hexadecimal(record.ToArray()));
                byte[] packed = Notation.Cards(row["packed"]);
                Assert.That(Game.Unpack(packed), Is.EqualTo(game), row.Where);
                byte[] recorded = Notation.Cards(row["record"]);
                Assert.That(Record.Replay(recorded), Is.EqualTo(game), row.Where);
            }

            faults.AssertNone();
        }

        /// <summary>
        /// Lets the seats act and writes the record; gives what the last action answered.
        /// A refused one changes nothing.
        /// </summary>
        private static Status PlayOut(VectorFile.Row row, Game game, List<byte> record)
        {
            record.AddRange(Record.Begin(game));
            Status answer = Status.Ok;
            int actions = 0;
            foreach (string token in Tokens(row["actions"]))
            {
                Assert.That(answer, Is.EqualTo(Status.Ok), row.Where + " before " + token);
                Game before = game.Clone();
                GameAction action = Deals.Action(game, token);
                answer = game.TryAct(action);
                if (answer == Status.Ok)
                {
                    record.AddRange(Record.Append(game, action));
                    actions++;
                }
                else
                {
                    Assert.That(game, Is.EqualTo(before), row.Where + " " + token);
                }
            }

            Assert.That(game.Actions, Is.EqualTo(actions), row.Where);
            return answer;
        }

        private static string Hexadecimal(byte[] bytes)
        {
            return "0x" + BitConverter.ToString(bytes).Replace("-", "");
        }

        private static Game New(VectorFile.Row row)
        {
            RuleSet rules = RuleSets.All()[row["rules"]];
            var flow = new Flow(Deals.Changed(row["flow"], row["switches"]));
            int first = int.Parse(row["first"], CultureInfo.InvariantCulture);
            string hands = row["hands"];
            if (!hands.StartsWith("seed:", StringComparison.Ordinal))
            {
                return Game.NewDealt(rules, flow, Deals.DeckOf(hands), first);
            }

            var seed = new byte[Deck.SeedLength];
            byte value = byte.Parse(hands.Substring(5), CultureInfo.InvariantCulture);
            for (int i = 0; i < seed.Length; i++)
            {
                seed[i] = value;
            }

            return Game.New(rules, flow, seed, first);
        }

        private static string[] Tokens(string cell)
        {
            return cell == "-" ? new string[0] : cell.Split(' ');
        }

        private static string Fact(Game game, string name)
        {
            Score score = game.Score();
            View view = game.View(0);
            switch (name)
            {
                case "phase":
                    return game.Phase.ToString().ToLowerInvariant();
                case "waiting":
                    return Seats(seat => game.IsWaitingFor(seat) ? 1 << seat : 0, true);
                case "landlord":
                    return Seat(game.Landlord);
                case "winner":
                    return Seat(game.Winner);
                case "bid":
                    return score.Bid + "";
                case "robs":
                    return score.RobFactor + "";
                case "shows":
                    return score.ShowFactor + "";
                case "bombs":
                    return score.BombFactor + "";
                case "rocket":
                    return score.RocketFactor + "";
                case "shuttles":
                    return score.ShuttleFactor + "";
                case "spring":
                    return score.Spring.ToString().ToLowerInvariant();
                case "doubles":
                    return Seats(score.DoubleFactorOf, false);
                case "multipliers":
                    return Seats(score.MultiplierOf, false);
                case "points":
                    return Seats(seat => score.PointsOf(seat), false);
                case "redeals":
                    return game.Redeals + "";
                case "first":
                    return view.FirstBidder + "";
                case "bottom0":
                    return view.Bottom().Length + "";
                case "bottom1":
                    return game.View(1).Bottom().Length + "";
                case "counts":
                    return Seats(seat => view.CountOf(seat), false);
                case "table":
                    return Notation.Reading(game.OnTable);
                default:
                    throw new FormatException("no fact " + name);
            }
        }

        private static string Seats(Func<int, long> value, bool sum)
        {
            long[] values = { value(0), value(1), value(2) };
            return sum
                ? values[0] + values[1] + values[2] + ""
                : values[0] + "," + values[1] + "," + values[2];
        }

        private static string Seat(int? seat)
        {
            return seat == null ? "none" : seat.ToString();
        }
    }
}
