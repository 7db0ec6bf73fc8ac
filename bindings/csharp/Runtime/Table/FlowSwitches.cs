using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// The switches of a flow, free to change. Those that are numbers are 0 no, 1
    /// yes, unless they say more. Take those of a preset
    /// (<see cref="Flow.Switches"/>), change what differs, and make a
    /// <see cref="Flow"/> of them, which is where they are checked.
    /// </summary>
    public struct FlowSwitches
    {
        internal ddz_flow Raw;

        /// <summary>
        /// Points that are multiplied by everything else: 1 or more. No score may pass 32
        /// bits; a game with large stakes leaves this 1 and multiplies by itself, or sets a
        /// cap.
        /// </summary>
        public uint Base
        {
            get { return Raw.@base; }
            set { Raw.@base = value; }
        }

        /// <summary>Who bids first.</summary>
        public FirstBidder FirstBidder
        {
            get { return (FirstBidder)Raw.first_bidder; }
            set { Raw.first_bidder = (byte)value; }
        }

        /// <summary>Whoever shows his hand first, before the auction, bids first.</summary>
        public byte ShowerFirst
        {
            get { return Raw.shower_first; }
            set { Raw.shower_first = value; }
        }

        /// <summary>How the landlord is found.</summary>
        public BidStyle BidStyle
        {
            get { return (BidStyle)Raw.bid_style; }
            set { Raw.bid_style = (byte)value; }
        }

        /// <summary>Points of a bid that a call stands for: 1..3.</summary>
        public byte CallBid
        {
            get { return Raw.call_bid; }
            set { Raw.call_bid = value; }
        }

        /// <summary>Who may take the landlord's place back after a rob.</summary>
        public RobBack RobBack
        {
            get { return (RobBack)Raw.rob_back; }
            set { Raw.rob_back = (byte)value; }
        }

        /// <summary>Robs in one auction, at most: 1..3; the one that takes back counts.</summary>
        public byte RobMax
        {
            get { return Raw.rob_max; }
            set { Raw.rob_max = value; }
        }

        /// <summary>What happens when nobody bids.</summary>
        public AllPass AllPass
        {
            get { return (AllPass)Raw.all_pass; }
            set { Raw.all_pass = (byte)value; }
        }

        /// <summary>
        /// Redeals, at most: 1..100, then the landlord is drawn from the seed; 0 is no such
        /// limit.
        /// </summary>
        public byte RedealMax
        {
            get { return Raw.redeal_max; }
            set { Raw.redeal_max = value; }
        }

        /// <summary>When nobody bids, the first who showed his hand is the landlord.</summary>
        public byte ShowerTakes
        {
            get { return Raw.shower_takes; }
            set { Raw.shower_takes = value; }
        }

        /// <summary>The bid of a landlord who did not bid: 1..3.</summary>
        public byte ForcedBid
        {
            get { return Raw.forced_bid; }
            set { Raw.forced_bid = value; }
        }

        /// <summary>When all see the bottom.</summary>
        public BottomShown BottomShown
        {
            get { return (BottomShown)Raw.bottom_shown; }
            set { Raw.bottom_shown = (byte)value; }
        }

        /// <summary>Who may double.</summary>
        public Doubling Doubling
        {
            get { return (Doubling)Raw.doubling; }
            set { Raw.doubling = (byte)value; }
        }

        /// <summary>May a seat double by 4 as well as by 2?</summary>
        public byte SuperDouble
        {
            get { return Raw.super_double; }
            set { Raw.super_double = value; }
        }

        /// <summary>Factor of a hand shown before the deal: 1..6; 0 when not offered.</summary>
        public byte ShowBefore
        {
            get { return Raw.show_before; }
            set { Raw.show_before = value; }
        }

        /// <summary>Factor of a hand shown early in the deal: 1..6, or 0.</summary>
        public byte ShowEarly
        {
            get { return Raw.show_early; }
            set { Raw.show_early = value; }
        }

        /// <summary>Factor of a hand shown late in the deal: 1..6, or 0.</summary>
        public byte ShowLate
        {
            get { return Raw.show_late; }
            set { Raw.show_late = value; }
        }

        /// <summary>Factor of a landlord who shows before he leads: 1..6, or 0.</summary>
        public byte ShowLandlord
        {
            get { return Raw.show_landlord; }
            set { Raw.show_landlord = value; }
        }

        /// <summary>Do several shows multiply? Otherwise the largest counts.</summary>
        public byte ShowProduct
        {
            get { return Raw.show_product; }
            set { Raw.show_product = value; }
        }

        /// <summary>Does the rocket end the trick at once, so that nobody need pass?</summary>
        public byte RocketEndsTrick
        {
            get { return Raw.rocket_ends_trick; }
            set { Raw.rocket_ends_trick = value; }
        }

        /// <summary>Factor of each rob: 1..4.</summary>
        public byte RobFactor
        {
            get { return Raw.rob_factor; }
            set { Raw.rob_factor = value; }
        }

        /// <summary>Factor of each bomb: 1..4.</summary>
        public byte BombFactor
        {
            get { return Raw.bomb_factor; }
            set { Raw.bomb_factor = value; }
        }

        /// <summary>Factor of the rocket: 1..4.</summary>
        public byte RocketFactor
        {
            get { return Raw.rocket_factor; }
            set { Raw.rocket_factor = value; }
        }

        /// <summary>Factor of each shuttle, where Switches.Shuttle is 2: 1..8.</summary>
        public byte ShuttleFactor
        {
            get { return Raw.shuttle_factor; }
            set { Raw.shuttle_factor = value; }
        }

        /// <summary>Factor of a landlord who wins before a farmer has played: 1..4.</summary>
        public byte SpringFactor
        {
            get { return Raw.spring_factor; }
            set { Raw.spring_factor = value; }
        }

        /// <summary>Factor of a landlord who loses after a single play: 1..4.</summary>
        public byte AntispringFactor
        {
            get { return Raw.antispring_factor; }
            set { Raw.antispring_factor = value; }
        }

        /// <summary>Farmers' parts that the landlord wins or loses: 2.</summary>
        public byte LandlordShare
        {
            get { return Raw.landlord_share; }
            set { Raw.landlord_share = value; }
        }

        /// <summary>
        /// A farmer's multiplier (all but base and bid) is at most two to the power of
        /// this: 1..30; 0 is no limit.
        /// </summary>
        public byte Cap
        {
            get { return Raw.cap; }
            set { Raw.cap = value; }
        }
    }
}
