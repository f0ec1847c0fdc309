import { factKeysOf } from '@landfall/matching/requirements/requirement-set'
import type { RequirementSet } from '@landfall/matching/requirements/requirement-set'
import { questionsIn } from '@landfall/matching/requirements/requirement'
import { factKey } from '@landfall/matching/requirements/student-answers'
import { answerSubject } from '@landfall/proto-events/identity/answer-key'
import { type Facts, isSensitive, topicOf } from '../../record/fact/fact.ts'
import { allAsked } from '../../record/scholarship/requirements/asked-conditions.ts'
import type { AskingAward } from './questions.store.ts'

/** How many awards are named; more are only counted. */
export const AWARDS_NAMED = 20

/** A question to the student, with the open awards that ask it. */
export type AskedFact = {
  /** The name under which the answer is stored, see `factKey`. */
  key: string
  fact: string
  scholarshipId: string | null
  text: string
  topic: string
  isSensitive: boolean
  awardCount: number
  /** Those with the soonest deadlines, at most AWARDS_NAMED. */
  awards: { id: string; slug: string; title: string }[]
}

/** The sets that ask for each fact, by the fact's key. */
export function setsByFact(sets: Iterable<RequirementSet>): Map<string, string[]> {
  const byKey = new Map<string, string[]>()
  for (const set of sets) {
    for (const key of factKeysOf(set)) {
      const known = byKey.get(key)
      if (known === undefined) byKey.set(key, [set.id])
      else known.push(set.id)
    }
  }
  return byKey
}

/**
 * Describes each fact in words; leaves out facts that are not known and that no open award asks for anymore.
 * @param awards in the order in which to name them
 */
export function describeFacts(
  keys: readonly string[],
  bySet: ReadonlyMap<string, readonly string[]>,
  { awards, facts }: { awards: readonly AskingAward[]; facts: Facts },
): AskedFact[] {
  const awardsOf = Map.groupBy(awards, ({ set }) => set)
  return keys.flatMap((key) => {
    const groups = (bySet.get(key) ?? []).map((set) => awardsOf.get(set) ?? [])
    const asking = groups.flat().toSorted((a, b) => a.order - b.order)
    const { fact, scholarshipId } = answerSubject(key)
    const text = facts.get(fact)?.question ?? wordsOf(key, asking[0])
    if (text === null) return []
    return {
      key,
      fact,
      scholarshipId,
      text,
      topic: topicOf(facts, fact),
      isSensitive: isSensitive(facts, fact),
      awardCount: groups.reduce((sum, [first]) => sum + (first?.awards ?? 0), 0),
      awards: asking
        .slice(0, AWARDS_NAMED)
        .map(({ id, slug, title }) => ({ id, slug, title })),
    }
  })
}

/** The question in the award's words. */
function wordsOf(key: string, award: AskingAward | undefined): string | null {
  if (award === undefined) return null
  const asked = questionsIn(allAsked(award))
  return asked.find((one) => factKey(one, award.id) === key)?.question ?? null
}
