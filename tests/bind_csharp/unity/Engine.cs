using System;
using System.Collections.Generic;

// As much of Unity's types as the sample and the first screen touch, so that
// they compile and run without it. What they do here is the least that lets a
// test click a button and read a text.
namespace UnityEngine
{
    public class Object
    {
    }

    public class Component : Object
    {
        public GameObject gameObject = new GameObject();

        public T GetComponentInChildren<T>()
            where T : class
        {
            return gameObject.Child as T;
        }
    }

    public class Behaviour : Component
    {
    }

    public class MonoBehaviour : Behaviour
    {
    }

    public sealed class GameObject : Object
    {
        internal object Child;

        public bool activeSelf { get; private set; }

        public void SetActive(bool value)
        {
            activeSelf = value;
        }
    }

    public static class Debug
    {
        public static void Log(object message)
        {
            Console.WriteLine(message);
        }
    }
}

namespace UnityEngine.Events
{
    public delegate void UnityAction();

    public class UnityEvent
    {
        private readonly List<UnityAction> listeners = new List<UnityAction>();

        public void AddListener(UnityAction call)
        {
            listeners.Add(call);
        }

        public void Invoke()
        {
            listeners.ForEach(call => call());
        }
    }
}

namespace UnityEngine.UI
{
    public class Text : Behaviour
    {
        public string text { get; set; }
    }

    public class Button : Behaviour
    {
        public sealed class ButtonClickedEvent : Events.UnityEvent
        {
        }

        public readonly ButtonClickedEvent onClick = new ButtonClickedEvent();

        public Button()
        {
            gameObject.Child = new Text();
        }
    }
}
