/** What the kernels need of the engine's WebAssembly; the types of Node leave it out. */
export type WasmMemory = { readonly buffer: ArrayBufferLike; grow(pages: number): number }
export type WasmTable = { set(place: number, kernel: unknown): void }
export type WasmModule = { readonly kind?: 'module' }
type WasmInstance = { readonly exports: Record<string, (...values: number[]) => number> }
type Imports = { memory: { index: WasmMemory; room: WasmMemory } }
type WasmEngine = {
  Memory: new (limits: {
    initial: number
    maximum?: number
    shared?: boolean
  }) => WasmMemory
  Table: new (limits: { initial: number; element: 'anyfunc' }) => WasmTable
  Module: new (bytes: Uint8Array<ArrayBuffer>) => WasmModule
  Instance: new (
    module: WasmModule,
    imports: Imports & { table: { kernels: WasmTable } },
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

export function createTable(places: number): WasmTable {
  return new engine.Table({ initial: places, element: 'anyfunc' })
}

export function instantiate(
  module: WasmModule,
  imports: { index: WasmMemory; room: WasmMemory; kernels: WasmTable },
): WasmInstance['exports'] {
  const { index, room, kernels } = imports
  return new engine.Instance(module, { memory: { index, room }, table: { kernels } })
    .exports
}
