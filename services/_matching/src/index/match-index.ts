import { type MatchOutcome, missingFactsFrom } from '../match-listings.ts'
import type { MatchInstant } from '../day-there.ts'
import type { MatchQuery } from '../match-query.ts'
import { answeredRows } from './answered-rows.ts'
import { askedOf } from './asked-awards.ts'
import { type MatchFacts, matchFacts } from './by-facts.ts'
import type { IndexView } from './index-view.ts'
import { HEAD } from './layout.ts'
import { memoryOf } from './match-memory.ts'
import { competitivenessOf, countsByGroup, minimaTable } from './match-minima.ts'
import { readRows } from './one-writer.ts'
import { scan } from './scan.ts'

/**
 * The same outcome as `matchListings`, for everything in the index at one moment. `today` is YYYY-MM-DD. Safe while
 * another thread applies changes.
 * @param at the instant that deadlines are compared with, each in its own time zone
 */
export function matchIndex(
  view: IndexView,
  query: MatchQuery,
  today: string,
  at: MatchInstant = null,
): MatchOutcome {
  const facts = matchFacts(query, today, at)
  return readRows(view.regions, view.reader, () => matchNow(view, query, facts))
}

function matchNow(view: IndexView, query: MatchQuery, facts: MatchFacts): MatchOutcome {
  const { regions, dictionary } = view
  dictionary.refresh()
  const memory = memoryOf(view)
  const { tables, programs, tallies, scratch, matches, toAnswer, toCheck } = memory
  const asker = { query, facts }
  const gpa = tables.group('gpa', asker)
  const english = tables.group('english', asker)
  const state = tables.place(asker)
  const filter = programs.filter(facts)
  const minima = minimaTable(memory.minima, { gpa: gpa.entries, english: english.entries })
  const requirements = memory.requirements(asker)
  const scanned = scan({
    regions,
    scratch,
    pages: memory.pages(facts),
    filter,
    score: programs.score(facts, { gpa, english, place: Math.max(...state) }),
    tables: {
      minima,
      award: tables.award(asker),
      due: tables.due(asker),
      state,
    },
    requirements,
    answered: answeredRows(regions, requirements, asker),
    matches,
    toAnswer,
    toCheck,
  })
  const onlyObstacle = countsByGroup(memory.minima, minima, scanned.onlyMinimum, {
    gpa: gpa.count,
    english: english.count,
  })
  const { fields, ...asked } = askedOf(regions, requirements, scanned.asked)
  return {
    matches: matches.ranked(),
    toAnswer: toAnswer.ranked(),
    toCheck: toCheck.ranked(),
    ...countsOf(scanned, regions.header[HEAD.openCount] ?? 0),
    competitiveness: competitivenessOf(minima, regions.tallies),
    whatIf: tallies.whatIf(onlyObstacle, query.student),
    missingFacts: missingFactsFrom(
      (code) => scanned.missing[filter.missing.findIndex((one) => one.code === code)] ?? 0,
      fields,
    ),
    ...asked,
  }
}

function countsOf(
  { matchCount, toAnswerCount, toCheckCount }: ReturnType<typeof scan>,
  openCount: number,
) {
  const notEligibleCount = openCount - matchCount - toAnswerCount - toCheckCount
  return { matchCount, toAnswerCount, toCheckCount, notEligibleCount, openCount }
}
