//! A game as numbers and as bytes.

mod bytes;
mod checksum;
mod packed;
mod parts;
mod record;

pub(crate) use bytes::Reader;
pub use bytes::Written;
pub(crate) use checksum::Checksum;
pub use packed::{Packed, UnpackError};
pub use parts::Parts;
pub use record::{Begin, Entry, EntryError, Record, RecordError};
