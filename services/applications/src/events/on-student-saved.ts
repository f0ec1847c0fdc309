import { consumes } from '@landfall/kit/messaging/consumers'
import { toldProfileOf } from '@landfall/matching/requirements/told-profile'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import type { Stores } from '../stores.ts'

/** Keeps what applications are judged by, its details sealed as they come; an older version changes nothing. */
export const onStudentSaved = consumes<typeof StudentSaved.schema, Stores>(
  StudentSaved,
  async ({ data }, { studentFacts }) => {
    const { studentId, version } = data
    await studentFacts.keepNewest(studentId, version, toldProfileOf(data))
  },
  { from: 'beginning' },
)
