import type { IndexView } from './index-view.ts'
import { extendParts, type MinimaParts } from './match-minima.ts'
import type { PlanForm } from './match-plan.ts'
import { createMatchTables, type MatchTables } from './match-tables.ts'
import { createRecent, type Recent } from './recent.ts'
import { createRoom, type Room } from './room.ts'
import { rowKernelBytes } from './row-kernels.ts'
import { createSamples, type Samples } from './samples.ts'
import { setKernelBytes } from './set-kernels.ts'
import { compile, instantiate, type WasmModule } from './wasm-engine.ts'

type Kernels = ReturnType<typeof instantiate>

/** What the queries of one view share: tables that follow from the dictionary, kernels, and room. */
export type MatchMemory = {
  samples: Samples
  tables: MatchTables
  minima: MinimaParts
  room: Room
  rowKernels: Kernels
  setKernels(form: PlanForm): Kernels
}

const KEPT_FORMS = 256
const memories = new WeakMap<IndexView, MatchMemory>()
/** Compiled once in a thread, whichever view they are for. */
const setModules = createRecent<WasmModule>(KEPT_FORMS)
const rowModules = createRecent<WasmModule>(2)

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
  const rowModule = rowModules(String(isWide), () => compile(rowKernelBytes(isWide)))
  const instances: Recent<Kernels> = createRecent(KEPT_FORMS)
  return {
    samples,
    tables: createMatchTables(samples),
    minima: { parts: new Int32Array(0), count: 0 },
    room,
    rowKernels: instantiate(rowModule, regions.memory, room.memory),
    setKernels: (form) => {
      const key = JSON.stringify(form)
      return instances(key, () => {
        const module = setModules(key, () => compile(setKernelBytes(form)))
        return instantiate(module, regions.memory, room.memory)
      })
    },
  }
}
