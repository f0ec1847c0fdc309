import { consumes } from '@landfall/kit/messaging/consumers'
import { EssayRequestAccepted } from '@landfall/proto-events/ai-workers/essay-request-accepted.v1'
import { publishJudged } from '../review/conflict/publish-judged.ts'
import type { Stores } from '../stores.ts'

/** Keeps who knows whom: a mentor who accepted an applicant's essay must not score the application. */
export const onEssayRequestAccepted = consumes<typeof EssayRequestAccepted.schema, Stores>(
  EssayRequestAccepted,
  async ({ data: { studentId, mentorId, acceptedAt } }, tx) => {
    await tx.mentoredStudents.keep({ studentId, mentorId, metAt: new Date(acceptedAt) })
    await publishJudged(tx, { studentId, mentorId })
  },
  { from: 'beginning' },
)
