using System;

namespace Ddz
{
    /// <summary>
    /// A call could not do its work. The Try… twin of each call returns the
    /// status instead.
    /// </summary>
    public sealed class DdzException : Exception
    {
        /// <summary>An exception with a status and its text.</summary>
        /// <param name="status">Not Ok.</param>
        public DdzException(Status status)
            : base(Library.StatusText(status) + " (" + status + ", " + (int)status + ")")
        {
            Status = status;
        }

        /// <summary>Why.</summary>
        public Status Status { get; }
    }
}
