import { consumes } from '@landfall/kit/messaging/consumers'
import { SessionCompleted } from '@landfall/proto-events/mentoring/session-completed.v1'
import type { Stores } from '../stores.ts'

/** Keeps who knows whom: who mentored an applicant must not score the application. */
export const onSessionCompleted = consumes<typeof SessionCompleted.schema, Stores>(
  SessionCompleted,
  ({ data: { studentId, mentorId, endedAt } }, { mentoredStudents }) =>
    mentoredStudents.keep({ studentId, mentorId, metAt: new Date(endedAt) }),
  { from: 'beginning' },
)
