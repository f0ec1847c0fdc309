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

/** A notice for several people; `cause`, type and recipient identify it, so each is told once. */
type Telling = Pick<Notice, 'type' | 'body'> & {
  scholarshipId: string
  cause: string
  /** Comes before the scholarship's title. */
  head: string
  now: Date
  /** The page that the notice opens; by default the review. */
  page?: Pick<Notice, 'link' | 'linkLabel'>
}

export type ChairTellingStores = Titles & { memberCopies: MemberCopyStore }

/** Notifies an organization's present owners and editors. */
export async function tellChairs(
  tx: Transaction<ChairTellingStores>,
  { ownerId, ...telling }: Telling & { ownerId: string },
): Promise<void> {
  const chairs = chairsAmong(await tx.memberCopies.membersOf(ownerId))
  await tellMembers(tx, { ...telling, userIds: chairs.map(({ userId }) => userId) })
}

/** Sends some members the same notice. */
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
