import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/ai-workers/notice-requested.v1'
import type { EssayRequest } from './essay-request.ts'

/** What one of the two is told; each cause once. */
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

const NOT_COUNTED = 'It does not count for your month, and you can ask another one.'

/** Nothing of the essay, not even its title: mails lie in logs of servers. */
const WORDS: Readonly<Record<RequestCause, Words>> = {
  requested: {
    to: 'mentor',
    title: 'A student asks you to read an essay',
    body: 'Accept or decline within 48 hours: after that the request ends by itself. You read the text once you accept, and have five days then.',
  },
  withdrawn: {
    to: 'mentor',
    title: 'A student took an essay back',
    body: 'They do not wait for your feedback any more, and you cannot open the text now. The place is free again.',
  },
  gone: {
    to: 'mentor',
    title: 'An essay is not there any more',
    body: 'The student deleted it. They do not wait for your feedback any more, and the place is free again.',
  },
  unanswered: {
    to: 'mentor',
    title: 'A request to read an essay ended without your answer',
    body: 'You did not answer within 48 hours. If you have little time now, say in your profile that you take no essays.',
  },
  late: {
    to: 'mentor',
    title: 'A student waits for your feedback',
    body: 'Five days are over since you took the essay. You can still send your feedback, unless the student takes the essay back.',
  },
  accepted: {
    to: 'student',
    title: 'A mentor reads your essay',
    body: 'They said that they write to you within five days. You are told when the feedback is there, and can take the essay back until then.',
  },
  declined: {
    to: 'student',
    title: 'A mentor cannot read your essay now',
    body: NOT_COUNTED,
  },
  left: {
    to: 'student',
    title: 'A mentor cannot read your essay any more',
    body: `They do not review essays here now. ${NOT_COUNTED}`,
  },
  expired: {
    to: 'student',
    title: 'A mentor did not answer about your essay',
    body: `48 hours are over. ${NOT_COUNTED}`,
  },
  overdue: {
    to: 'student',
    title: 'The feedback on your essay is late',
    body: 'The mentor wanted to write within five days. You can wait, or take the essay back.',
  },
  completed: {
    to: 'student',
    title: 'A mentor wrote about your essay',
    body: 'Their feedback stands on the page of your essay.',
  },
}

/** Tells one of the two of a change, in the transaction that makes it; nobody who has no account. */
export async function tellOfRequest(
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
  await tx.outbox.publish(NoticeRequested, {
    aggregateId: noticeId,
    version: 1,
    data: {
      noticeId,
      userId,
      type: to === 'mentor' ? 'essay-request' : 'essay-feedback',
      title,
      body,
      ...linkOf(request, cause),
      occurredAt: now.toISOString(),
      isUrgent: false,
    },
  })
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
