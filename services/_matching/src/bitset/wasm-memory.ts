/** The part of the engine's WebAssembly that the kernels need; Node's types leave it out. */
export type WasmMemory = { readonly buffer: ArrayBufferLike }
type WasmModule = { readonly kind?: 'module' }
type WasmFunctions = Record<string, (...values: number[]) => number>
type WasmEngine = {
  Memory: new (limits: {
    initial: number
    maximum?: number
    shared?: boolean
  }) => WasmMemory
  Module: new (bytes: Uint8Array<ArrayBuffer>) => WasmModule
  Instance: new (
    module: WasmModule,
    imports: { memory: { own: WasmMemory; shared: WasmMemory } },
  ) => { readonly exports: WasmFunctions }
}

const engine = (globalThis as unknown as { WebAssembly: WasmEngine }).WebAssembly

const PAGE_BYTES = 65_536

/** A zeroed memory that threads share. */
export function sharedMemory(bytes: number): WasmMemory {
  const pages = Math.ceil(bytes / PAGE_BYTES)
  return new engine.Memory({ initial: pages, maximum: pages, shared: true })
}

/** A zeroed memory of one thread. */
export function ownMemory(bytes: number): WasmMemory {
  return new engine.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) })
}

export function compile(bytes: Uint8Array<ArrayBuffer>): WasmModule {
  return new engine.Module(bytes)
}

/** The functions of a module that `moduleBytes` made, over these memories. */
export function instantiate(
  module: WasmModule,
  memory: { own: WasmMemory; shared: WasmMemory },
): WasmFunctions {
  return new engine.Instance(module, { memory }).exports
}
