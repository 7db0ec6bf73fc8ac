using System;
using System.Reflection;
using Ddz;
using UnityEngine;
using UnityEngine.UI;

/// <summary>Clicks through the sample as a player would.</summary>
internal static class PlayScene
{
    private static HandOfButtons scene;

    private static void Main()
    {
        scene = new HandOfButtons
        {
            cardButtons = Array.ConvertAll(new int[20], none => new Button()),
            playButton = new Button(),
            passButton = new Button(),
            hintButton = new Button(),
            message = new Text(),
        };
        Call(scene, "Start");
        Print("dealt " + Shown().Split(' ').Length);

        scene.Deal(Cards.Parse("3 4 5 6 7 9 9 K 2"), Play.None);
        Print(Shown());
        scene.passButton.onClick.Invoke();
        Print(scene.message.text);
        Pick(0);
        Pick(2);
        Print(Shown());
        scene.playButton.onClick.Invoke();
        Print(scene.message.text);
        scene.hintButton.onClick.Invoke();
        Print(Shown());
        scene.playButton.onClick.Invoke();
        Print(scene.message.text + " left " + Shown());
        scene.hintButton.onClick.Invoke();
        Print(scene.message.text);
        scene.passButton.onClick.Invoke();
        scene.hintButton.onClick.Invoke();
        Print(Shown());
        scene.hintButton.onClick.Invoke();
        Print(scene.message.text + " " + Shown());
    }

    private static void Pick(int place)
    {
        scene.cardButtons[place].onClick.Invoke();
    }

    private static string Shown()
    {
        string text = "";
        foreach (Button button in scene.cardButtons)
        {
            if (button.gameObject.activeSelf)
            {
                text += " " + button.GetComponentInChildren<Text>().text;
            }
        }

        return text.Trim();
    }

    /// <summary>Unity calls these by their names.</summary>
    private static void Call(MonoBehaviour behaviour, string method)
    {
        behaviour.GetType()
            .GetMethod(method, BindingFlags.Instance | BindingFlags.NonPublic)
            .Invoke(behaviour, null);
    }

    private static void Print(string line)
    {
        Console.WriteLine(line);
    }
}
