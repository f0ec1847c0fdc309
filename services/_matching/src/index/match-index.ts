import type { MatchOutcome } from '../match-listings.ts'
import type { MatchQuery } from '../match-query.ts'
import { matchFacts } from './by-facts.ts'
import type { IndexView } from './index-view.ts'
import { HEAD, type Regions } from './layout.ts'
import { type MatchMemory, memoryOf } from './match-memory.ts'
import { missingFrom } from './match-tallies.ts'
import { readRows } from './one-writer.ts'
import { makeRoom, place, ROOM_AT, wordsOf } from './room.ts'
import { sweep } from './sweep.ts'

/**
 * What `matchListings` answers, of everything in the index at one moment. `today` is YYYY-MM-DD. Safe
 * while another thread applies.
 */
export function matchIndex(
  view: IndexView,
  query: MatchQuery,
  today: string,
): MatchOutcome {
  let tries = 0
  return readRows(view.regions, view.reader, () => {
    // Rows that were half applied may have led anywhere in the room.
    if (tries > 0) memoryOf(view).room.holds = {}
    tries += 1
    return matchNow(view, query, today)
  })
}

function matchNow(view: IndexView, query: MatchQuery, today: string): MatchOutcome {
  const { regions, dictionary } = view
  dictionary.refresh()
  const memory = memoryOf(view)
  const { room, minima, tables } = memory
  const facts = matchFacts(query, today)
  const asker = { query, facts }
  const worths = {
    award: tables.award(asker),
    due: tables.due(asker),
    state: tables.place(asker),
  }
  const stretches = memory.stretches(facts)
  const gpa = tables.group('gpa', asker)
  const english = tables.group('english', asker)
  makeRoom(room, {
    minima: minima.count,
    parts: minima.parts.length,
    gpa: gpa.entries.length,
    english: english.entries.length,
    soloGpa: gpa.entries.length,
    soloEnglish: english.entries.length,
    award: worths.award.length,
    due: worths.due.length,
    state: worths.state.length,
    stretches: stretches.length,
  })
  place(room, 'parts', minima.parts)
  place(room, 'gpa', gpa.entries)
  place(room, 'english', english.entries)
  place(room, 'award', worths.award)
  place(room, 'due', worths.due)
  place(room, 'state', worths.state)
  place(room, 'stretches', stretches)
  const competitiveness = fillMinima(memory, regions)
  const scoring = memory.programs.scoring(facts, { gpa, english })
  const program = memory.programs.gate(facts)
  const { tops, matchCount, checkCount, counted } = sweep({
    view,
    memory,
    stretches: stretches.length,
    program,
    scoring,
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
    whatIf: memory.tallies.whatIf(
      {
        gpa: wordsOf(room, 'soloGpa', gpa.entries.length),
        english: wordsOf(room, 'soloEnglish', english.entries.length),
      },
      query.student,
    ),
    missingFacts: missingFrom(program.missing, counted),
  }
}

/** How many rows state minima, and how many of them are met; the table of these for all that follows. */
function fillMinima(
  { room: { at, words }, kernels, minima }: MatchMemory,
  { tallies }: Regions,
): MatchOutcome['competitiveness'] {
  kernels.minima(minima.count, at.parts, at.gpa, at.english, at.minima, tallies.byteOffset)
  const [met = 0, stated = 0] = words.subarray(ROOM_AT.met / 4, ROOM_AT.met / 4 + 2)
  return { met, stated }
}
