import {
  CHECK_FIRST_KEPT,
  MATCHES_KEPT,
  type MatchOutcome,
  missingFactsFrom,
} from '../match-listings.ts'
import type { MatchQuery } from '../match-query.ts'
import { type MatchFacts, matchFacts } from './by-facts.ts'
import type { BitsetName } from './columns.ts'
import { createFilterPrograms, type FilterProgram } from './filter-program.ts'
import { bitsetNumber, type IndexView } from './index-view.ts'
import { HEAD, PAGE_ROWS } from './layout.ts'
import { extendParts, IS_ASKED, IS_FIRST_FAILING, IS_MET, type MinimaParts, TENTHS_SHIFT } from './match-minima.ts'
import { createMatchTables, type MatchTables } from './match-tables.ts'
import { createMatchTallies, type MatchTallies } from './match-tallies.ts'
import { readRows } from './one-writer.ts'
import { createSamples } from './samples.ts'
import { scan } from './scan.ts'
import { createScratch, type Scratch } from './scratch.ts'
import { createScorePrograms, type GroupWorths, type ScoreProgram } from './score-program.ts'
import { createStretchLists } from './shelves.ts'
import { createTopK, type TopK } from './top-k.ts'

type Memory = {
  tables: MatchTables
  tallies: MatchTallies
  minima: MinimaParts
  bitsets: number
  filter(facts: MatchFacts): FilterProgram
  score(facts: MatchFacts, groups: GroupWorths): ScoreProgram
  scratch: Scratch
  matches: TopK
  checkFirst: TopK
  pages(facts: MatchFacts): Int32Array
}
const memories = new WeakMap<IndexView, Memory>()

function memoryOf(view: IndexView): Memory {
  let memory = memories.get(view)
  const bitsets = view.dictionary.sizeOf('bitset')
  if (memory === undefined) {
    const samples = createSamples(view.dictionary)
    const lists = createStretchLists(view.regions)
    const kept = new WeakMap<Int32Array, Int32Array>()
    memory = {
      tables: createMatchTables(samples),
      tallies: createMatchTallies(samples),
      minima: { parts: new Int32Array(0), count: 0 },
      scratch: createScratch(view.regions),
      matches: createTopK(view.regions, MATCHES_KEPT),
      checkFirst: createTopK(view.regions, CHECK_FIRST_KEPT),
      pages: (facts) => {
        const list = lists(facts)
        const known = kept.get(list)
        if (known !== undefined) return known
        const pages = Int32Array.from(new Set([...list].map((at) => at - (at % (PAGE_ROWS / 8)))))
        kept.set(list, pages)
        return pages
      },
      ...programs(view),
    }
    memories.set(view, memory)
  } else if (memory.bitsets !== bitsets) Object.assign(memory, programs(view))
  memory.minima = extendParts(memory.minima, view.dictionary)
  return memory
}

function programs(view: IndexView) {
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

export function scanIndex(view: IndexView, query: MatchQuery, today: string): MatchOutcome {
  return readRows(view.regions, view.reader, () => matchNow(view, query, today))
}

function matchNow(view: IndexView, query: MatchQuery, today: string): MatchOutcome {
  const { regions, dictionary } = view
  dictionary.refresh()
  const memory = memoryOf(view)
  const { tables } = memory
  const facts = matchFacts(query, today)
  const asker = { query, facts }
  const gpa = tables.group('gpa', asker)
  const english = tables.group('english', asker)
  const filter = memory.filter(facts)
  const score = memory.score(facts, { gpa, english })
  const { entries, competitiveness } = minimaTable(
    memory.minima,
    gpa.entries,
    english.entries,
    regions.tallies,
  )
  const { matches, checkFirst } = memory
  const scanned = scan(
    {
      regions,
      scratch: memory.scratch,
      pages: memory.pages(facts),
      filter,
      score,
      tables: {
        minima: entries,
        award: tables.award(asker),
        due: tables.due(asker),
        state: tables.place(asker),
      },
      matches,
      checkFirst,
    },
  )
  const { matchCount, checkCount } = scanned
  const openCount = regions.header[HEAD.openCount] ?? 0
  return {
    matches: matches.ranked(),
    checkFirst: checkFirst.ranked(),
    matchCount,
    checkCount,
    notEligibleCount: openCount - matchCount - checkCount,
    openCount,
    competitiveness,
    whatIf: memory.tallies.whatIf(
      byGroup(memory.minima, entries, scanned.onlyMinimum, gpa.count, english.count),
      query.student,
    ),
    missingFacts: missingFactsFrom((code) => {
      const at = filter.missing.findIndex((one) => one.code === code)
      return scanned.missing[at] ?? 0
    }),
  }
}

function byGroup({ parts, count }: MinimaParts, entries: Int32Array, counts: Int32Array, gpas: number, englishes: number) {
  const gpa = new Int32Array(gpas)
  const english = new Int32Array(englishes)
  for (let at = 0; at < count; at += 1) {
    const rows = counts[at] ?? 0
    if (rows === 0) continue
    const isGpa = ((entries[at] ?? 0) & IS_FIRST_FAILING) !== 0
    const into = isGpa ? gpa : english
    const value = parts[at * 2 + (isGpa ? 0 : 1)] ?? 0
    into[value] = (into[value] ?? 0) + rows
  }
  return { gpa, english }
}

function minimaTable(
  { parts, count }: MinimaParts,
  gpa: Int32Array,
  english: Int32Array,
  tallies: Int32Array,
) {
  const entries = new Int32Array(count)
  let met = 0
  let stated = 0
  for (let at = 0; at < count; at += 1) {
    const one = gpa[parts[at * 2] ?? 0] ?? 0
    const other = english[parts[at * 2 + 1] ?? 0] ?? 0
    const flags = ((one | other) & (IS_MET - 1)) | (one & other & IS_MET)
    const tenths = (one >> TENTHS_SHIFT) + (other >> TENTHS_SHIFT)
    entries[at] = (tenths << TENTHS_SHIFT) | (flags & ((1 << TENTHS_SHIFT) - 1))
    if ((flags & IS_ASKED) === 0) continue
    const rows = tallies[at] ?? 0
    stated += rows
    if ((flags & IS_MET) !== 0) met += rows
  }
  return { entries, competitiveness: { met, stated } }
}
