using System;
using System.Reflection;
using UnityEngine;

/// <summary>Starts every behaviour of this program once, as a scene does.</summary>
internal static class Start
{
    private static void Main()
    {
        foreach (Type type in typeof(Start).Assembly.GetTypes())
        {
            if (type.IsSubclassOf(typeof(MonoBehaviour)))
            {
                type.GetMethod("Start", BindingFlags.Instance | BindingFlags.NonPublic)
                    .Invoke(Activator.CreateInstance(type), null);
            }
        }
    }
}
