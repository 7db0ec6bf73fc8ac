//! `ddz_flow_*`, and flows as C has them.

use core::mem::{size_of, transmute};

use super::abi::ddz_flow;
use super::door::input::Named;
use super::door::output::SizedOut;
use super::door::structs::SizedIn;
use super::door::{Arguments, guard};
use ddz::game::{Flow, FlowError, FlowPreset};

/// Fills `out` with a named flow.
///
/// @param preset DDZ_FLOW_…
/// @param out its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_flow_preset(preset: u32, out: *mut ddz_flow) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let out = unsafe { SizedOut::new(out) };
        let (preset, out) = (Named::new(FlowPreset::new(preset)), out).take()?;
        out.write(ddz_flow::from(&preset.flow()));
        Ok(())
    })
}

/// Says whether a flow is one: every switch in its range, no contradiction, no
/// score that could pass 32 bits.
///
/// @param flow the flow
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, or the first of
/// DDZ_ERR_FLOW_RANGE, DDZ_ERR_FLOW_ROB_BACK, DDZ_ERR_FLOW_REDEAL_MAX,
/// DDZ_ERR_FLOW_REVEALER, DDZ_ERR_FLOW_BOTTOM, DDZ_ERR_FLOW_SUPER_DOUBLE,
/// DDZ_ERR_FLOW_OVERFLOW, DDZ_ERR_FLOW_RESERVED
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_flow_check(flow: *const ddz_flow) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (flow,) = (unsafe { SizedIn::new(flow) },).take()?;
        flow_of(&flow.read())?;
        Ok(())
    })
}

/// Checks a flow as C has it.
pub(super) fn flow_of(flow: &ddz_flow) -> Result<Flow, FlowError> {
    // SAFETY: plain bytes of the same size; layout.rs finds no hole.
    let bytes = unsafe { transmute::<&ddz_flow, &[u8; size_of::<ddz_flow>()]>(flow) };
    match bytes.last_chunk() {
        Some(switches) => Flow::from_bytes(flow.base, switches),
        None => Err(FlowError::Range),
    }
}

impl From<&Flow> for ddz_flow {
    fn from(flow: &Flow) -> ddz_flow {
        let s = flow.switches();
        ddz_flow {
            struct_size: size_of::<ddz_flow>() as u32,
            base: s.base,
            first_bidder: s.first_bidder,
            revealer_bids_first: s.revealer_bids_first,
            bid_style: s.bid_style,
            call_bid: s.call_bid,
            rob_back: s.rob_back,
            rob_max: s.rob_max,
            all_pass: s.all_pass,
            redeal_max: s.redeal_max,
            revealer_takes: s.revealer_takes,
            forced_bid: s.forced_bid,
            bottom_shown: s.bottom_shown,
            doubling: s.doubling,
            super_double: s.super_double,
            show_before: s.show_before,
            show_early: s.show_early,
            show_late: s.show_late,
            show_landlord: s.show_landlord,
            show_product: s.show_product,
            rocket_ends_trick: s.rocket_ends_trick,
            rob_factor: s.rob_factor,
            bomb_factor: s.bomb_factor,
            rocket_factor: s.rocket_factor,
            shuttle_factor: s.shuttle_factor,
            spring_factor: s.spring_factor,
            antispring_factor: s.antispring_factor,
            landlord_share: s.landlord_share,
            cap: s.cap,
            reserved: [0; 93],
        }
    }
}
