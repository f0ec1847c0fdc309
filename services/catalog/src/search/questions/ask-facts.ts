import { resultIs } from '@landfall/matching/criteria/plan'
import { any, not } from '@landfall/matching/criteria/predicate'
import {
  type NextQuestion as Outcomes,
  nextQuestions,
} from '@landfall/matching/requirements/next-questions'
import {
  type CatalogAsks,
  type EligibilityPlan,
  planEligibility,
} from '@landfall/matching/requirements/plan-eligibility'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { type Facts, isSensitive } from '../../record/fact/fact.ts'
import { oncePerChange } from '../../record/scholarship/per-change.ts'
import { type AskedFact, AWARDS_NAMED, describeFacts, setsByFact } from './asked-fact.ts'
import type { Asking, CountedSet, QuestionsStore } from './questions.store.ts'

/** The most questions at a time. */
export const MAX_QUESTIONS = 10

export type NextQuestion = Pick<Outcomes, 'yes' | 'no'> & { fact: AskedFact }

/** As for the outlook, which is shown next to it: good enough while a sync changes listings every second. */
const MIN_CACHE_TTL_MS = 60_000

type Deps = {
  questions: QuestionsStore
  readAsks: () => Promise<CatalogAsks>
  facts: Facts
}

/** The questions for one student: those worth asking next, and all facts with their awards. */
export function makeAskFacts({ questions, readAsks, facts }: Deps) {
  const onceAChange = oncePerChange(questions.catalogVersion, {
    minTtlMs: MIN_CACHE_TTL_MS,
  })

  async function describe(keys: readonly string[], bySet: Map<string, string[]>) {
    const sets = [...new Set(keys.flatMap((key) => bySet.get(key) ?? []))].toSorted()
    const awards = await onceAChange(`awards of ${sets.join()}`, () =>
      questions.awardsAsking(sets, AWARDS_NAMED),
    )
    return describeFacts(keys, bySet, { awards, facts })
  }

  return {
    isSensitiveFact: (fact: string) => isSensitive(facts, fact),

    /** The best first, at most MAX_QUESTIONS, counted over the open awards that nothing rules out for the student. */
    async askNext(student: AskedStudent): Promise<NextQuestion[]> {
      const asks = await readAsks()
      return onceAChange(`next for ${JSON.stringify([student, asks.today])}`, async () => {
        const asking = askingOf(planEligibility(student, asks))
        const sets = weighedSets(asks, await questions.countSets(asking))
        const next = nextQuestions(sets, student, asks.today, MAX_QUESTIONS)
        const outcomes = new Map(next.map((one) => [one.key, one]))
        const asked = await describe([...outcomes.keys()], setsByFact(asks.sets))
        return asked.flatMap((fact) => {
          const outcome = outcomes.get(fact.key)
          return outcome === undefined ? [] : { fact, yes: outcome.yes, no: outcome.no }
        })
      })
    },

    /** All facts that open awards ask for, the most frequent first; or those that the student has answered. */
    async askedFacts(
      student: AskedStudent,
      { isAnswered }: { isAnswered: boolean },
    ): Promise<AskedFact[]> {
      const bySet = setsByFact((await readAsks()).sets)
      const keys = isAnswered ? Object.keys(student.facts) : [...bySet.keys()]
      const found = await describe(keys, bySet)
      const kept = isAnswered ? found : found.filter(({ awardCount }) => awardCount > 0)
      return kept.toSorted((a, b) => b.awardCount - a.awardCount)
    },
  }
}

/** Awards that nothing rules out for the student, including those that the profile alone leaves open. */
function askingOf({ criteria, notEligible }: EligibilityPlan): Asking {
  const columns = criteria.filter(({ code, isHard }) => isHard && code !== 'requirements')
  const lacks = any(columns.map((criterion) => resultIs(criterion, 'TELL_US_MORE')))
  return { among: not(notEligible), lacks }
}

function weighedSets({ sets }: CatalogAsks, counted: readonly CountedSet[]) {
  const countOf = new Map(counted.map((one) => [one.set, one]))
  return [...sets].flatMap((set) => {
    const count = countOf.get(set.id)
    if (count === undefined) return []
    const { awards, weight, waiting } = count
    return { set, awards, weight, waiting }
  })
}
