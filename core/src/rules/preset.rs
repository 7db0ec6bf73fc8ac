//! The rule sets by name. Each states the intended rule of its source, not
//! its bugs; docs/rules.md has the table with the sources.

use super::rule_set::RuleSet;
use super::switches::Switches;
use crate::numbered::numbered;

numbered! {
    /// A named rule set.
    #[derive(Default)]
    Preset: u32 {
        #[default]
        Standard = PRESET_STANDARD,
        Pagat = PRESET_PAGAT,
        Happy = PRESET_HAPPY,
        Et = PRESET_ET,
        U3d = PRESET_U3D,
        Egret = PRESET_EGRET,
        Whgame = PRESET_WHGAME,
        Cocos = PRESET_COCOS,
        Rlcard = PRESET_RLCARD,
        Douzero = PRESET_DOUZERO,
        Openspiel = PRESET_OPENSPIEL,
        Botzone = PRESET_BOTZONE,
    }
}

/// The official rules of 2016, as they are retold: the base of the others.
const STANDARD: Switches = Switches {
    kinds_off: 0,
    straight_min: 5,
    pair_straight_min: 3,
    plane_min: 2,
    shuttle_min: 2,
    trio_plain: 1,
    trio_single: 1,
    trio_pair: 1,
    plane_singles: 1,
    plane_pairs: 1,
    wing_repeat: 3,
    wing_adjacent_trio: 0,
    wing_rocket: 0,
    wing_pairs_quad: 0,
    four_singles: 2,
    four_rocket: 0,
    four_pairs: 1,
    shuttle: 0,
    shuttle_singles: 0,
    shuttle_pairs: 0,
};

impl Preset {
    /// What the preset says.
    pub const fn switches(self) -> Switches {
        match self {
            Preset::Standard | Preset::Rlcard => STANDARD,
            Preset::Pagat => Switches {
                wing_repeat: 1,
                four_singles: 1,
                ..STANDARD
            },
            Preset::Happy => Switches {
                wing_repeat: 2,
                ..STANDARD
            },
            Preset::Et => Switches {
                plane_singles: 0,
                plane_pairs: 0,
                wing_repeat: 1,
                four_singles: 0,
                four_pairs: 0,
                ..STANDARD
            },
            Preset::U3d | Preset::Botzone => Switches {
                wing_repeat: 1,
                wing_rocket: 1,
                four_singles: 1,
                four_rocket: 1,
                shuttle: 1,
                shuttle_singles: 1,
                shuttle_pairs: 1,
                ..STANDARD
            },
            Preset::Egret => Switches {
                wing_repeat: 2,
                wing_rocket: 1,
                four_rocket: 1,
                four_pairs: 2,
                ..STANDARD
            },
            Preset::Whgame => Switches {
                wing_repeat: 2,
                wing_rocket: 1,
                four_singles: 1,
                four_rocket: 1,
                ..STANDARD
            },
            Preset::Cocos => Switches {
                wing_repeat: 1,
                wing_rocket: 1,
                four_rocket: 1,
                ..STANDARD
            },
            Preset::Douzero => Switches {
                wing_repeat: 4,
                wing_adjacent_trio: 1,
                wing_rocket: 1,
                four_rocket: 1,
                ..STANDARD
            },
            Preset::Openspiel => Switches {
                wing_adjacent_trio: 1,
                four_singles: 0,
                four_pairs: 0,
                ..STANDARD
            },
        }
    }

    /// The rule set that the calls take, ready made.
    pub const fn rule_set(self) -> RuleSet {
        RULE_SETS[self as usize]
    }
}

/// [`Preset::Standard`].
impl Default for RuleSet {
    fn default() -> RuleSet {
        Preset::default().rule_set()
    }
}

impl From<Preset> for RuleSet {
    fn from(preset: Preset) -> RuleSet {
        preset.rule_set()
    }
}

/// In the order of their numbers. A preset that contradicts itself does not
/// compile.
const RULE_SETS: [RuleSet; Preset::ALL.len()] = {
    let mut sets = [RuleSet::NOTHING; Preset::ALL.len()];
    let mut i = 0;
    while i < sets.len() {
        let preset = Preset::ALL[i];
        assert!(preset as usize == i);
        sets[i] = match RuleSet::new(preset.switches()) {
            Ok(rules) => rules,
            Err(_) => panic!("a preset contradicts itself"),
        };
        i += 1;
    }
    sets
};
