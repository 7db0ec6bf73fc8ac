using System;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// A deal as bytes: how it began, then each action. Replaying them gives the same
    /// state on every platform and in every language.
    /// </summary>
    /// <remarks>
    /// A record that was changed is refused at the first action that is not what was
    /// played; a checksum keeps off accidents, not forgers.
    /// </remarks>
    public static unsafe class Record
    {
        /// <summary>Bytes that Begin writes, at most.</summary>
        public const int BeginMax = (int)Numbers.RECORD_BEGIN_MAX;

        /// <summary>Bytes that Append writes, at most.</summary>
        public const int EntryMax = (int)Numbers.RECORD_ENTRY_MAX;

        /// <summary>Bytes of a record, at most; no deal has a longer one.</summary>
        public const int Max = (int)Numbers.RECORD_MAX;

        /// <summary>The beginning of a record: the game before the actions.</summary>
        /// <param name="game">A new game, for the record of a whole deal.</param>
        /// <exception cref="DdzException">Null.</exception>
        public static byte[] Begin(Game game)
        {
            var bytes = new byte[BeginMax];
            int length;
            Door.Require(TryBegin(game, bytes, out length));
            Array.Resize(ref bytes, length);
            return bytes;
        }

        /// <summary>The beginning of a record: the game before the actions.</summary>
        /// <param name="game">A new game, for the record of a whole deal.</param>
        /// <param name="bytes">Where they go; null only counts them.</param>
        /// <param name="length">How many there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Null, Buffer.</returns>
        public static Status TryBegin(Game game, byte[] bytes, out int length)
        {
            length = 0;
            Door.Open();
            if (game == null)
            {
                return Status.Null;
            }

            byte none;
            fixed (byte* pinned = bytes)
            {
                byte* output = pinned == null && bytes != null ? &none : pinned;
                return game.BeginRecord(output, Door.Length(bytes), out length);
            }
        }

        /// <summary>The bytes of one action, to be put behind those that are there.</summary>
        /// <param name="game">The game after it has accepted the action.</param>
        /// <param name="action">That action.</param>
        /// <exception cref="DdzException">The statuses of TryAppend but Buffer.</exception>
        public static byte[] Append(Game game, GameAction action)
        {
            var bytes = new byte[EntryMax];
            int length;
            Door.Require(TryAppend(game, action, bytes, out length));
            Array.Resize(ref bytes, length);
            return bytes;
        }

        /// <summary>The bytes of one action, to be put behind those that are there.</summary>
        /// <param name="game">The game after it has accepted the action.</param>
        /// <param name="action">That action.</param>
        /// <param name="bytes">Where they go; null only counts them.</param>
        /// <param name="length">How many there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Null, Enum, TooMany, Card, Duplicate, TurnField, Buffer.</returns>
        public static Status TryAppend(
            Game game, GameAction action, byte[] bytes, out int length)
        {
            length = 0;
            Door.Open();
            if (game == null)
            {
                return Status.Null;
            }

            byte none;
            fixed (byte* pinned = bytes)
            {
                byte* output = pinned == null && bytes != null ? &none : pinned;
                return game.AppendRecord(action, output, Door.Length(bytes), out length);
            }
        }

        /// <summary>The state after all actions of a record.</summary>
        /// <param name="record">The bytes.</param>
        /// <exception cref="DdzException">The statuses of TryReplay.</exception>
        public static Game Replay(byte[] record)
        {
            Game game;
            int index;
            Door.Require(TryReplay(record, int.MaxValue, out game, out index));
            return game;
        }

        /// <summary>The state after some actions of a record.</summary>
        /// <param name="record">The bytes, up to <see cref="Max"/>.</param>
        /// <param name="actions">How many to play, at most.</param>
        /// <param name="game">The state after them; null on an error.</param>
        /// <param name="index">
        /// How many were played; on an error that an action makes, the index of that
        /// action, counted from 0.
        /// </param>
        /// <returns>
        /// Ok, Null, Length, Format, Checksum, Rules…, Flow…, Game, TooMany, Card,
        /// Duplicate, Turn….
        /// </returns>
        public static Status TryReplay(
            byte[] record, int actions, out Game game, out int index)
        {
            game = null;
            index = 0;
            if (actions < 0)
            {
                return Status.Length;
            }

            Door.Open();
            fixed (byte* bytes = record)
            {
                return Game.ReplayRecord(
                    bytes, Door.Length(record), (uint)actions, out game, out index);
            }
        }

        /// <summary>An action out of a record, without playing it.</summary>
        /// <param name="record">The bytes.</param>
        /// <param name="index">Counted from 0.</param>
        /// <exception cref="DdzException">The statuses of TryActionAt.</exception>
        public static GameAction ActionAt(byte[] record, int index)
        {
            GameAction action;
            Door.Require(TryActionAt(record, index, out action));
            return action;
        }

        /// <summary>An action out of a record, without playing it.</summary>
        /// <param name="record">The bytes, up to <see cref="Max"/>.</param>
        /// <param name="index">Counted from 0.</param>
        /// <param name="action">The action.</param>
        /// <returns>
        /// Ok, Null, Length (also when there are not so many actions), Format, Checksum,
        /// Rules…, Flow…, Game, TooMany, Card, Duplicate.
        /// </returns>
        public static Status TryActionAt(byte[] record, int index, out GameAction action)
        {
            action = default(GameAction);
            if (index < 0)
            {
                return Status.Length;
            }

            Door.Open();
            var result = default(GameAction);
            Status status;
            fixed (byte* bytes = record)
            {
                status = (Status)NativeMethods.ddz_record_action(
                    bytes, (uint)Door.Length(record), (uint)index, (ddz_action*)&result);
            }

            action = result;
            return status;
        }
    }
}
