using System;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.InteropServices;
using Ddz.Raw;
using NUnit.Framework;

namespace Ddz.Tests.Abi
{
    /// <summary>What the raw layer may do, whatever generated it.</summary>
    public class ImportTests
    {
        [Test]
        public void Every_symbol_has_its_import()
        {
            var imported = new List<string>();
            foreach (MethodInfo method in Imports())
            {
                imported.Add(method.Name);
            }

            var exported = new List<string>();
            foreach (string line in Repository.Lines("bindings/abi/symbols.txt"))
            {
                if (line.Length > 0 && line[0] != '#')
                {
                    exported.Add(line);
                }
            }

            Assert.That(exported, Is.Not.Empty);
            imported.Sort(StringComparer.Ordinal);
            Assert.That(imported, Is.EqualTo(exported));
        }

        [Test]
        public void Every_import_is_cdecl_under_its_own_name()
        {
            foreach (MethodInfo method in Imports())
            {
                var import = (DllImportAttribute)Attribute.GetCustomAttribute(
                    method, typeof(DllImportAttribute));
                Assert.That(import.CallingConvention, Is.EqualTo(CallingConvention.Cdecl), method.Name);
                Assert.That(import.ExactSpelling, Is.True, method.Name);
                Assert.That(import.EntryPoint, Is.EqualTo(method.Name));
                Assert.That(import.SetLastError, Is.False, method.Name);
            }
        }

        /// <summary>
        /// Nothing but fixed-width integers and pointers crosses: no delegate, bool,
        /// string or native integer, which IL2CPP and others marshal each their way.
        /// </summary>
        [Test]
        public void Only_integers_and_pointers_cross()
        {
            foreach (MethodInfo method in Imports())
            {
                Assert.That(Crosses(method.ReturnType), Is.True, method.ToString());
                foreach (ParameterInfo parameter in method.GetParameters())
                {
                    Assert.That(Crosses(parameter.ParameterType), Is.True, method.ToString());
                }
            }
        }

        /// <summary>All imports are in one class, so that the tests above see them all.</summary>
        [Test]
        public void No_import_stands_elsewhere()
        {
            foreach (Type type in typeof(NativeMethods).Assembly.GetTypes())
            {
                foreach (MethodInfo method in Methods(type))
                {
                    bool import = (method.Attributes & MethodAttributes.PinvokeImpl) != 0;
                    Assert.That(!import || type == typeof(NativeMethods), Is.True, method.ToString());
                }
            }
        }

        /// <summary>No pointer is in a public signature, and no raw type.</summary>
        [Test]
        public void The_raw_layer_does_not_show()
        {
            foreach (Type type in typeof(NativeMethods).Assembly.GetExportedTypes())
            {
                Assert.That(type.Namespace, Is.Not.EqualTo("Ddz.Raw"));
                foreach (MethodInfo method in type.GetMethods())
                {
                    Assert.That(method.ReturnType.IsPointer, Is.False, type + "." + method);
                    foreach (ParameterInfo parameter in method.GetParameters())
                    {
                        Assert.That(parameter.ParameterType.IsPointer, Is.False, type + "." + method);
                    }
                }
            }
        }

        private static bool Crosses(Type type)
        {
            if (!type.IsPointer)
            {
                return type == typeof(int) || type == typeof(uint) || type == typeof(byte);
            }

            Type target = type.GetElementType();
            bool raw = target.Namespace == "Ddz.Raw" && target.IsValueType && !target.IsEnum;
            return target == typeof(byte) || target == typeof(uint) || target == typeof(int) || raw;
        }

        private static IEnumerable<MethodInfo> Imports()
        {
            int imports = 0;
            foreach (MethodInfo method in Methods(typeof(NativeMethods)))
            {
                if ((method.Attributes & MethodAttributes.PinvokeImpl) != 0)
                {
                    imports++;
                    yield return method;
                }
            }

            Assert.That(imports, Is.GreaterThan(0));
        }

        private static MethodInfo[] Methods(Type type)
        {
            return type.GetMethods(
                BindingFlags.Static | BindingFlags.Instance | BindingFlags.Public
                | BindingFlags.NonPublic | BindingFlags.DeclaredOnly);
        }
    }
}
