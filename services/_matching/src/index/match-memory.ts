import { CHECK_FIRST_KEPT, MATCHES_KEPT } from '../match-listings.ts'
import type { MatchFacts } from './by-facts.ts'
import { NOBODY } from './columns.ts'
import { createGateProgram, type GateProgram } from './gate-program.ts'
import { bitsetNumber, type IndexView } from './index-view.ts'
import { createKernels, type Kernels } from './kernels.ts'
import { extendParts, type MinimaParts } from './match-minima.ts'
import { createMatchTables, type MatchTables } from './match-tables.ts'
import { createMatchTallies, type MatchTallies } from './match-tallies.ts'
import { createRoom, type Room } from './room.ts'
import { createSamples } from './samples.ts'
import { createStretchLists } from './shelves.ts'
import { createScoring, type GroupWorths, type Scoring } from './score-bounds.ts'
import { createTopRows, type Tops } from './top-rows.ts'

/** What the queries of one view share: what follows from the dictionary, kernels, and room. */
export type MatchMemory = {
  tables: MatchTables
  tallies: MatchTallies
  minima: MinimaParts
  programs: Programs
  room: Room
  /** c.f. shelves.ts */
  stretches(facts: MatchFacts): Int32Array
  kernels: Kernels
  tops: Tops
}

/** What is to be done for a student, over the bitsets that there are. */
type Programs = {
  bitsets: number
  gate(facts: MatchFacts): GateProgram
  scoring(facts: MatchFacts, groups: GroupWorths): Scoring
}

const memories = new WeakMap<IndexView, MatchMemory>()

/** Up to date with the dictionary. */
export function memoryOf(view: IndexView): MatchMemory {
  const memory = memories.get(view) ?? createMemory(view)
  memories.set(view, memory)
  memory.minima = extendParts(memory.minima, view.dictionary)
  if (memory.programs.bitsets !== view.dictionary.sizeOf('bitset')) {
    memory.programs = createPrograms(view)
  }
  return memory
}

function createMemory(view: IndexView): MatchMemory {
  const room = createRoom()
  const samples = createSamples(view.dictionary)
  const kernels = createKernels(view.regions, room)
  const over = { regions: view.regions, room, ids: kernels.ids }
  return {
    tables: createMatchTables(samples),
    tallies: createMatchTallies(samples),
    minima: { parts: new Int32Array(0), count: 0 },
    programs: createPrograms(view),
    room,
    stretches: createStretchLists(view.regions),
    kernels,
    tops: [
      createTopRows({ ...over, which: 0, kept: MATCHES_KEPT }),
      createTopRows({ ...over, which: 1, kept: CHECK_FIRST_KEPT }),
    ],
  }
}

function createPrograms(view: IndexView): Programs {
  const { bits, words } = view.regions
  const placeOf = (number: number) => bits.byteOffset + number * words * 4
  const nobody = placeOf(bitsetNumber(view, NOBODY))
  const find = (name: typeof NOBODY) => {
    const number = bitsetNumber(view, name)
    return number < 0 ? -1 : placeOf(number)
  }
  return {
    bitsets: view.dictionary.sizeOf('bitset'),
    gate: createGateProgram(find, nobody),
    scoring: createScoring(find, nobody),
  }
}
