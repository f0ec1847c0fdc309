import type { BitsetName } from './columns.ts'
import { createDictionary, type Dictionary } from './dictionary.ts'
import { openRegions, type Regions } from './layout.ts'
import type { WasmMemory } from '../bitset/wasm-memory.ts'

/** The reading side; many threads may each have one over the same memory. */
export type IndexView = {
  readonly regions: Regions
  readonly dictionary: Dictionary
  /** The thread's own number, below MAX_READERS. */
  readonly reader: number
}

/** Opens, in this thread, the memory that another thread writes. */
export function openView(memory: WasmMemory, reader: number): IndexView {
  const regions = openRegions(memory)
  return { regions, dictionary: createDictionary(regions), reader }
}

/** The bitset's number; -1 when no row was ever in it. */
export function bitsetNumber({ dictionary }: IndexView, name: BitsetName): number {
  return dictionary.findBitset(name) ?? -1
}
