import { CHECK_FIRST_KEPT, MATCHES_KEPT, type MatchOutcome } from '../match-listings.ts'
import type { MatchQuery } from '../match-query.ts'
import { matchFacts } from './by-facts.ts'
import type { IndexView } from './index-view.ts'
import { HEAD } from './layout.ts'
import { memoryOf } from './match-memory.ts'
import { fillMinimaTable } from './match-minima.ts'
import { missingFrom } from './match-tallies.ts'
import { readRows } from './one-writer.ts'
import { makeRoom, place } from './room.ts'
import { sweep } from './sweep.ts'
import { createTopRows } from './top-rows.ts'

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
  const { room, minima, tables } = memory
  const facts = matchFacts(query, today)
  const worths = {
    award: tables.award(query),
    due: tables.due(query, today),
    state: tables.place(query),
  }
  const stretches = memory.stretches(facts)
  makeRoom(room, {
    minima: minima.count,
    solo: minima.count,
    award: worths.award.length,
    due: worths.due.length,
    state: worths.state.length,
    stretches: stretches.length,
  })
  place(room, 'award', worths.award)
  place(room, 'due', worths.due)
  place(room, 'state', worths.state)
  place(room, 'stretches', stretches)
  const part = (at: number) => room.words.subarray(at / 4, at / 4 + minima.count)
  const [table, solo] = [part(room.at.minima), part(room.at.solo)]
  const gpa = tables.group('gpa', query)
  const english = tables.group('english', query)
  const competitiveness = fillMinimaTable(table, minima, [gpa, english], regions.tallies)
  const scoring = memory.programs.scoring(facts, { gpa, english })
  const program = memory.programs.gate(facts)
  const { tops, matchCount, checkCount, counted } = sweep({
    view,
    memory,
    stretches: stretches.length,
    program,
    scoring,
    createTops: () => [
      createTopRows(regions, MATCHES_KEPT, memory.topRooms[0]),
      createTopRows(regions, CHECK_FIRST_KEPT, memory.topRooms[1]),
    ],
  })
  const openCount = regions.header[HEAD.openCount] ?? 0
  return {
    matches: tops[0].ranked(),
    checkFirst: tops[1].ranked(),
    matchCount,
    checkCount,
    notEligibleCount: openCount - matchCount - checkCount,
    openCount,
    competitiveness,
    whatIf: memory.tallies.whatIf(minima, { table, solo }, query.student),
    missingFacts: missingFrom(program.missing, counted),
  }
}
