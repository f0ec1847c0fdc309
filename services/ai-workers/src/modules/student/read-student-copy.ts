import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type {
  StudentCopy,
  StudentCopyStore,
} from '@landfall/matching/student-copy/student-copy.store'

/** The versions of the student's own profile and answers in this copy; null without a profile. */
export function makeReadStudentCopy(o: { studentCopies: StudentCopyStore }) {
  return ({ studentId }: StudentRef): Promise<StudentCopy | null> =>
    o.studentCopies.find(studentId)
}
