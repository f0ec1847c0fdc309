import { consumes } from '@landfall/kit/messaging/consumers'
import { toldProfileOf } from '@landfall/matching/requirements/told-profile'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import { recordProgress } from '../student/progress/record-progress.ts'
import type { Stores } from '../stores.ts'

/** Keeps the student facts that applications are judged by, details still sealed; an older version changes nothing. */
export const onStudentSaved = consumes<typeof StudentSaved.schema, Stores>(
  StudentSaved,
  async ({ data, time }, stores) => {
    const { studentId, version } = data
    await stores.studentFacts.keepNewest(studentId, version, toldProfileOf(data))
    const work = { kind: 'profile-saved', subjectId: studentId } as const
    await recordProgress(stores, studentId, { ...work, at: new Date(time) })
  },
  { from: 'beginning' },
)
