import { consumes } from '@landfall/kit/messaging/consumers'
import { EssayRequestAccepted } from '@landfall/proto-events/ai-workers/essay-request-accepted.v1'
import type { Stores } from '../stores.ts'

/** Keeps who knows whom: who took an applicant's essay as a mentor must not score the application. */
export const onEssayRequestAccepted = consumes<typeof EssayRequestAccepted.schema, Stores>(
  EssayRequestAccepted,
  ({ data: { studentId, mentorId, acceptedAt } }, { mentoredStudents }) =>
    mentoredStudents.keep({ studentId, mentorId, metAt: new Date(acceptedAt) }),
  { from: 'beginning' },
)
