import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type {
  StudentCopy,
  StudentCopyStore,
} from '@landfall/matching/student-copy/student-copy.store'

/** How new the copy of the student's own profile and answers is; null without one. */
export function makeReadStudentCopy(o: { studentCopies: StudentCopyStore }) {
  return ({ studentId }: StudentRef): Promise<StudentCopy | null> =>
    o.studentCopies.find(studentId)
}
