import { MAX_QUESTIONS } from '@landfall/matching/asked-awards'
import type { MatchOutcome } from '@landfall/matching/match-listings'
import {
  nextQuestions,
  type WeighedSet,
} from '@landfall/matching/requirements/next-questions'
import { setOfAward } from '@landfall/matching/requirements/shared-set'
import type { Catalog } from '../listing/catalog.ts'
import type { AskedQuestion } from './match-result.ts'
import type { MatchAsked } from './match-run.ts'

type Words = Pick<Catalog, 'setOf' | 'questionOf'>

/** The questions that would decide the most awards, the best first, in the awards' own words. */
export function askNext(
  outcome: Pick<MatchOutcome, 'askedSets' | 'askedAwards'>,
  { query, today }: MatchAsked,
  { setOf, questionOf }: Words,
): AskedQuestion[] {
  const sets = weighedSets(outcome, setOf)
  return nextQuestions(sets, query.student, today, MAX_QUESTIONS).flatMap((next) => {
    const words = questionOf(next.key)
    return words === null ? [] : [{ ...next, ...words }]
  })
}

/** An award whose own facts may be asked has a set of its own; all others of a shared set are counted together. */
function weighedSets(
  { askedSets, askedAwards }: Pick<MatchOutcome, 'askedSets' | 'askedAwards'>,
  setOf: Words['setOf'],
): WeighedSet[] {
  return [...askedSets].flatMap(([id, count]) => {
    const set = setOf(id)
    if (set === null) return []
    const alone = (askedAwards.get(id) ?? []).map((awardId) => setOfAward(set, awardId))
    const awards = count - alone.length
    return [
      ...alone.map((one) => ({ set: one, awards: 1, weight: 1 })),
      ...(awards === 0 ? [] : [{ set, awards, weight: awards }]),
    ]
  })
}
