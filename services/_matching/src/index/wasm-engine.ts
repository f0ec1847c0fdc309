/** What the kernels need of the engine's WebAssembly; the types of Node leave it out. */
export type WasmMemory = { readonly buffer: ArrayBufferLike; grow(pages: number): number }
export type WasmModule = { readonly kind?: 'module' }
type WasmInstance = { readonly exports: Record<string, (...values: number[]) => number> }
type WasmEngine = {
  Memory: new (limits: {
    initial: number
    maximum?: number
    shared?: boolean
  }) => WasmMemory
  Module: new (bytes: Uint8Array<ArrayBuffer>) => WasmModule
  Instance: new (
    module: WasmModule,
    imports: { memory: { index: WasmMemory; room: WasmMemory } },
  ) => WasmInstance
}

const engine = (globalThis as unknown as { WebAssembly: WasmEngine }).WebAssembly

const PAGE_BYTES = 65_536

function pagesFor(bytes: number): number {
  return Math.ceil(bytes / PAGE_BYTES)
}

/** A memory that threads share; it never grows, c.f. grow.ts. */
export function sharedMemory(bytes: number): WasmMemory {
  const pages = pagesFor(bytes)
  return new engine.Memory({ initial: pages, maximum: pages, shared: true })
}

export function ownMemory(bytes: number): WasmMemory {
  return new engine.Memory({ initial: pagesFor(bytes) })
}

/** Makes the memory at least so large. */
export function growTo(memory: WasmMemory, bytes: number): void {
  const missing = pagesFor(bytes) - pagesFor(memory.buffer.byteLength)
  if (missing > 0) memory.grow(missing)
}

export function compile(bytes: Uint8Array<ArrayBuffer>): WasmModule {
  return new engine.Module(bytes)
}

export function instantiate(
  module: WasmModule,
  index: WasmMemory,
  room: WasmMemory,
): WasmInstance['exports'] {
  return new engine.Instance(module, { memory: { index, room } }).exports
}
