import type { Viewer } from '@landfall/kit/identity/viewer'
import type { StudentCopy } from '@landfall/matching/student-copy/student-copy.store'

type Deps = { studentCopies: { find(studentId: string): Promise<StudentCopy | null> } }

/** How recent the copy of the viewer's own profile and answers is; null without one. */
export function makeReadStudentCopy({ studentCopies }: Deps) {
  return async (viewer: Viewer): Promise<StudentCopy | null> =>
    viewer.kind === 'visitor' ? null : studentCopies.find(viewer.userId)
}
