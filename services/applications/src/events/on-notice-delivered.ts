import { consumesTogether } from '@landfall/kit/messaging/consumers'
import { NoticeDelivered } from '@landfall/proto-events/identity/notice-delivered.v1'
import type { Stores } from '../stores.ts'

/** Keeps the proof that reminders were sent, in batches: a morning's proofs come by the thousand. */
export const onNoticeDelivered = consumesTogether<typeof NoticeDelivered.schema, Stores>(
  NoticeDelivered,
  async (events, { reminders }) => {
    const proofs = events
      .filter(({ data }) => data.type === 'deadline-reminder')
      .map(({ data }) => ({
        noticeId: data.noticeId,
        isInApp: data.inApp,
        mailOutcome: data.mail,
        messageId: data.messageId,
        at: new Date(data.at),
      }))
    if (proofs.length > 0) await reminders.recordProofs(proofs)
  },
  { from: 'beginning' },
)
