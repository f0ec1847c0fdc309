import { boundKernel } from './bound-kernel.ts'
import { gateKernel } from './gate-kernel.ts'
import type { IndexView } from './index-view.ts'
import { extendParts, type MinimaParts } from './match-minima.ts'
import { createMatchTables, type MatchTables } from './match-tables.ts'
import { createRecent, type Recent } from './recent.ts'
import { createRoom, type Room } from './room.ts'
import { scanKernel, tallyKernel } from './row-kernels.ts'
import { createSamples, type Samples } from './samples.ts'
import { createTopRoom, type TopRoom } from './top-rows.ts'
import { moduleBytes, type WasmFunction } from './wasm-code.ts'
import { compile, instantiate, type WasmModule } from './wasm-engine.ts'

export type Kernel = (...values: number[]) => number

/** What the queries of one view share: tables that follow from the dictionary, kernels, and room. */
export type MatchMemory = {
  samples: Samples
  tables: MatchTables
  minima: MinimaParts
  room: Room
  topRooms: readonly [TopRoom, TopRoom]
  gate: Kernel
  tally: Kernel
  /** For so many bonuses of sets. */
  scan(sets: number): Kernel
  /** For bonuses of so many units. */
  bound(units: readonly number[]): Kernel
}

const KEPT_KERNELS = 128
const memories = new WeakMap<IndexView, MatchMemory>()
/** Compiled once in a thread, whichever view they are for. */
const modules: Recent<WasmModule> = createRecent(KEPT_KERNELS)

/** Up to date with the dictionary. */
export function memoryOf(view: IndexView): MatchMemory {
  const memory = memories.get(view) ?? createMemory(view)
  memories.set(view, memory)
  memory.minima = extendParts(memory.minima, view.dictionary)
  return memory
}

function createMemory({ regions, dictionary }: IndexView): MatchMemory {
  const room = createRoom()
  const samples = createSamples(dictionary)
  const { isWide } = regions.capacities
  const kernel = (key: string, make: () => WasmFunction): Kernel => {
    const module = modules(key, () => compile(moduleBytes([make()])))
    const [found] = Object.values(instantiate(module, regions.memory, room.memory))
    if (found === undefined) throw new Error(`the kernel ${key} is missing`)
    return found
  }
  const kernels: Recent<Kernel> = createRecent(KEPT_KERNELS)
  return {
    samples,
    tables: createMatchTables(samples),
    minima: { parts: new Int32Array(0), count: 0 },
    room,
    topRooms: [createTopRoom(), createTopRoom()],
    gate: kernel('gate', gateKernel),
    tally: kernel(`tally ${isWide}`, () => tallyKernel(isWide)),
    scan: (sets) => {
      const key = `scan ${isWide} ${sets}`
      return kernels(key, () => kernel(key, () => scanKernel(isWide, sets)))
    },
    bound: (units) => {
      const key = `bound ${units.join(' ')}`
      return kernels(key, () => kernel(key, () => boundKernel(units)))
    },
  }
}
