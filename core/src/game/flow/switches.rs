//! The switches in which the course of a deal differs from house to house: a
//! description, not yet checked (docs/game.md, "Flows").

use crate::numbers as n;

/// The largest factor of bombs, of the rocket, of springs and of robs.
const FACTOR_MAX: u8 = 4;

/// Points of the highest bid.
pub(in crate::game) const BID_MAX: u8 = n::BID_MAX as u8;

/// The largest limit of redeals that a flow may set.
const REDEAL_MAX: u8 = 100;

/// Bytes of the switches in `ddz_flow`, those that are reserved included.
pub const FLOW_LEN: usize = 120;

/// The first of them, among which all switches are; the rest is reserved.
pub(in crate::game) const LANES: usize = 40;

macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident $min:expr, $max:expr;)*) => {
        /// What a flow says, one byte a switch, as `ddz_flow` has it.
        ///
        /// Any values can be described; [`Flow::new`](crate::game::Flow::new)
        /// decides whether they are a flow. What has several names is a number
        /// of them: `first_bidder: FirstBidder::Next.number()`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct FlowSwitches {
            /// Points that are multiplied by everything else, 1 or more.
            pub base: u32,
            $($(#[$doc])* pub $name: u8,)*
        }

        /// The least and the greatest value of each byte of a flow; those of
        /// the reserved bytes are 0.
        pub(in crate::game) const RANGES: [(u8, u8); FLOW_LEN] = {
            let mut ranges = [(0, 0); FLOW_LEN];
            let [$($name,)* ..] = &mut ranges;
            $(*$name = ($min, $max);)*
            ranges
        };

        impl FlowSwitches {
            /// The switches in the order of `ddz_flow`, the reserved bytes 0.
            pub const fn to_bytes(self) -> [u8; FLOW_LEN] {
                let mut bytes = [0; FLOW_LEN];
                let [$($name,)* ..] = &mut bytes;
                $(*$name = self.$name;)*
                bytes
            }

            /// The inverse of [`FlowSwitches::to_bytes`]; the reserved bytes
            /// are not looked at.
            pub(in crate::game) const fn from_bytes(base: u32, bytes: &[u8; FLOW_LEN]) -> FlowSwitches {
                let [$($name,)* ..] = *bytes;
                FlowSwitches { base, $($name),* }
            }

            /// How many switches there are besides `base`.
            pub(in crate::game) const COUNT: usize = [$(stringify!($name)),*].len();
        }
    };
}

switches! {
    /// Who bids first: the number of a [`FirstBidder`](crate::game::FirstBidder).
    first_bidder n::FIRST_GIVEN, n::FIRST_FACE_UP;
    /// Whoever shows a hand first, before the auction, bids first.
    revealer_bids_first 0, 1;
    /// How the landlord is found: the number of a [`BidStyle`](crate::game::BidStyle).
    bid_style n::BID_SCORE_ONCE, n::BID_NONE;
    /// Points of a bid that a call stands for.
    call_bid 1, BID_MAX;
    /// Who may take the landlord's place back after a rob: the number of a [`RobBack`](crate::game::RobBack).
    rob_back n::ROB_BACK_NONE, n::ROB_BACK_FIRST;
    /// Robs in one auction, at most; the one that takes back counts.
    rob_max 1, 3;
    /// What happens when nobody bids: the number of a [`AllPass`](crate::game::AllPass).
    all_pass n::ALL_PASS_REDEAL, n::ALL_PASS_FORCED;
    /// Redeals, at most; then the landlord is drawn. 0 is no limit of this
    /// kind.
    redeal_max 0, REDEAL_MAX;
    /// When nobody bids, the first who showed a hand is the landlord.
    revealer_takes 0, 1;
    /// The bid of a landlord who did not bid.
    forced_bid 1, BID_MAX;
    /// When all see the bottom: the number of a [`BottomShown`](crate::game::BottomShown).
    bottom_shown n::BOTTOM_AFTER_BID, n::BOTTOM_NEVER;
    /// Who may double: the number of a [`Doubling`](crate::game::Doubling).
    doubling n::DOUBLING_NONE, n::DOUBLING_GLOBAL;
    /// May a seat double twice over (加倍 by 4)?
    super_double 0, 1;
    /// The factor of a hand shown before the deal; 0 when that is not offered.
    show_before 0, 6;
    /// The factor of a hand shown early in the deal, or 0.
    show_early 0, 6;
    /// The factor of a hand shown late in the deal, or 0.
    show_late 0, 6;
    /// The factor of a landlord who shows before the first lead, or 0.
    show_landlord 0, 6;
    /// Do several shows multiply? Otherwise the largest counts.
    show_product 0, 1;
    /// Does the rocket end the trick at once?
    rocket_ends_trick 0, 1;
    /// The factor of each rob.
    rob_factor 1, FACTOR_MAX;
    /// The factor of each bomb.
    bomb_factor 1, FACTOR_MAX;
    /// The factor of the rocket.
    rocket_factor 1, FACTOR_MAX;
    /// The factor of each shuttle that counts as a bomb.
    shuttle_factor 1, 8;
    /// The factor of a landlord who wins before a farmer has played.
    spring_factor 1, FACTOR_MAX;
    /// The factor of a landlord who loses after a single play.
    antispring_factor 1, FACTOR_MAX;
    /// How many farmers' parts the landlord wins or loses: 2, since there are
    /// two farmers.
    landlord_share 2, 2;
    /// The multiplier of a farmer (all but base and bid) is at most two to the
    /// power of this; 0 is no limit.
    cap 0, 30;
}

const _: () = assert!(FlowSwitches::COUNT <= LANES);
