import type { OpenSealed } from '../requirements/open-sealed.ts'
import type { AskedStudent } from '../requirements/student-answers.ts'
import type { StudentFactsStore } from './student-facts.store.ts'

/** What the rules know about students, opened for this one use; students without a profile are left out. */
export async function readStudents(
  studentFacts: Pick<StudentFactsStore, 'findWithAnswers'>,
  openSealed: OpenSealed,
  studentIds: readonly string[],
): Promise<Map<string, AskedStudent>> {
  const stored = await studentFacts.findWithAnswers(studentIds)
  const students = new Map<string, AskedStudent>()
  for (const [id, { facts, intendedUniversities, ...sealed }] of stored) {
    students.set(id, { ...facts, intendedUniversities, ...(await openSealed(sealed)) })
  }
  return students
}
