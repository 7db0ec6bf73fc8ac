// What an engine gives of WebAssembly, as far as it is needed here. The names
// are our own, so that the declarations need neither those of a browser nor
// those of node.

/** A `WebAssembly.Module`. Nothing in it can be named; it is no promise, though,
 * for which there is `init`. */
export interface CompiledModule {
  readonly then?: never;
}

/** A `WebAssembly.Instance`. */
export interface ModuleInstance {
  readonly exports: object;
}
