import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import { type Notice, shortened } from '../../student/reminder/reminder-notice.ts'
import type { ReviewStores } from '../settings/find-review.ts'
import { chairsAmong } from './member-copy.ts'
import type { MemberCopyStore } from './member-copy.store.ts'

const TITLE_MAX = 160

type Titles = Pick<ReviewStores, 'scholarshipCopies'>

/** What is told to several people alike; `cause` names it together with its type and who is told: each is told once. */
type Telling = Pick<Notice, 'type' | 'body'> & {
  scholarshipId: string
  cause: string
  /** Stands before the scholarship's title. */
  head: string
  now: Date
  /** What they open from there; else the review. */
  page?: Pick<Notice, 'link' | 'linkLabel'>
}

export type ChairTellingStores = Titles & { memberCopies: MemberCopyStore }

/** Tells the owners and editors that an organization has now. */
export async function tellChairs(
  tx: Transaction<ChairTellingStores>,
  { ownerId, ...telling }: Telling & { ownerId: string },
): Promise<void> {
  const chairs = chairsAmong(await tx.memberCopies.membersOf(ownerId))
  await tellMembers(tx, { ...telling, userIds: chairs.map(({ userId }) => userId) })
}

/** Tells some members the same. */
export async function tellMembers(
  tx: Transaction<Titles>,
  o: Telling & { userIds: readonly string[] },
): Promise<void> {
  const { type, cause, scholarshipId, body } = o
  const review = { link: `/review/${scholarshipId}`, linkLabel: 'Open the review' }
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
      ...(o.page ?? review),
      occurredAt: o.now.toISOString(),
      isUrgent: false,
    }
    await tx.outbox.publish(NoticeRequested, requestedNotice(data))
  }
}
