//! What one seat may know.

mod seen;
mod unseen;

pub use seen::View;
pub use unseen::Unseen;
