import { type Judged, nameOf, soleMissing } from './requirements/judged.ts'
import { awardsAnswered, type StudentAnswers } from './requirements/student-answers.ts'

/**
 * How many open awards have each shared set (by its id, see `sharedSetOf`) of what is asked beyond the
 * columns: those whose set waits for an answer or a fact, and of which no column fails or waits for the student.
 */
export type AskedSets = ReadonlyMap<string, number>

/**
 * Which awards of `askedSets` those are, of each set that asks facts of the award's own: all for which the
 * student has answered something, and of the others, who differ in nothing but their ids, the first
 * MAX_QUESTIONS. Ids in ascending order. Empty when there is a question more for each of MAX_QUESTIONS
 * facts that decides two awards or more by itself: one that decides a single award is asked after these.
 */
export type AskedAwards = ReadonlyMap<string, readonly string[]>

/** So many questions are asked at a time at most. */
export const MAX_QUESTIONS = 10

type AskedAward = {
  scholarshipId: string
  /** Of its shared set. */
  id: string
  asksOwnFacts: boolean
} & Pick<Judged, 'missing'>

/** @param asked the awards that wait only for what is asked beyond the columns */
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
 * Whether `AskedAwards` are empty.
 * @param alone of each fact that awards share, how many it decides by itself
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
