import { consumes } from '@landfall/kit/messaging/consumers'
import { studentFactsOf } from '@landfall/matching/criteria/student-facts-of-event'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import type { Stores } from '../stores.ts'

/** Keeps what the matching needs of each student; an older version changes nothing. */
export const onStudentSaved = consumes<typeof StudentSaved.schema, Stores>(
  StudentSaved,
  async ({ data }, { studentFacts }) => {
    await studentFacts.keepNewest(data.studentId, data.version, studentFactsOf(data))
  },
  { from: 'beginning' },
)
