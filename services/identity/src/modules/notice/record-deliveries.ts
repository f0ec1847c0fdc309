import type { Origin } from '@landfall/kit/observability/tracing'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import { NoticeDelivered } from '@landfall/proto-events/identity/notice-delivered.v1'
import type { NoticeType } from './notice-types.ts'
import type { Transaction } from '../../stores.ts'
import type { MailFate } from './notice.ts'

type FinalFate = Exclude<MailFate, 'waiting'>
/** The outcome of a notice's mail. */
export type Delivery = { noticeId: string; mail: FinalFate; messageId: string | null }

/** Records and publishes how mails of notices ended, in the transaction that ends the mails. */
export async function recordDeliveries(
  tx: Transaction,
  deliveries: readonly Delivery[],
  now: Date,
): Promise<void> {
  const messageIds = new Map(deliveries.map((one) => [one.noticeId, one.messageId]))
  for (const [mail, some] of Map.groupBy(deliveries, (one) => one.mail)) {
    const ids = some.map(({ noticeId }) => noticeId)
    const notices = await tx.notices.setMail(ids, mail)
    const delivered = notices.map(({ id, ...notice }) => ({
      ...notice,
      noticeId: id,
      mail,
      messageId: messageIds.get(id) ?? null,
    }))
    await publishDelivered(tx.outbox, delivered, now)
  }
}

type Delivered = Delivery & {
  userId: string
  type: NoticeType
  inApp: boolean
  origin?: Origin | undefined
}

/** The proof of sending, or of why nothing was sent: once for each notice. */
export async function publishDelivered(
  outbox: Outbox,
  delivered: readonly Delivered[],
  now: Date,
): Promise<void> {
  await outbox.publishAll(
    NoticeDelivered,
    delivered.map(({ noticeId, userId, type, inApp, mail, messageId, origin }) => ({
      origin,
      aggregateId: noticeId,
      version: 1,
      data: { noticeId, userId, type, inApp, mail, messageId, at: now.toISOString() },
    })),
  )
}
