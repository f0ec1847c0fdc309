import { answerKey, answerSubject } from '@landfall/proto-events/identity/answer-key'
import type { StudentFacts } from '../criteria/student-facts.ts'

/** `declined`: the student prefers not to say, so every award that asks it remains a question. */
export type FactAnswer = true | false | 'declined'

/** What a student has stated beyond the profile's facts. */
export type StudentAnswers = {
  /** By key of the fact, see `factKey`. A missing fact has not been asked yet. */
  facts: Readonly<Record<string, FactAnswer>>
  /** YYYY-MM-DD */
  dateOfBirth: string | null
  gender: 'woman' | 'man' | 'other' | null
  /** Ids of the catalog, see `universityIdOf`. */
  intendedUniversities: readonly string[]
}

/** Everything about a student that requirements are judged by. */
export type AskedStudent = StudentFacts & StudentAnswers

/** The answers of a student who has not been asked anything yet. */
export const NOTHING_ANSWERED: StudentAnswers = {
  facts: {},
  dateOfBirth: null,
  gender: null,
  intendedUniversities: [],
}

/** The key of an answer: the fact, or award and fact where the answer holds for that award alone. */
export function factKey(
  { fact, isPerAward }: { fact: string; isPerAward: boolean },
  awardId: string,
): string {
  return answerKey({ fact, scholarshipId: isPerAward ? awardId : null })
}

/** The ids of the awards for which the student has answered something that holds for that award alone. */
export function awardsAnswered({ facts }: Pick<StudentAnswers, 'facts'>): Set<string> {
  return new Set(
    Object.keys(facts).flatMap((key) => answerSubject(key).scholarshipId ?? []),
  )
}

/** Facts that the profile already states are not asked again. */
const TOLD_BY_PROFILE = new Map<string, (student: StudentFacts) => boolean | null>([
  ['holds-us-green-card', ({ usPermanentResident }) => usPermanentResident],
  ['lives-in-the-us', ({ isCurrentlyInUs }) => isCurrentlyInUs],
  // A student who lives elsewhere may still study at an American university.
  ['lives-or-studies-in-us', ({ isCurrentlyInUs }) => isCurrentlyInUs || null],
])

/** The student's own answer, or else what the profile says; null when neither says anything. */
export function answerOf(student: AskedStudent, key: string): FactAnswer | null {
  const answer = Object.hasOwn(student.facts, key) ? student.facts[key] : undefined
  return answer ?? TOLD_BY_PROFILE.get(key)?.(student) ?? null
}
