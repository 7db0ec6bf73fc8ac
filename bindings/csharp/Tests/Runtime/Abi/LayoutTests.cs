using System;
using System.Collections.Generic;
using System.Globalization;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Ddz.Raw;
using NUnit.Framework;

namespace Ddz.Tests.Abi
{
    /// <summary>
    /// The structs against bindings/abi/layout.txt, which the library writes about
    /// itself.
    /// </summary>
    public class LayoutTests
    {
        [Test]
        public void Sizes_and_offsets()
        {
            int structs = 0;
            int fields = 0;
            foreach (string[] cells in Layout())
            {
                if (cells.Length == 3)
                {
                    structs++;
                    Type type = Struct(cells[0]);
                    Assert.That(Marshal.SizeOf(type), Is.EqualTo(Number(cells[1])), cells[0]);
                    Assert.That(Alignment(type), Is.LessThanOrEqualTo(Number(cells[2])), cells[0]);
                    continue;
                }

                fields++;
                string[] names = cells[0].Split('.');
                Type owner = Struct(names[0]);
                IntPtr offset = Marshal.OffsetOf(owner, names[1]);
                Assert.That(offset.ToInt64(), Is.EqualTo(Number(cells[1])), cells[0]);
                FieldInfo field = owner.GetField(names[1]);
                Assert.That(Marshal.SizeOf(field.FieldType), Is.EqualTo(Number(cells[2])), cells[0]);
                Assert.That(CType(field), Is.EqualTo(cells[3]), cells[0]);
            }

            Assert.That(structs, Is.GreaterThan(0));
            Assert.That(fields, Is.EqualTo(Declared()), "a field that the list does not have");
        }

        /// <summary>The public structs that stand for raw ones in pinned arrays.</summary>
        [Test]
        public unsafe void Public_structs_lie_as_the_raw_ones()
        {
            Assert.That(sizeof(Play), Is.EqualTo(sizeof(ddz_play)));
            Assert.That(sizeof(Move), Is.EqualTo(sizeof(ddz_move)));
            Assert.That(sizeof(GameAction), Is.EqualTo(sizeof(ddz_action)));
            var play = new Play(PlayKind.PlaneSingles, Rank.Ten, 3, 12);
            var raw = *(ddz_play*)&play;
            Assert.That(raw.kind, Is.EqualTo(9));
            Assert.That(raw.rank, Is.EqualTo(7));
            Assert.That(raw.length, Is.EqualTo(3));
            Assert.That(raw.cards, Is.EqualTo(12));
        }

        /// <summary>
        /// Nothing in them needs marshalling: IL2CPP would copy a struct that is not
        /// blittable, field by field.
        /// </summary>
        [Test]
        public void Structs_are_blittable()
        {
            foreach (string[] cells in Layout())
            {
                if (cells.Length == 3)
                {
                    var one = Array.CreateInstance(Struct(cells[0]), 1);
                    GCHandle.Alloc(one, GCHandleType.Pinned).Free();
                }
            }
        }

        private static IEnumerable<string[]> Layout()
        {
            foreach (string line in Repository.Lines("bindings/abi/layout.txt"))
            {
                if (line.Length > 0 && line[0] != '#')
                {
                    yield return line.Split('\t');
                }
            }
        }

        /// <summary>Fields of all raw structs.</summary>
        private static int Declared()
        {
            int fields = 0;
            foreach (Type type in typeof(NativeMethods).Assembly.GetTypes())
            {
                if (type.Namespace == "Ddz.Raw" && type.IsValueType && !type.IsNested)
                {
                    fields += type.GetFields(BindingFlags.Instance | BindingFlags.Public).Length;
                }
            }

            return fields;
        }

        private static Type Struct(string name)
        {
            Type type = typeof(NativeMethods).Assembly.GetType("Ddz.Raw." + name, true);
            Assert.That(type.IsLayoutSequential || type.IsExplicitLayout, Is.True, name);
            return type;
        }

        private static string CType(FieldInfo field)
        {
            var array = (FixedBufferAttribute)Attribute.GetCustomAttribute(
                field, typeof(FixedBufferAttribute));
            return array == null
                ? CName(field.FieldType)
                : CName(array.ElementType) + "[" + array.Length + "]";
        }

        private static string CName(Type type)
        {
            return type == typeof(byte) ? "uint8_t"
                : type == typeof(sbyte) ? "int8_t"
                : type == typeof(ushort) ? "uint16_t"
                : type == typeof(short) ? "int16_t"
                : type == typeof(uint) ? "uint32_t"
                : type == typeof(int) ? "int32_t"
                : type.Name;
        }

        /// <summary>The widest integer in a struct, nested ones included.</summary>
        private static int Alignment(Type type)
        {
            var array = type.GetFields(BindingFlags.Instance | BindingFlags.Public);
            int widest = 1;
            foreach (FieldInfo field in array)
            {
                var buffer = (FixedBufferAttribute)Attribute.GetCustomAttribute(
                    field, typeof(FixedBufferAttribute));
                Type element = buffer == null ? field.FieldType : buffer.ElementType;
                int width = element.IsPrimitive ? Marshal.SizeOf(element) : Alignment(element);
                widest = Math.Max(widest, width);
            }

            return widest;
        }

        private static int Number(string cell)
        {
            return int.Parse(cell, CultureInfo.InvariantCulture);
        }
    }
}
