import { MAX_MATCHES, MAX_OPEN } from '../match-listings.ts'
import type { MatchFacts } from './by-facts.ts'
import type { BitsetName } from './columns.ts'
import { createFilterPrograms, type FilterProgram } from './filter-program.ts'
import { bitsetNumber, type IndexView } from './index-view.ts'
import { extendParts, type MinimaParts } from './match-minima.ts'
import { createMatchTables, type MatchTables } from './match-tables.ts'
import { createMatchTallies, type MatchTallies } from './match-tallies.ts'
import { createPageLists } from './partitions.ts'
import { createRequirementResults } from './requirement-results.ts'
import { createSamples } from './samples.ts'
import { createScorePrograms, type ScoreProgram, type Worths } from './score-program.ts'
import { createScratchMemory, type ScratchMemory } from './scratch-memory.ts'
import { createTopK, type TopK } from './top-k.ts'

/** What the queries of one view share: everything that follows from the dictionary, and memory to compute in. */
type MatchMemory = {
  tables: MatchTables
  tallies: MatchTallies
  minima: MinimaParts
  programs: Programs
  scratch: ScratchMemory
  requirements: ReturnType<typeof createRequirementResults>
  matches: TopK
  toAnswer: TopK
  toCheck: TopK
  /** See partitions.ts. */
  pages(facts: MatchFacts): Int32Array
}

/** What to run for a student, compiled for the bitsets that exist. */
type Programs = {
  bitsets: number
  filter(facts: MatchFacts): FilterProgram
  score(facts: MatchFacts, worths: Worths): ScoreProgram
}

const memories = new WeakMap<IndexView, MatchMemory>()

/** The view's memory, brought up to date with the dictionary. */
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
  const { regions, dictionary } = view
  const samples = createSamples(dictionary)
  return {
    tables: createMatchTables(samples),
    tallies: createMatchTallies(samples),
    minima: { parts: new Int32Array(0), count: 0 },
    programs: createPrograms(view),
    scratch: createScratchMemory(regions),
    matches: createTopK(regions, MAX_MATCHES),
    requirements: createRequirementResults(dictionary),
    toAnswer: createTopK(regions, MAX_OPEN),
    toCheck: createTopK(regions, MAX_OPEN),
    pages: createPageLists(regions),
  }
}

function createPrograms(view: IndexView): Programs {
  const { bits, words } = view.regions
  const placeOf = (name: BitsetName) => {
    const number = bitsetNumber(view, name)
    return number < 0 ? -1 : bits.byteOffset + number * words * 4
  }
  return {
    bitsets: view.dictionary.sizeOf('bitset'),
    filter: createFilterPrograms(placeOf),
    score: createScorePrograms(placeOf),
  }
}
