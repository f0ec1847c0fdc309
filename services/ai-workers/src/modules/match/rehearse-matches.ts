import { deadlineDay } from '@landfall/calendar/zone'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { NOTHING_KNOWN } from '@landfall/matching/criteria/student-facts'
import { wantedUsd } from '@landfall/matching/match-query'
import { NOTHING_ANSWERED } from '@landfall/matching/requirements/student-answers'
import type { Catalog } from '../listing/catalog.ts'
import type { ReadListings } from '../listing/known-listings.ts'
import { explainAwards } from './explain-awards.ts'
import type { ReadGoals } from './compute-match.ts'
import {
  FORM_DEGREE_LEVELS,
  FORM_ENGLISH,
  FORM_NEEDS,
  needOf,
  type MatchAsked,
} from './match-run.ts'

type Deps = {
  catalog: Catalog
  readListings: ReadListings
  readGoals: ReadGoals
}

/** Enough for the engine to compile the hot paths and for most programs of the index to be cached. */
const MATCHES = 60
const COUNTRIES = ['IN', 'NG', 'CN', 'BR', 'KE', 'US', null]
const FIELDS = ['computer-science', 'engineering', 'business', 'medicine', 'law']
const GRADES = ['2.70', '3.25', '3.60', '3.90', '4.00']
const STATES = [[], ['CA'], ['NY', 'MA']]

/**
 * Matches made-up students with the worker's own catalog: gate, score, listings and words. The first match of a
 * process takes ten times as long as a later one, and no student should have to wait for that. Nothing is stored or
 * published. Does nothing while the catalog is empty.
 * @returns how many were matched
 */
export async function rehearseMatches(deps: Deps, now: Date): Promise<number> {
  if (deps.catalog.size === 0) return 0
  for (let place = 0; place < MATCHES; place++) {
    await rehearse(madeUp(place, now), deps)
    await yieldToOthers()
  }
  return MATCHES
}

async function rehearse(asked: MatchAsked, deps: Deps): Promise<void> {
  const outcome = await deps.catalog.match(asked.query, asked.today, asked.at ?? null)
  const { matches, toAnswer, toCheck } = outcome
  const ids = [...matches, ...toAnswer, ...toCheck].map(
    ({ scholarshipId }) => scholarshipId,
  )
  const listings = await deps.readListings(ids)
  const parts = {
    asked,
    listingOf: (id: string) => listings.get(id),
    versionOf: deps.catalog.versionOf,
    goalsOf: deps.readGoals(asked.goals),
  }
  explainAwards(matches, { ...parts, verdict: 'ELIGIBLE' })
  explainAwards(toAnswer, { ...parts, verdict: 'ANSWER_QUESTIONS' })
  explainAwards(toCheck, { ...parts, verdict: 'CHECK_WITH_PROVIDER' })
}

/** Picks from lists of different lengths, so that values combine in ever new ways. */
function madeUp(place: number, now: Date): MatchAsked {
  const of = <T>(list: readonly T[], step: number) =>
    list[Math.floor(place / step) % list.length] as T
  const need = needOf(of(FORM_NEEDS, 3))
  const student = {
    ...NOTHING_KNOWN,
    ...NOTHING_ANSWERED,
    country: of(COUNTRIES, 1),
    intendedDegreeLevel: of(FORM_DEGREE_LEVELS, 2),
    fieldCodes: [of(FIELDS, 1)],
    gpa: of(GRADES, 1),
    englishProficiency: of(FORM_ENGLISH, 1),
    needsFinancialAid: need === null || need === 'low' ? null : true,
  }
  return {
    query: {
      student,
      need,
      wantedUsd: wantedUsd(need, null),
      preferredStates: of(STATES, 1),
    },
    goals: 'Study, do research, and build something that people at home can use.',
    today: deadlineDay(now),
    at: now.toISOString(),
  }
}
