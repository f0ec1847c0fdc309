import type { MatchOutcome } from '@landfall/matching/match-listings'
import { nextQuestions } from '@landfall/matching/requirements/next-questions'
import type { Catalogue } from '../listing/catalogue.ts'
import type { AskedQuestion } from './match-result.ts'
import type { MatchAsked } from './match-run.ts'

/** More are not shown at a time. */
export const QUESTIONS_KEPT = 10

/** The questions that would decide the most awards, the best first, in the words of the awards. */
export function askNext(
  { askedSets }: Pick<MatchOutcome, 'askedSets'>,
  { query, today }: MatchAsked,
  { setOf, questionOf }: Pick<Catalogue, 'setOf' | 'questionOf'>,
): AskedQuestion[] {
  const sets = [...askedSets].flatMap(([id, awards]) => {
    const set = setOf(id)
    return set === null ? [] : [{ set, awards, weight: awards }]
  })
  return nextQuestions(sets, query.student, today, QUESTIONS_KEPT).flatMap((next) => {
    const words = questionOf(next.key)
    return words === null ? [] : [{ ...next, ...words }]
  })
}
