/** Of Node; its types do not have it. */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  function compile(content: NodeJS.ArrayBufferView): Promise<Module>;
}
