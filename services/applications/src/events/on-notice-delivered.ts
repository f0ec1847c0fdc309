import { consumes } from '@landfall/kit/consumers'
import { NoticeDelivered } from '@landfall/proto-events/identity/notice-delivered.v1'
import type { Stores } from '../stores.ts'

/** Keeps the proof that a reminder was sent. */
export const onNoticeDelivered = consumes<typeof NoticeDelivered.schema, Stores>(
  NoticeDelivered,
  async ({ data }, { reminders }) => {
    if (data.type !== 'deadline-reminder') return
    await reminders.recordProof({
      noticeId: data.noticeId,
      isInApp: data.inApp,
      mailOutcome: data.mail,
      messageId: data.messageId,
      at: new Date(data.at),
    })
  },
)
