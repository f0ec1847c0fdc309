import type { Clock } from '@landfall/kit/clock'
import { messageIdOf } from '@landfall/kit/mail'
import type { noticeRequestedSchema } from '@landfall/proto-events/reference/notice'
import type { z } from 'zod'
import { SendMail } from '../../jobs/definitions.ts'
import type { Transaction } from '../../stores.ts'
import { wantedOf } from '../account/notice-choices.ts'
import { mailDecision, type Addressee } from './notice.ts'
import { noticeMail } from './notice.mails.ts'
import { publishNoticeCounts } from './publish-notice-counts.ts'
import { endOfQuiet } from './quiet-hours.ts'
import { publishDelivered } from './record-deliveries.ts'
import { signUnsubscription } from './unsubscribe-token.ts'

type Deps = { clock: Clock; from: string; publicUrl: string; readSecret(): Promise<string> }
type Request = z.output<typeof noticeRequestedSchema>
export type ReceiveNotice = ReturnType<typeof makeReceiveNotice>

/**
 * Puts a requested notice where its person wants it: into the list, into a mail, or nowhere. The
 * row with its id is made once, however often and by whom the same notice is requested.
 */
export function makeReceiveNotice({ clock, from, publicUrl, readSecret }: Deps) {
  return async (tx: Transaction, request: Request): Promise<void> => {
    const now = clock.now()
    const { noticeId, userId, type, isUrgent: _, occurredAt, ...shown } = request
    const addressee = await tx.addressees.find(userId)
    if (!addressee) {
      const nowhere = { inApp: false, mail: 'not-wanted', messageId: null } as const
      await publishDelivered(tx.outbox, [{ noticeId, userId, type, ...nowhere }], now)
      return
    }
    const { inApp } = wantedOf(addressee.noticeChoices, type)
    const decision = mailDecision(addressee, type)
    const isNew = await tx.notices.insertIfNew({
      id: noticeId,
      userId,
      type,
      ...shown,
      occurredAt: new Date(occurredAt),
      inApp,
      mail: decision === 'wanted' ? 'waiting' : decision,
      createdAt: now,
    })
    if (!isNew) return
    if (decision === 'wanted') await queue(tx, request, addressee, now)
    else {
      const told = { noticeId, userId, type, inApp, mail: decision, messageId: null }
      await publishDelivered(tx.outbox, [told], now)
    }
    if (inApp) await publishNoticeCounts(tx, userId)
  }

  /** The mail has the notice's id, and so one Message-ID for ever. */
  async function queue(
    tx: Transaction,
    request: Request,
    addressee: Addressee,
    now: Date,
  ): Promise<void> {
    const { noticeId: id, userId, type } = request
    const token = signUnsubscription({ userId, type }, await readSecret())
    const content = noticeMail(addressee, request, {
      site: publicUrl,
      unsubscribe: `${publicUrl}/unsubscribe?token=${token}`,
    })
    const dueAt = request.isUrgent ? now : (morningOf(addressee, now) ?? now)
    await tx.mails.insert({
      id,
      noticeId: id,
      recipient: addressee.email,
      messageId: messageIdOf({ id, from }),
      unsubscribeUrl: `${publicUrl}/api/unsubscribe?token=${token}`,
      createdAt: now,
      dueAt,
      ...content,
    })
    const runAt = dueAt > now ? { runAt: dueAt } : {}
    await tx.outbox.enqueue(SendMail, { mailId: id }, { key: id, ...runAt })
  }
}

function morningOf(addressee: Addressee, now: Date): Date | null {
  const { hasQuietHours, quietFrom: from, quietUntil: until, timeZone } = addressee
  return hasQuietHours ? endOfQuiet(now, { from, until, timeZone }) : null
}
