import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/ai-workers/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import type { EssayRequest } from './essay-request.ts'

/** The causes of notices to one of the two sides, one notice per cause. */
export type RequestCause =
  | 'requested'
  | 'withdrawn'
  | 'gone'
  | 'unanswered'
  | 'late'
  | 'accepted'
  | 'declined'
  | 'left'
  | 'expired'
  | 'overdue'
  | 'completed'

type Words = { to: 'mentor' | 'student'; title: string; body: string }

const NOT_COUNTED =
  'It does not count toward your monthly limit, and you can ask another mentor.'

/** The notices mention nothing about the essay, not even its title: mails end up in logs of servers. */
const WORDS: Readonly<Record<RequestCause, Words>> = {
  requested: {
    to: 'mentor',
    title: 'A student asks you to read an essay',
    body: 'Please accept or decline within 48 hours; after that the request expires. Once you accept, you can read the text and have five days to respond.',
  },
  withdrawn: {
    to: 'mentor',
    title: 'A student took an essay back',
    body: 'They no longer need your feedback, and you can no longer open the text. You have room for another essay.',
  },
  gone: {
    to: 'mentor',
    title: 'An essay was deleted',
    body: 'The student deleted it and no longer needs your feedback. You have room for another essay.',
  },
  unanswered: {
    to: 'mentor',
    title: 'A request to read an essay ended without your answer',
    body: 'You did not answer within 48 hours. If you are short on time, turn off essay reviews in your profile.',
  },
  late: {
    to: 'mentor',
    title: 'A student is waiting for your feedback',
    body: 'It has been five days since you accepted the essay. You can still send your feedback unless the student takes the essay back.',
  },
  accepted: {
    to: 'student',
    title: 'A mentor is reading your essay',
    body: 'They plan to respond within five days. We will let you know when the feedback arrives, and you can take the essay back until then.',
  },
  declined: {
    to: 'student',
    title: 'A mentor can’t read your essay right now',
    body: NOT_COUNTED,
  },
  left: {
    to: 'student',
    title: 'A mentor can no longer read your essay',
    body: `They are not reviewing essays now. ${NOT_COUNTED}`,
  },
  expired: {
    to: 'student',
    title: 'A mentor did not respond to your essay request',
    body: `48 hours have passed. ${NOT_COUNTED}`,
  },
  overdue: {
    to: 'student',
    title: 'The feedback on your essay is late',
    body: 'The mentor planned to respond within five days. You can wait, or take the essay back.',
  },
  completed: {
    to: 'student',
    title: 'A mentor sent feedback on your essay',
    body: 'Their feedback is on your essay’s page.',
  },
}

/**
 * Notifies one of the two sides of a change, in the transaction that makes it; skips a person without an account.
 */
export async function notifyOfRequest(
  tx: Transaction<object>,
  request: EssayRequest,
  { cause, now }: { cause: RequestCause; now: Date },
): Promise<void> {
  const { to, title, body } = WORDS[cause]
  const userId = to === 'mentor' ? request.mentorId : request.studentId
  if (userId === null) return
  const noticeId = idFromName(
    'notice',
    `essay-request:${request.id}:${request.version}:${cause}`,
  )
  await tx.outbox.publish(
    NoticeRequested,
    requestedNotice({
      noticeId,
      userId,
      type: to === 'mentor' ? 'essay-request' : 'essay-feedback',
      title,
      body,
      ...linkOf(request, cause),
      occurredAt: now.toISOString(),
      isUrgent: false,
    }),
  )
}

function linkOf(
  { id, reviewId }: EssayRequest,
  cause: RequestCause,
): { link: string; linkLabel: string } {
  if (WORDS[cause].to === 'student')
    return { link: `/essay-review/${reviewId}`, linkLabel: 'View your essay' }
  return cause === 'gone'
    ? { link: '/mentoring/essays', linkLabel: 'View essays' }
    : { link: `/mentoring/essays/${id}`, linkLabel: 'View request' }
}
