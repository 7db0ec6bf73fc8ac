using Ddz;

/// <summary>How the example prints cards and plays.</summary>
internal static class Show
{
    private static readonly string[] Chinese =
    {
        "不是牌型", "单张", "对子", "三张", "三带一", "三带一对", "顺子", "连对", "飞机", "飞机带单",
        "飞机带对", "四带二", "四带两对", "航天飞机", "航天飞机带小翼", "航天飞机带大翼", "炸弹", "火箭",
    };

    private static readonly string[] English =
    {
        "not a play", "single", "pair", "trio", "trio with one", "trio with a pair", "straight",
        "pair straight", "plane", "plane with singles", "plane with pairs", "four with two",
        "four with two pairs", "shuttle", "shuttle with singles", "shuttle with pairs", "bomb",
        "rocket",
    };

    private static readonly string[] Ranks =
        { "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "小王", "大王" };

    /// <summary>
    /// Text and as many blanks as fill the columns; a Chinese character takes two.
    /// </summary>
    internal static string Column(string text, int width)
    {
        int used = 0;
        foreach (char letter in text)
        {
            used += letter >= '\u3000' ? 2 : 1;
        }

        return used < width ? text + new string(' ', width - used) : text;
    }

    /// <summary>A play: 顺子 straight, 5 ranks up to 7.</summary>
    internal static string Play(Play play)
    {
        string name = Chinese[(int)play.Kind] + "  " + English[(int)play.Kind];
        switch (play.Kind)
        {
            case PlayKind.None:
            case PlayKind.Rocket:
                return name;
            case PlayKind.Straight:
            case PlayKind.PairStraight:
            case PlayKind.Plane:
            case PlayKind.PlaneSingles:
            case PlayKind.PlanePairs:
            case PlayKind.Shuttle:
            case PlayKind.ShuttleSingles:
            case PlayKind.ShuttlePairs:
                return name + ", " + play.Length + " ranks up to " + Ranks[(int)play.Rank];
            default:
                return name + " of " + Ranks[(int)play.Rank];
        }
    }
}
