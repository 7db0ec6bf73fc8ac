using System.Runtime.CompilerServices;

// The tests compare the raw layer with the lists in bindings/abi.
[assembly: InternalsVisibleTo("Ddz.Rules.Tests")]
