using System;
using Ddz.Raw;

namespace Ddz
{
    // A game as bytes that mean the same for ever and everywhere.
    public sealed unsafe partial class Game
    {
        /// <summary>Bytes that Pack writes, at most; in any later version too.</summary>
        public const int PackedMax = (int)Numbers.PACKED_MAX;

        /// <summary>Reads what Pack wrote.</summary>
        /// <param name="bytes">The packed game.</param>
        /// <exception cref="DdzException">The statuses of TryUnpack.</exception>
        public static Game Unpack(byte[] bytes)
        {
            Game game;
            Door.Require(TryUnpack(bytes, 0, Door.Length(bytes), out game));
            return game;
        }

        /// <summary>Reads what Pack wrote.</summary>
        /// <param name="bytes">An array with a packed game.</param>
        /// <param name="offset">Where it begins.</param>
        /// <param name="count">How many bytes, 0..<see cref="PackedMax"/>.</param>
        /// <param name="game">The game; null on an error.</param>
        /// <returns>
        /// Ok, Null, Length, Format, Checksum, Rules…, Flow…, Game (no deal can come to
        /// this state).
        /// </returns>
        public static Status TryUnpack(byte[] bytes, int offset, int count, out Game game)
        {
            game = null;
            if (!Door.Holds(bytes, offset, count))
            {
                return Status.Length;
            }

            Door.Open();
            var result = new ddz_game { struct_size = (uint)sizeof(ddz_game) };
            Status status;
            fixed (byte* input = bytes)
            {
                status = (Status)NativeMethods.ddz_game_unpack(
                    input + offset, (uint)count, &result);
            }

            if (status == Status.Ok)
            {
                game = new Game(result);
            }

            return status;
        }

        /// <summary>Writes the game as bytes, with a checksum at the end.</summary>
        public byte[] Pack()
        {
            var bytes = new byte[PackedMax];
            int length;
            Door.Require(TryPack(bytes, out length));
            Array.Resize(ref bytes, length);
            return bytes;
        }

        /// <summary>Writes the game as bytes, with a checksum at the end.</summary>
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
            fixed (ddz_game* game = &raw)
            fixed (byte* pinned = bytes)
            {
                // An empty array pins to null, which would ask for the count.
                byte* output = pinned == null && bytes != null ? &none : pinned;
                status = (Status)NativeMethods.ddz_game_pack(
                    game, output, (uint)Door.Length(bytes), &written);
            }

            length = (int)written;
            return status;
        }

        internal Status BeginRecord(byte* bytes, int capacity, out int length)
        {
            uint written = 0;
            Status status;
            fixed (ddz_game* game = &raw)
            {
                status = (Status)NativeMethods.ddz_record_begin(
                    game, bytes, (uint)capacity, &written);
            }

            length = (int)written;
            return status;
        }

        internal Status AppendRecord(GameAction action, byte* bytes, int capacity, out int length)
        {
            uint written = 0;
            Status status;
            fixed (ddz_game* game = &raw)
            {
                status = (Status)NativeMethods.ddz_record_append(
                    game, (ddz_action*)&action, bytes, (uint)capacity, &written);
            }

            length = (int)written;
            return status;
        }

        internal static Status ReplayRecord(
            byte* bytes, int count, uint actions, out Game game, out int index)
        {
            uint played = 0;
            var result = new ddz_game { struct_size = (uint)sizeof(ddz_game) };
            var status = (Status)NativeMethods.ddz_record_replay(
                bytes, (uint)count, actions, &result, &played);
            game = status == Status.Ok ? new Game(result) : null;
            index = (int)played;
            return status;
        }
    }
}
