//! `ddz_rules_*`.

use super::abi::ddz_rules;
use super::door::input::Named;
use super::door::output::SizedOut;
use super::door::structs::SizedIn;
use super::door::{Arguments, guard};
use ddz::rules::Preset;

/// Fills `out` with a named rule set.
///
/// @param preset DDZ_PRESET_…
/// @param out its struct_size is set by the caller before the call
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_rules_preset(preset: u32, out: *mut ddz_rules) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let out = unsafe { SizedOut::new(out) };
        let (preset, out) = (Named::new(Preset::new(preset)), out).take()?;
        out.write(ddz_rules::from(preset.rule_set()));
        Ok(())
    })
}

/// Says whether a rule set is one: every switch in its range, no contradiction.
///
/// @param rules the rule set
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, or the first of
/// DDZ_ERR_RULES_RANGE, DDZ_ERR_RULES_KINDS, DDZ_ERR_RULES_FOUR_ROCKET,
/// DDZ_ERR_RULES_WING_PAIRS_QUAD, DDZ_ERR_RULES_WING_ADJACENT_TRIO,
/// DDZ_ERR_RULES_SHUTTLE_WINGS, DDZ_ERR_RULES_WING_ROCKET,
/// DDZ_ERR_RULES_RESERVED
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_rules_check(rules: *const ddz_rules) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (rules,) = (unsafe { SizedIn::new(rules) },).take()?;
        rules.check()?;
        Ok(())
    })
}

impl From<ddz::rules::RuleSet> for ddz_rules {
    fn from(rules: ddz::rules::RuleSet) -> ddz_rules {
        let s = rules.switches();
        ddz_rules {
            struct_size: size_of::<ddz_rules>() as u32,
            kinds_off: s.kinds_off,
            straight_min: s.straight_min,
            pair_straight_min: s.pair_straight_min,
            plane_min: s.plane_min,
            shuttle_min: s.shuttle_min,
            trio_plain: s.trio_plain,
            trio_single: s.trio_single,
            trio_pair: s.trio_pair,
            plane_singles: s.plane_singles,
            plane_pairs: s.plane_pairs,
            wing_repeat: s.wing_repeat,
            wing_adjacent_trio: s.wing_adjacent_trio,
            wing_rocket: s.wing_rocket,
            wing_pairs_quad: s.wing_pairs_quad,
            four_singles: s.four_singles,
            four_rocket: s.four_rocket,
            four_pairs: s.four_pairs,
            shuttle: s.shuttle,
            shuttle_singles: s.shuttle_singles,
            shuttle_pairs: s.shuttle_pairs,
            reserved: [0; 21],
        }
    }
}
