import type { IndexView } from './index-view.ts'
import { extendParts, type MinimaParts } from './match-minima.ts'
import { createMatchTables, type MatchTables } from './match-tables.ts'

/** What the queries of one view share: tables that follow from the dictionary, and room to count. */
export type MatchMemory = {
  tables: MatchTables
  minima: MinimaParts
  /** By number of the set of minima; filled in by each query. */
  minimaTable: Int32Array
  solo: Int32Array
}

const memories = new WeakMap<IndexView, MatchMemory>()

/** Up to date with the dictionary. */
export function memoryOf(view: IndexView): MatchMemory {
  const known = memories.get(view)
  const memory = known ?? {
    tables: createMatchTables(view.dictionary),
    minima: { parts: new Int32Array(0), count: 0 },
    minimaTable: new Int32Array(0),
    solo: new Int32Array(0),
  }
  if (known === undefined) memories.set(view, memory)
  memory.minima = extendParts(memory.minima, view.dictionary)
  if (memory.minimaTable.length !== memory.minima.count) {
    memory.minimaTable = new Int32Array(memory.minima.count)
    memory.solo = new Int32Array(memory.minima.count)
  }
  return memory
}
