import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import { shortened } from '../../student/reminder/reminder-notice.ts'
import type { Recommendation } from './recommendation.ts'

const TITLE_MAX = 160

const SAID = {
  submitted: {
    head: 'Letter received from',
    body: 'The letter of recommendation has arrived and is part of your application.',
  },
  declined: {
    head: 'No letter from',
    body: 'They can’t write this letter. Open your application to ask someone else.',
  },
  expired: {
    head: 'No answer from',
    body: 'The link expired before a letter was submitted. Open your application to send a new link or ask someone else.',
  },
} as const

/** Notifies the student of how a request ended, once for each end. */
export async function publishEnd(
  tx: Transaction<object>,
  { id, studentId, applicationId, recommenderName, version }: Recommendation,
  end: keyof typeof SAID,
  now: Date,
): Promise<void> {
  const noticeId = idFromName('notice', `recommendation-${end}:${id}:${version}`)
  const { head, body } = SAID[end]
  await tx.outbox.publish(
    NoticeRequested,
    requestedNotice({
      noticeId,
      userId: studentId,
      type: 'recommendation-answered',
      title: shortened(`${head} ${recommenderName}`, TITLE_MAX),
      body,
      link: `/applications/${applicationId}`,
      linkLabel: 'View application',
      occurredAt: now.toISOString(),
      isUrgent: false,
    }),
  )
}
