using System;
using System.Collections.Generic;
using System.Reflection;
using Ddz;

/// <summary>
/// Calls every public static method and property once, with nothing for
/// arguments, and prints what each throws: "Type.Method: Exception: message".
/// </summary>
internal static class EveryCall
{
    private static void Main()
    {
        foreach (Type type in typeof(Library).Assembly.GetExportedTypes())
        {
            foreach (MethodInfo method in type.GetMethods(
                BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly))
            {
                object[] arguments = Arguments(method);
                if (arguments != null)
                {
                    Console.WriteLine(type.FullName + "." + method.Name + ": " + Thrown(method, arguments));
                }
            }
        }
    }

    private static string Thrown(MethodInfo method, object[] arguments)
    {
        try
        {
            method.Invoke(null, arguments);
            return "none";
        }
        catch (TargetInvocationException e)
        {
            return e.InnerException.GetType().FullName + ": " + e.InnerException.Message;
        }
    }

    /// <summary>Null for a method over spans, which reflection cannot call.</summary>
    private static object[] Arguments(MethodInfo method)
    {
        var arguments = new List<object>();
        foreach (ParameterInfo parameter in method.GetParameters())
        {
            Type type = parameter.ParameterType;
            if (type.IsByRef)
            {
                type = type.GetElementType();
            }

            if (type.Name.Contains("Span"))
            {
                return null;
            }

            arguments.Add(type == typeof(string) ? ""
                : type.IsValueType ? Activator.CreateInstance(type)
                : null);
        }

        return arguments.ToArray();
    }
}
