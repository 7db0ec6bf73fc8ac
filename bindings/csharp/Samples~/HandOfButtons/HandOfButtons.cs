using System;
using System.Collections.Generic;
using System.Security.Cryptography;
using Ddz;
using UnityEngine;
using UnityEngine.UI;

/// <summary>
/// A hand of cards as buttons: click cards to pick them, then play, pass, or ask
/// for a hint. Put it on an object of a canvas and drag the buttons in.
/// </summary>
public class HandOfButtons : MonoBehaviour
{
    /// <summary>20 buttons with a text each, one a card.</summary>
    public Button[] cardButtons;

    public Button playButton;
    public Button passButton;
    public Button hintButton;
    public Text message;

    private readonly RuleSet rules = RuleSet.Standard;
    private readonly List<byte> picked = new List<byte>();
    private byte[] hand = new byte[0];
    private Play table;
    private Move[] hints = new Move[0];
    private int nextHint;

    /// <summary>Shows a hand and what lies on the table; no play there is a lead.</summary>
    public void Deal(byte[] cards, Play onTable)
    {
        hand = (byte[])cards.Clone();
        Cards.Sort(hand, Order.RankDesc);
        table = onTable;
        hints = Hints.List(rules, hand, table);
        nextHint = 0;
        picked.Clear();
        Show();
    }

    private void Start()
    {
        for (int i = 0; i < cardButtons.Length; i++)
        {
            int place = i; // Each button keeps its own.
            cardButtons[i].onClick.AddListener(() => Pick(place));
        }

        playButton.onClick.AddListener(OnPlay);
        passButton.onClick.AddListener(OnPass);
        hintButton.onClick.AddListener(OnHint);

        // A real game takes these from its server.
        var seed = new byte[Deck.SeedLength];
        using (RandomNumberGenerator random = RandomNumberGenerator.Create())
        {
            random.GetBytes(seed);
        }

        var first = new byte[17];
        Array.Copy(Deck.Shuffle(seed), first, first.Length);
        Deal(first, Play.None);
    }

    private void Pick(int place)
    {
        byte card = hand[place];
        if (!picked.Remove(card))
        {
            picked.Add(card);
        }

        Show();
    }

    private void OnPlay()
    {
        byte[] cards = picked.ToArray();
        Play play = Rules.Beats(rules, table, cards);
        if (play.IsNone)
        {
            message.text = table.IsNone ? "Not a play." : "That does not beat " + table + ".";
            return;
        }

        // Here a real game tells its server; the table then belongs to the others.
        hand = Array.FindAll(hand, card => !picked.Contains(card));
        Deal(hand, play);
        message.text = hand.Length == 0 ? "You are out!" : "Played: " + Cards.Format(cards, Style.Ranks);
    }

    private void OnPass()
    {
        if (table.IsNone)
        {
            message.text = "The leader may not pass.";
            return;
        }

        Deal(hand, Play.None);
        message.text = "Passed.";
    }

    /// <summary>The best hint first, the next one at the next click.</summary>
    private void OnHint()
    {
        picked.Clear();
        if (hints.Length == 0)
        {
            message.text = "Only a pass is left.";
        }
        else
        {
            picked.AddRange(hints[nextHint].ToArray());
            nextHint = (nextHint + 1) % hints.Length;
        }

        Show();
    }

    private void Show()
    {
        for (int i = 0; i < cardButtons.Length; i++)
        {
            bool held = i < hand.Length;
            cardButtons[i].gameObject.SetActive(held);
            if (held)
            {
                string name = Cards.Format(new[] { hand[i] }, Style.Suited);
                bool up = picked.Contains(hand[i]);
                cardButtons[i].GetComponentInChildren<Text>().text = up ? "[" + name + "]" : name;
            }
        }
    }
}
