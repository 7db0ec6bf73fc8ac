using Ddz.Raw;

namespace Ddz
{
    /// <summary>Rule sets by name.</summary>
    public enum Preset : uint
    {
        /// <summary>The official competition rules of 2016.</summary>
        Standard = Numbers.PRESET_STANDARD,

        /// <summary>As Pagat describes the game.</summary>
        Pagat = Numbers.PRESET_PAGAT,

        /// <summary>欢乐斗地主, as its rules are retold.</summary>
        Happy = Numbers.PRESET_HAPPY,

        /// <summary>The ET/Unity client: no wings on planes, no four with two.</summary>
        Et = Numbers.PRESET_ET,

        /// <summary>The u3d client: shuttles allowed.</summary>
        U3d = Numbers.PRESET_U3D,

        /// <summary>The Egret client: a quad may be two pairs.</summary>
        Egret = Numbers.PRESET_EGRET,

        /// <summary>The WHGame family (CGameLogic).</summary>
        Whgame = Numbers.PRESET_WHGAME,

        /// <summary>The Cocos2d-x client.</summary>
        Cocos = Numbers.PRESET_COCOS,

        /// <summary>RLCard: the same plays as Standard.</summary>
        Rlcard = Numbers.PRESET_RLCARD,

        /// <summary>DouZero, as its move generator has it.</summary>
        Douzero = Numbers.PRESET_DOUZERO,

        /// <summary>OpenSpiel: no four with two.</summary>
        Openspiel = Numbers.PRESET_OPENSPIEL,

        /// <summary>Botzone FightTheLandlord2: shuttles allowed.</summary>
        Botzone = Numbers.PRESET_BOTZONE,
    }
}
