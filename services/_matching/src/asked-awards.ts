import { type Judged, nameOf, soleMissing } from './requirements/judged.ts'
import { awardsAnswered, type StudentAnswers } from './requirements/student-answers.ts'

/**
 * How many open awards have each shared set (by its id, see `sharedSetOf`) of requirements beyond the columns. An
 * award counts when its set waits for an answer or a fact and no column fails or waits for the student.
 */
export type AskedSets = ReadonlyMap<string, number>

/**
 * For each of `askedSets` that asks facts of the award's own, the ids of its awards, ascending: every award for
 * which the student has answered something, and the first MAX_QUESTIONS of the others, which differ only in their
 * ids. Empty when MAX_QUESTIONS shared facts each decide two or more awards by themselves: a fact that decides a
 * single award is asked only after those.
 */
export type AskedAwards = ReadonlyMap<string, readonly string[]>

/** The most questions that are asked at a time. */
export const MAX_QUESTIONS = 10

type AskedAward = {
  scholarshipId: string
  /** The id of its shared set. */
  id: string
  asksOwnFacts: boolean
} & Pick<Judged, 'missing'>

/** @param asked the awards that wait only for requirements beyond the columns */
export function askedOf(
  asked: readonly AskedAward[],
  student: StudentAnswers,
): { askedSets: AskedSets; askedAwards: AskedAwards } {
  const bySet = Map.groupBy(asked, ({ id }) => id)
  const sole = asked.flatMap((award) => soleMissing(award) ?? [])
  const byFact = Map.groupBy(
    sole.filter(({ kind }) => kind === 'fact'),
    nameOf,
  )
  const own = asked
    .filter(({ asksOwnFacts }) => asksOwnFacts)
    .map(({ id, scholarshipId }) => ({ setId: id, scholarshipId }))
  return {
    askedSets: new Map([...bySet].map(([id, awards]) => [id, awards.length])),
    askedAwards: isEveryNextShared([...byFact.values()].map(({ length }) => length))
      ? new Map()
      : askedAwardsFrom(own, student),
  }
}

/**
 * Whether `AskedAwards` is empty.
 * @param alone for each fact that awards share, how many awards it decides by itself
 */
export function isEveryNextShared(alone: readonly number[]): boolean {
  return alone.filter((awards) => awards > 1).length >= MAX_QUESTIONS
}

/** @param asked the awards that `AskedAwards` choose from */
export function askedAwardsFrom(
  asked: readonly { setId: string; scholarshipId: string }[],
  student: Pick<StudentAnswers, 'facts'>,
): AskedAwards {
  const answered = awardsAnswered(student)
  const bySet = Map.groupBy(asked, ({ setId }) => setId)
  return new Map(
    [...bySet].map(([setId, awards]) => {
      const ids = awards.map(({ scholarshipId }) => scholarshipId).toSorted()
      const first = ids.filter((id) => !answered.has(id)).slice(0, MAX_QUESTIONS)
      return [setId, ids.filter((id) => answered.has(id) || first.includes(id))]
    }),
  )
}
