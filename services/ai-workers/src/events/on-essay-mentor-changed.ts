import { consumes } from '@landfall/kit/messaging/consumers'
import { SuspensionChanged } from '@landfall/proto-events/identity/suspension-changed.v1'
import { MentorEssaysChanged } from '@landfall/proto-events/mentoring/mentor-essays-changed.v1'
import { MentorStatusChanged } from '@landfall/proto-events/mentoring/mentor-status-changed.v1'
import {
  endRequests,
  type RequestTransaction,
} from '../modules/essay-request/keep-request.ts'
import type { Stores } from '../stores.ts'

/**
 * Keeps how many essays each mentor takes; an older version changes nothing. Essays that the mentor already has
 * stay with them.
 */
export const onMentorEssaysChanged = consumes<typeof MentorEssaysChanged.schema, Stores>(
  MentorEssaysChanged,
  async ({ data: { mentorId, places }, aggregateversion }, { essayMentors }) => {
    await essayMentors.keepPlaces(mentorId, places, aggregateversion)
  },
  { from: 'beginning' },
)

/** A mentor who loses the role to an admin's decision no longer has any essays of students. */
export const onMentorStatusChanged = consumes<typeof MentorStatusChanged.schema, Stores>(
  MentorStatusChanged,
  async ({ data: { mentorId, isMentor }, aggregateversion, time }, tx) => {
    const isNews = await tx.essayMentors.keepStatus(mentorId, isMentor, aggregateversion)
    if (isNews && !isMentor) await endRequestsOf(tx, mentorId, new Date(time))
  },
  { from: 'beginning' },
)

/** Ends the requests to a mentor whose account is suspended, so that no student waits for them. */
export const onSuspensionChanged = consumes<typeof SuspensionChanged.schema, Stores>(
  SuspensionChanged,
  async ({ data: { userId, isSuspended }, aggregateversion, time }, tx) => {
    const isNews = await tx.essayMentors.keepSuspension(
      userId,
      isSuspended,
      aggregateversion,
    )
    if (isNews && isSuspended) await endRequestsOf(tx, userId, new Date(time))
  },
  { from: 'beginning' },
)

async function endRequestsOf(
  tx: RequestTransaction,
  mentorId: string,
  now: Date,
): Promise<void> {
  const open = await tx.essayRequests.lockOpenOfMentor(mentorId)
  await endRequests(tx, open, { status: 'declined', cause: 'left', now })
}
