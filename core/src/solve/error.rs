//! Why a solver does not answer.

use crate::refused::refused;

refused! {
    /// Why a solver does not answer, in the order in which it is judged.
    SolveError {
        Memory = ERR_SOLVE_MEMORY,
        Over = ERR_SOLVE_OVER,
        Unprepared = ERR_SOLVE_UNPREPARED,
        Goal = ERR_SOLVE_GOAL,
        Unknown = ERR_SOLVE_UNKNOWN,
    }
}
