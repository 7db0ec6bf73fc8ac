using System;
using Ddz.Raw;

namespace Ddz
{
    // A table as bytes that mean the same for ever and everywhere.
    public sealed unsafe partial class Table
    {
        /// <summary>Bytes that Pack writes, at most; in any later version too.</summary>
        public const int PackedMax = (int)Numbers.PACKED_MAX;

        /// <summary>Reads what Pack wrote.</summary>
        /// <param name="bytes">The packed table.</param>
        /// <exception cref="DdzException">The statuses of TryUnpack.</exception>
        public static Table Unpack(byte[] bytes)
        {
            Table table;
            Door.Require(TryUnpack(bytes, 0, Door.Length(bytes), out table));
            return table;
        }

        /// <summary>Reads what Pack wrote.</summary>
        /// <param name="bytes">An array with a packed table.</param>
        /// <param name="offset">Where it begins.</param>
        /// <param name="count">How many bytes, 0..<see cref="PackedMax"/>.</param>
        /// <param name="table">The table; null on an error.</param>
        /// <returns>
        /// Ok, Null, Length, Format, Checksum, Rules…, Flow…, Table (no deal can come to
        /// this state).
        /// </returns>
        public static Status TryUnpack(byte[] bytes, int offset, int count, out Table table)
        {
            table = null;
            if (!Door.Holds(bytes, offset, count))
            {
                return Status.Length;
            }

            Door.Open();
            var result = new ddz_table { struct_size = (uint)sizeof(ddz_table) };
            Status status;
            fixed (byte* input = bytes)
            {
                status = (Status)NativeMethods.ddz_table_unpack(
                    input + offset, (uint)count, &result);
            }

            if (status == Status.Ok)
            {
                table = new Table(result);
            }

            return status;
        }

        /// <summary>Writes the table as bytes, with a checksum at the end.</summary>
        public byte[] Pack()
        {
            var bytes = new byte[PackedMax];
            int length;
            Door.Require(TryPack(bytes, out length));
            Array.Resize(ref bytes, length);
            return bytes;
        }

        /// <summary>Writes the table as bytes, with a checksum at the end.</summary>
        /// <param name="bytes">
        /// Where they go, <see cref="PackedMax"/> always suffice; null only counts them.
        /// </param>
        /// <param name="length">How many there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Buffer.</returns>
        public Status TryPack(byte[] bytes, out int length)
        {
            Door.Open();
            byte none;
            uint written = 0;
            Status status;
            fixed (ddz_table* table = &raw)
            fixed (byte* pinned = bytes)
            {
                // An empty array pins to null, which would ask for the count.
                byte* output = pinned == null && bytes != null ? &none : pinned;
                status = (Status)NativeMethods.ddz_table_pack(
                    table, output, (uint)Door.Length(bytes), &written);
            }

            length = (int)written;
            return status;
        }

        internal Status BeginRecord(byte* bytes, int capacity, out int length)
        {
            uint written = 0;
            Status status;
            fixed (ddz_table* table = &raw)
            {
                status = (Status)NativeMethods.ddz_record_begin(
                    table, bytes, (uint)capacity, &written);
            }

            length = (int)written;
            return status;
        }

        internal Status AppendRecord(TableAction action, byte* bytes, int capacity, out int length)
        {
            uint written = 0;
            Status status;
            fixed (ddz_table* table = &raw)
            {
                status = (Status)NativeMethods.ddz_record_append(
                    table, (ddz_action*)&action, bytes, (uint)capacity, &written);
            }

            length = (int)written;
            return status;
        }

        internal static Status ReplayRecord(
            byte* bytes, int count, uint actions, out Table table, out int index)
        {
            uint played = 0;
            var result = new ddz_table { struct_size = (uint)sizeof(ddz_table) };
            var status = (Status)NativeMethods.ddz_record_replay(
                bytes, (uint)count, actions, &result, &played);
            table = status == Status.Ok ? new Table(result) : null;
            index = (int)played;
            return status;
        }
    }
}
