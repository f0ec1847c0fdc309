import { type MatchOutcome, missingFactsFrom } from '../match-listings.ts'
import type { MatchQuery } from '../match-query.ts'
import { matchFacts } from './by-facts.ts'
import type { IndexView } from './index-view.ts'
import { HEAD } from './layout.ts'
import { memoryOf } from './match-memory.ts'
import { competitivenessOf, countsByGroup, minimaTable } from './match-minima.ts'
import { readRows } from './one-writer.ts'
import { scan } from './scan.ts'

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
  const { tables, programs, tallies, scratch, matches, checkFirst } = memory
  const facts = matchFacts(query, today)
  const asker = { query, facts }
  const gpa = tables.group('gpa', asker)
  const english = tables.group('english', asker)
  const filter = programs.filter(facts)
  const minima = minimaTable(memory.minima, { gpa: gpa.entries, english: english.entries })
  const scanned = scan({
    regions,
    scratch,
    pages: memory.pages(facts),
    filter,
    score: programs.score(facts, { gpa, english }),
    tables: {
      minima,
      award: tables.award(asker),
      due: tables.due(asker),
      state: tables.place(asker),
    },
    matches,
    checkFirst,
  })
  const { matchCount, checkCount } = scanned
  const openCount = regions.header[HEAD.openCount] ?? 0
  const onlyObstacle = countsByGroup(memory.minima, minima, scanned.onlyMinimum, {
    gpa: gpa.count,
    english: english.count,
  })
  return {
    matches: matches.ranked(),
    checkFirst: checkFirst.ranked(),
    matchCount,
    checkCount,
    notEligibleCount: openCount - matchCount - checkCount,
    openCount,
    competitiveness: competitivenessOf(minima, regions.tallies),
    whatIf: tallies.whatIf(onlyObstacle, query.student),
    missingFacts: missingFactsFrom((code) => {
      const place = filter.missing.findIndex((one) => one.code === code)
      return scanned.missing[place] ?? 0
    }),
  }
}
