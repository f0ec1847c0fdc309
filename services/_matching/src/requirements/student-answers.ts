import { answerKey, answerSubject } from '@landfall/proto-events/identity/answer-key'
import type { StudentFacts } from '../criteria/student-facts.ts'

/** `declined`: prefers not to say, which leaves every award that asks it a question. */
export type FactAnswer = true | false | 'declined'

/** What a student has told beyond the profile's facts. */
export type StudentAnswers = {
  /** By key of the fact, see `factKey`. A fact that is missing was not asked yet. */
  facts: Readonly<Record<string, FactAnswer>>
  /** YYYY-MM-DD */
  dateOfBirth: string | null
  gender: 'woman' | 'man' | 'other' | null
  /** Ids of the catalog, see `universityIdOf`. */
  intendedUniversities: readonly string[]
}

/** All that requirements are held against. */
export type AskedStudent = StudentFacts & StudentAnswers

/** A student who was asked nothing yet. */
export const NOTHING_ANSWERED: StudentAnswers = {
  facts: {},
  dateOfBirth: null,
  gender: null,
  intendedUniversities: [],
}

/** Under which an answer is kept: by the fact, or by award and fact where it holds for the award alone. */
export function factKey(
  { fact, isPerAward }: { fact: string; isPerAward: boolean },
  awardId: string,
): string {
  return answerKey({ fact, scholarshipId: isPerAward ? awardId : null })
}

/** The awards for which alone a student has answered something, by id. */
export function awardsAnswered({ facts }: Pick<StudentAnswers, 'facts'>): Set<string> {
  return new Set(
    Object.keys(facts).flatMap((key) => answerSubject(key).scholarshipId ?? []),
  )
}

/** What the profile says already is not asked again. */
const TOLD_BY_PROFILE = new Map<string, (student: StudentFacts) => boolean | null>([
  ['holds-us-green-card', ({ usPermanentResident }) => usPermanentResident],
  ['lives-in-the-us', ({ isCurrentlyInUs }) => isCurrentlyInUs],
  // Who lives elsewhere may still study at an American university.
  ['lives-or-studies-in-us', ({ isCurrentlyInUs }) => isCurrentlyInUs || null],
])

/** The student's own answer, else what the profile says of it; null when neither does. */
export function answerOf(student: AskedStudent, key: string): FactAnswer | null {
  const answer = Object.hasOwn(student.facts, key) ? student.facts[key] : undefined
  return answer ?? TOLD_BY_PROFILE.get(key)?.(student) ?? null
}
