import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import { type Notice, shortened } from '../../student/reminder/reminder-notice.ts'
import type { ReviewStores } from '../settings/find-review.ts'

const TITLE_MAX = 160

/**
 * Tells some members the same of a review, which they open from there.
 * @param o.cause names the notice together with its type and who is told: each is told once
 */
export async function tellMembers(
  tx: Transaction<Pick<ReviewStores, 'scholarshipCopies'>>,
  o: Pick<Notice, 'type' | 'body'> & {
    scholarshipId: string
    cause: string
    userIds: readonly string[]
    /** Stands before the scholarship's title. */
    head: string
    now: Date
  },
): Promise<void> {
  const { type, cause, scholarshipId, body } = o
  const copy = await tx.scholarshipCopies.find(scholarshipId)
  const title = shortened(`${o.head}: ${copy?.title ?? 'your scholarship'}`, TITLE_MAX)
  for (const userId of o.userIds) {
    const noticeId = idFromName('notice', `${type}:${cause}:${userId}`)
    const data: Notice = {
      noticeId,
      userId,
      type,
      title,
      body,
      link: `/review/${scholarshipId}`,
      linkLabel: 'Open the review',
      occurredAt: o.now.toISOString(),
      isUrgent: false,
    }
    await tx.outbox.publish(NoticeRequested, requestedNotice(data))
  }
}
