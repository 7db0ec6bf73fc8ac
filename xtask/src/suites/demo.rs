//! The demo runs, says what it should about some of its hands, and plays a
//! deal to its end.

use crate::demo;

/// Lines that must be printed, blanks apart.
const KNOWN: [&str; 10] = [
    "黑桃A 单张 single of A",
    "1010103 三带一 trio with one of 10",
    "10JQKA > 910JQK ✓ 顺子 straight, 5 ranks up to A",
    "2222 > xX ✗ it does not beat a 火箭 rocket",
    "33333 ! A card appears twice.",
    "KKKAAA222 – 不是牌型 not a play",
    "3456789TJQKA2 ? 33 要不起 nothing: pass",
    "556677889 ? 334455 2 moves; best: 556677, 667788",
    "seat 2 地主 抢地主 robs",
    "the bottom 底牌: Q88",
];

pub fn run() -> Result<(), String> {
    let printed = demo::printed()?;
    let lines: Vec<String> = printed
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    println!("the demo printed {} lines", lines.len());
    for known in KNOWN {
        if !lines.iter().any(|line| line == known) {
            return Err(format!("the demo did not print: {known}"));
        }
    }
    let ending = "played back it ends the same";
    if !lines.last().is_some_and(|line| line.ends_with(ending)) {
        return Err("the deal is not played to its end".to_owned());
    }
    if lines.len() < 200 {
        return Err(format!("the demo printed only {} lines", lines.len()));
    }
    Ok(())
}
