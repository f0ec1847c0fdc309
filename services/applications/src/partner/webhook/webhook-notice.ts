import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import type { MemberCopyStore } from '../../review/member/member-copy.store.ts'
import type { WebhookEndpoint } from './webhook.ts'

/**
 * Notifies the owners of an organization that one of their addresses was turned off, once each time.
 * @param o.statedReason the reason of the admin who turned it off
 */
export async function notifyOfDisabled(
  tx: Transaction<{ memberCopies: MemberCopyStore }>,
  { id, organizationId, url, disabledReason }: WebhookEndpoint,
  { now, statedReason }: { now: Date; statedReason?: string },
): Promise<void> {
  const { host } = new URL(url)
  const why =
    statedReason !== undefined
      ? `An administrator turned it off. The reason:\n\n${statedReason}`
      : disabledReason === 'gone'
        ? 'It asked us to stop (410 Gone).'
        : 'It accepted none of our messages for five days.'
  const isItsFault = statedReason === undefined
  const members = await tx.memberCopies.membersOf(organizationId)
  for (const { userId } of members.filter(({ role }) => role === 'owner')) {
    const noticeId = idFromName('notice', `webhook:${id}:${now.toISOString()}:${userId}`)
    await tx.outbox.publish(
      NoticeRequested,
      requestedNotice({
        noticeId,
        userId,
        type: 'webhook-disabled',
        title: 'A webhook was turned off',
        body: `We have stopped sending events to ${host}. ${why}\n\nYou can turn it on again ${isItsFault ? 'once it responds' : 'once this is settled'}; messages from the last 30 days can be resent.`,
        link: '/partner-access',
        linkLabel: 'Open webhooks',
        occurredAt: now.toISOString(),
        isUrgent: false,
      }),
    )
  }
}
