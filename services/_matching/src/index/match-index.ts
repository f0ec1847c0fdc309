import { planEligibility } from '../criteria/plan.ts'
import {
  byRank,
  CHECK_FIRST_KEPT,
  MATCHES_KEPT,
  type MatchOutcome,
  type RankedMatch,
} from '../match-listings.ts'
import type { MatchQuery } from '../match-query.ts'
import type { GroupName } from './columns.ts'
import { bitsetNumber, type IndexView } from './index-view.ts'
import { HEAD, type Regions } from './layout.ts'
import type { Sweep } from './match-kernel.ts'
import { fillMinimaTable } from './match-minima.ts'
import { type MatchMemory, memoryOf } from './match-memory.ts'
import { matchProgram } from './match-program.ts'
import { competitivenessFrom, missingFrom, whatIfOfRows } from './match-tallies.ts'
import { readRows } from './one-writer.ts'
import { idOfRow } from './row-table.ts'
import { type Scoring, scoringOf } from './score-bounds.ts'
import { setTerms } from './set-terms.ts'
import { createTopRows, type TopRows } from './top-rows.ts'

/**
 * What `matchListings` answers, of everything in the index at one moment. `today` is YYYY-MM-DD. Safe
 * while another thread applies.
 */
export function matchIndex(
  view: IndexView,
  query: MatchQuery,
  today: string,
): MatchOutcome {
  return readRows(view.regions, view.reader, () => matchNow(view, query, today))
}

function matchNow(view: IndexView, query: MatchQuery, today: string): MatchOutcome {
  const { regions, dictionary } = view
  dictionary.refresh()
  const memory = memoryOf(view)
  const terms = setTerms(query, today)
  const program = matchProgram(
    planEligibility(query.student),
    terms,
    query.preferredStates.length > 0,
    (name) => bitsetNumber(view, name),
  )
  const groupTable = (group: GroupName) =>
    memory.tables.group(group, program.groups[group], query)
  fillMinimaTable(memory.minimaTable, memory.minima, {
    gpa: groupTable('gpa'),
    english: groupTable('english'),
  })
  const scoring = scoringOf(query, terms, memory.minimaTable)
  const sweep = sweepOf(regions, memory, scoring, {
    offsets: Int32Array.from(program.bitsets, (number) => number * regions.words),
    counts: new Int32Array(2 + program.missing.length),
    awards: memory.tables.award(query),
    dues: memory.tables.due(query, today),
    places: memory.tables.place(query),
  })
  program.kernel(sweep)
  const [matchCount = 0, checkCount = 0, ...missing] = sweep.counts
  const openCount = regions.header[HEAD.openCount] ?? 0
  return {
    matches: ranked(regions, sweep.tops[0]),
    checkFirst: ranked(regions, sweep.tops[1]),
    matchCount,
    checkCount,
    notEligibleCount: openCount - matchCount - checkCount,
    openCount,
    competitiveness: competitivenessFrom(regions.tallies, memory),
    whatIf: whatIfOfRows(dictionary, memory, query.student),
    missingFacts: missingFrom(program.missing, missing),
  }
}

type Given = Pick<Sweep, 'offsets' | 'counts' | 'awards' | 'dues' | 'places'>

function sweepOf(
  regions: Regions,
  { minimaTable, solo }: MatchMemory,
  { base, deltas, bounds }: Scoring,
  given: Given,
): Sweep {
  const keep = new Int32Array(bounds.length * 2).fill(-1)
  solo.fill(0)
  return {
    ...given,
    bits: regions.bits,
    codes: regions.codes,
    words: Math.ceil((regions.header[HEAD.rowCount] ?? 0) / 32),
    minimaTable,
    solo,
    base,
    deltas,
    keep,
    raise: (set, floor) => {
      for (const [at, bound] of bounds.entries()) {
        keep[set * bounds.length + at] = bound >= floor ? -1 : 0
      }
    },
    tops: [createTopRows(regions, MATCHES_KEPT), createTopRows(regions, CHECK_FIRST_KEPT)],
  }
}

function ranked(regions: Regions, top: TopRows): RankedMatch[] {
  return top
    .rows()
    .map(({ row, score }) => ({
      scholarshipId: idOfRow(regions, row),
      preTenths: score,
    }))
    .toSorted(byRank)
}
