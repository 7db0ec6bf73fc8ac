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

        /// <summary>The beginning of a record: the table before the actions.</summary>
        /// <param name="table">A new table, for the record of a whole deal.</param>
        /// <exception cref="DdzException">Null.</exception>
        public static byte[] Begin(Table table)
        {
            var bytes = new byte[BeginMax];
            int length;
            Door.Require(TryBegin(table, bytes, out length));
            Array.Resize(ref bytes, length);
            return bytes;
        }

        /// <summary>The beginning of a record: the table before the actions.</summary>
        /// <param name="table">A new table, for the record of a whole deal.</param>
        /// <param name="bytes">Where they go; null only counts them.</param>
        /// <param name="length">How many there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Null, Buffer.</returns>
        public static Status TryBegin(Table table, byte[] bytes, out int length)
        {
            length = 0;
            Door.Open();
            if (table == null)
            {
                return Status.Null;
            }

            byte none;
            fixed (byte* pinned = bytes)
            {
                byte* output = pinned == null && bytes != null ? &none : pinned;
                return table.BeginRecord(output, Door.Length(bytes), out length);
            }
        }

        /// <summary>The bytes of one action, to be put behind those that are there.</summary>
        /// <param name="table">The table after it has accepted the action.</param>
        /// <param name="action">That action.</param>
        /// <exception cref="DdzException">The statuses of TryAppend but Buffer.</exception>
        public static byte[] Append(Table table, TableAction action)
        {
            var bytes = new byte[EntryMax];
            int length;
            Door.Require(TryAppend(table, action, bytes, out length));
            Array.Resize(ref bytes, length);
            return bytes;
        }

        /// <summary>The bytes of one action, to be put behind those that are there.</summary>
        /// <param name="table">The table after it has accepted the action.</param>
        /// <param name="action">That action.</param>
        /// <param name="bytes">Where they go; null only counts them.</param>
        /// <param name="length">How many there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Null, Enum, TooMany, Card, Duplicate, TurnField, Buffer.</returns>
        public static Status TryAppend(
            Table table, TableAction action, byte[] bytes, out int length)
        {
            length = 0;
            Door.Open();
            if (table == null)
            {
                return Status.Null;
            }

            byte none;
            fixed (byte* pinned = bytes)
            {
                byte* output = pinned == null && bytes != null ? &none : pinned;
                return table.AppendRecord(action, output, Door.Length(bytes), out length);
            }
        }

        /// <summary>The state after all actions of a record.</summary>
        /// <param name="record">The bytes.</param>
        /// <exception cref="DdzException">The statuses of TryReplay.</exception>
        public static Table Replay(byte[] record)
        {
            Table table;
            int index;
            Door.Require(TryReplay(record, int.MaxValue, out table, out index));
            return table;
        }

        /// <summary>The state after some actions of a record.</summary>
        /// <param name="record">The bytes, up to <see cref="Max"/>.</param>
        /// <param name="actions">How many to play, at most.</param>
        /// <param name="table">The state after them; null on an error.</param>
        /// <param name="index">
        /// How many were played; on an error that an action makes, the index of that
        /// action, counted from 0.
        /// </param>
        /// <returns>
        /// Ok, Null, Length, Format, Checksum, Rules…, Flow…, Table, TooMany, Card,
        /// Duplicate, Turn….
        /// </returns>
        public static Status TryReplay(
            byte[] record, int actions, out Table table, out int index)
        {
            table = null;
            index = 0;
            if (actions < 0)
            {
                return Status.Length;
            }

            Door.Open();
            fixed (byte* bytes = record)
            {
                return Table.ReplayRecord(
                    bytes, Door.Length(record), (uint)actions, out table, out index);
            }
        }

        /// <summary>An action out of a record, without playing it.</summary>
        /// <param name="record">The bytes.</param>
        /// <param name="index">Counted from 0.</param>
        /// <exception cref="DdzException">The statuses of TryActionAt.</exception>
        public static TableAction ActionAt(byte[] record, int index)
        {
            TableAction action;
            Door.Require(TryActionAt(record, index, out action));
            return action;
        }

        /// <summary>An action out of a record, without playing it.</summary>
        /// <param name="record">The bytes, up to <see cref="Max"/>.</param>
        /// <param name="index">Counted from 0.</param>
        /// <param name="action">The action.</param>
        /// <returns>
        /// Ok, Null, Length (also when there are not so many actions), Format, Checksum,
        /// Rules…, Flow…, Table, TooMany, Card, Duplicate.
        /// </returns>
        public static Status TryActionAt(byte[] record, int index, out TableAction action)
        {
            action = default(TableAction);
            if (index < 0)
            {
                return Status.Length;
            }

            Door.Open();
            var result = default(TableAction);
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
