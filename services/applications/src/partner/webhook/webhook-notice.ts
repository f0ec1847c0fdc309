import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import type { MemberCopyStore } from '../../review/member/member-copy.store.ts'
import type { WebhookEndpoint } from './webhook.ts'

/** Tells the owners of an organization that an address of theirs hears nothing more, once for each time. */
export async function tellOfDisabled(
  tx: Transaction<{ memberCopies: MemberCopyStore }>,
  { id, organizationId, url, disabledReason }: WebhookEndpoint,
  now: Date,
): Promise<void> {
  const { host } = new URL(url)
  const why =
    disabledReason === 'gone'
      ? 'It answered that it wants nothing more (410 Gone).'
      : 'It took none of our messages for five days.'
  const members = await tx.memberCopies.membersOf(organizationId)
  for (const { userId } of members.filter(({ role }) => role === 'owner')) {
    const noticeId = idFromName('notice', `webhook:${id}:${now.toISOString()}:${userId}`)
    await tx.outbox.publish(NoticeRequested, {
      aggregateId: noticeId,
      version: 1,
      data: {
        noticeId,
        userId,
        type: 'webhook-disabled',
        title: 'A webhook was switched off',
        body: `We no longer tell ${host} what happens. ${why}\n\nYou can switch it on again once it answers; messages of the last 30 days can be sent again.`,
        link: '/partner-access',
        linkLabel: 'Open the webhooks',
        occurredAt: now.toISOString(),
        isUrgent: false,
      },
    })
  }
}
