//! Deals with their ends (tests/vectors/deals.tsv), flows (flows.tsv) and what
//! `ddz_flow_check` answers (flow_switches.tsv).

mod deals;
mod vectors;

use ddz::game::{FlowError, FlowPreset, Game, Record, Seat};
use ddz::plays::Play;
use ddz::rules::RuleSet;
use vectors::Table as File;

/// One thing about a game as text.
fn fact(game: &Game, name: &str) -> String {
    let score = game.score();
    let seat = |seat: Option<Seat>| seat.map_or(String::from("none"), |s| s.number().to_string());
    let farmers = |values: [u32; 3]| values.map(|v| v.to_string()).join(",");
    match name {
        "phase" => format!("{:?}", game.phase()).to_lowercase(),
        "waiting" => game.waiting().bits().to_string(),
        "landlord" => seat(game.landlord()),
        "winner" => seat(game.winner()),
        "bid" => score.bid.to_string(),
        "robs" => score.rob_factor.to_string(),
        "shows" => score.show_factor.to_string(),
        "bombs" => score.bomb_factor.to_string(),
        "rocket" => score.rocket_factor.to_string(),
        "shuttles" => score.shuttle_factor.to_string(),
        "spring" => format!("{:?}", score.spring).to_lowercase(),
        "doubles" => farmers(score.double_factors.0),
        "multipliers" => farmers(score.multipliers.0),
        "points" => score.points.0.map(|p| p.to_string()).join(","),
        "redeals" => game.redeals().to_string(),
        "first" => game.view(Seat::Zero).first_bidder.number().to_string(),
        "bottom0" => game.view(Seat::Zero).bottom.len().to_string(),
        "bottom1" => game.view(Seat::One).bottom.len().to_string(),
        "counts" => Seat::ALL.map(|s| game.hand(s).len().to_string()).join(","),
        "table" => reading(game.table_play()),
        _ => panic!("no fact {name}"),
    }
}

fn reading(play: Play) -> String {
    if play == Play::NONE {
        return String::from("none");
    }
    vectors::reading_text((play.kind().number(), play.rank().index(), play.length()))
}

#[test]
fn deals_end_as_they_should() {
    let rule_sets = vectors::rule_sets();
    let mut run = 0;
    for row in File::read("deals.tsv").rows() {
        let at = row.at();
        let flow = deals::flow(row.get("flow"), row.get("switches"));
        let flow = flow.unwrap_or_else(|error| panic!("{at}: {error}"));
        let first = Seat::new(row.number("first")).expect("a seat");
        let rules = rule_sets[row.get("rules")];
        let rules = RuleSet::new(rules).expect("a rule set");
        let mut game = deals::game(rules, flow, row.get("hands"), first);
        assert_eq!(
            deals::play(&mut game, row.get("actions")),
            row.get("answer"),
            "{at}"
        );
        for wanted in row.get("expected").split(' ').filter(|e| *e != "-") {
            let (name, value) = wanted.split_once('=').expect("name=value");
            assert_eq!(fact(&game, name), value, "{at}: {name}");
        }
        // It is a state, and the same one after a journey.
        assert_eq!(Game::from_parts(&game.parts()), Ok(game), "{at}");
        assert_eq!(Game::unpack(game.pack().as_slice()), Ok(game), "{at}");
        run += 1;
    }
    println!("{run} deals");
}

fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().map(|byte| format!("{byte:02X}"));
    format!("0x{}", digits.collect::<String>())
}

/// Packed games and records are the same bytes for ever.
#[test]
fn forms_are_fixed_for_ever() {
    let rule_sets = vectors::rule_sets();
    for row in File::read("forms.tsv").rows() {
        let flow = deals::flow(row.get("flow"), row.get("switches")).expect("a flow");
        let first = Seat::new(row.number("first")).expect("a seat");
        let rules = RuleSet::new(rule_sets[row.get("rules")]).expect("a rule set");
        let mut game = deals::game(rules, flow, row.get("hands"), first);
        let mut record = game.begin_record().as_slice().to_vec();
        for token in row.get("actions").split(' ').filter(|token| *token != "-") {
            let action = deals::action(&game, token);
            game.act(&action).expect("a good action");
            record.extend(game.record_entry(&action).as_slice());
        }
        assert_eq!(
            hex(game.pack().as_slice()),
            row.get("packed"),
            "{}",
            row.at()
        );
        assert_eq!(hex(&record), row.get("record"), "{}", row.at());
        let packed = vectors::card_bytes(row.get("packed"));
        assert_eq!(Game::unpack(&packed), Ok(game), "{}", row.at());
        let replayed = Record::open(&record).expect("a record").replay(u32::MAX);
        assert_eq!(replayed, Ok((game, game.actions())), "{}", row.at());
    }
}

#[test]
fn presets_of_flows_are_the_table() {
    let file = File::read("flows.tsv");
    let mut names = Vec::new();
    for row in file.rows() {
        let preset = deals::flow_preset(row.get("name"));
        assert_eq!(preset as u32, row.number::<u32>("number"), "{}", row.at());
        let switches = preset.switches();
        assert_eq!(switches.base, 1);
        let bytes = switches.to_bytes();
        for (name, value) in deals::switch_names().into_iter().zip(bytes) {
            assert_eq!(value, row.number::<u8>(name), "{}: {name}", row.at());
        }
        names.push(preset);
    }
    assert_eq!(names, FlowPreset::ALL);
}

#[test]
fn contradictions_of_flows_have_their_names() {
    for row in File::read("flow_switches.tsv").rows() {
        let answer = match deals::flow(row.get("base"), row.get("changes")) {
            Ok(_) => "ok",
            Err(FlowError::Range) => "flow_range",
            Err(FlowError::RobBack) => "flow_rob_back",
            Err(FlowError::RedealMax) => "flow_redeal_max",
            Err(FlowError::Revealer) => "flow_revealer",
            Err(FlowError::Bottom) => "flow_bottom",
            Err(FlowError::SuperDouble) => "flow_super_double",
            Err(FlowError::Overflow) => "flow_overflow",
            Err(FlowError::Reserved) => "flow_reserved",
        };
        assert_eq!(answer, row.get("expected"), "{}", row.at());
    }
}
