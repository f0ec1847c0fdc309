import { consumes } from '@landfall/kit/messaging/consumers'
import { SessionCompleted } from '@landfall/proto-events/mentoring/session-completed.v1'
import { publishJudged } from '../review/conflict/publish-judged.ts'
import type { Stores } from '../stores.ts'

/** Keeps who knows whom: an applicant's mentor must not score the application. */
export const onSessionCompleted = consumes<typeof SessionCompleted.schema, Stores>(
  SessionCompleted,
  async ({ data: { studentId, mentorId, endedAt } }, tx) => {
    await tx.mentoredStudents.keep({ studentId, mentorId, metAt: new Date(endedAt) })
    await publishJudged(tx, { studentId, mentorId })
  },
  { from: 'beginning' },
)
