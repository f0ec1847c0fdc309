import type { OpenSealed } from '@landfall/matching/requirements/open-sealed'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { readStudents } from '@landfall/matching/student-copy/read-students'
import type { StudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'

export type StudentStores = { studentFacts: Pick<StudentFactsStore, 'findWithAnswers'> }

/** What the rules know about a student, unsealed for this one use; null without a profile. */
export type ReadStudent = (
  stores: StudentStores,
  studentId: string,
) => Promise<AskedStudent | null>

export function makeReadStudent(openSealed: OpenSealed): ReadStudent {
  return async function readStudent({ studentFacts }, studentId) {
    const students = await readStudents(studentFacts, openSealed, [studentId])
    return students.get(studentId) ?? null
  }
}
