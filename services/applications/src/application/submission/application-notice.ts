import { instantInWords } from '@landfall/calendar/deadline'
import { dayInWords, daysLeftInWords } from '@landfall/calendar/words'
import { personZone } from '@landfall/calendar/zone'
import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import { type Notice, shortened } from '../../student/reminder/reminder-notice.ts'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import type { ApplicationState } from '../application/application-state.ts'
import type { Application, ApplicationStep } from '../application/application.ts'
import { type AnswerReminder, URGENT_DAYS } from './answer-reminder.ts'
import type { Submission } from './submission.ts'

type Zones = { studentZones: StudentZoneStore }

const TITLE_MAX = 160

/** The receipt of a submission, for its student only; it contains nothing of the submission. */
export async function publishReceipt(
  tx: Transaction<Zones>,
  submission: Submission,
): Promise<void> {
  const { id, applicationId, studentId, scholarshipTitle, submittedAt } = submission
  const zones = await tx.studentZones.findAll([studentId])
  const at = instantInWords(submittedAt, personZone(zones.get(studentId)))
  await publish(tx, {
    noticeId: idFromName('notice', `application-submitted:${id}`),
    userId: studentId,
    type: 'application-submitted',
    title: shortened(`Application received: ${scholarshipTitle}`, TITLE_MAX),
    body: [
      `We received your application on ${at}.`,
      `Submission number ${submission.number}\nReceipt ${id}`,
      'The provider can read it now. Your application’s page shows each step and what you submitted.',
    ].join('\n\n'),
    link: pageOf(applicationId),
    linkLabel: 'View application',
    occurredAt: submittedAt.toISOString(),
    isUrgent: false,
  })
}

const MOVED: Partial<Record<ApplicationState, { head: string; body: string }>> = {
  shortlisted: {
    head: 'Shortlisted',
    body: 'Your application is on the shortlist. There is no decision yet.',
  },
  waitlisted: {
    head: 'On the waitlist',
    body: 'Your application is on the waitlist. It will be considered if an award becomes available.',
  },
  declined: {
    head: 'Not selected',
    body: 'Your application was not selected this time. What you wrote is kept, so you can use it for the next one.',
  },
}

/** For an owner who requested more information and goes on without it. */
const RESUMED = {
  head: 'The review continues',
  body: 'The provider is no longer waiting for the information they asked for, so your application can’t be changed anymore.',
}

/** Notifies the student of the owner's move. */
export async function publishMove(
  tx: Transaction<Zones>,
  moved: { application: Application; title: string; from: ApplicationState },
  step: Pick<ApplicationStep, 'at' | 'dueOn' | 'message'>,
): Promise<void> {
  const notice = moveNotice(moved, step)
  if (notice !== null) await publish(tx, notice)
}

type Moved = {
  application: Pick<Application, 'id' | 'studentId' | 'state' | 'version'>
  /** The scholarship's title. */
  title: string
  from: ApplicationState
}

/**
 * The student's notice of the owner's move; the owner's own words stay on the application's page. Null
 * for a move without a notice.
 */
export function moveNotice(
  { application, title, from }: Moved,
  { at, dueOn, message }: Pick<ApplicationStep, 'at' | 'dueOn' | 'message'>,
): Notice | null {
  const { id, studentId, state, version } = application
  const isAsked = state === 'more_info'
  const text = isAsked ? moreInfo(dueOn) : movedWords(from, state)
  if (text === undefined) return null
  const subject = text === RESUMED ? 'This step' : 'The decision'
  const type = isAsked ? 'application-more-info' : 'application-moved'
  return {
    noticeId: idFromName('notice', `${type}:${id}:${version}`),
    userId: studentId,
    type,
    title: shortened(`${text.head}: ${title}`, TITLE_MAX),
    body: [text.body, !isAsked && message && `${subject} includes a message for you.`]
      .filter(Boolean)
      .join('\n\n'),
    link: pageOf(id),
    linkLabel: 'View application',
    occurredAt: at.toISOString(),
    isUrgent: false,
  }
}

function movedWords(from: ApplicationState, to: ApplicationState) {
  return from === 'more_info' && to === 'in_review' ? RESUMED : MOVED[to]
}

function moreInfo(dueOn: string | null) {
  const by = dueOn ? ` Please send it by ${dayInWords(dueOn)}.` : ''
  return {
    head: 'More information requested',
    body: `The provider asks you for more information.${by} Open your application to see what they need, then update it and submit it again.`,
  }
}

/** Reminds a student of a request for more information, once each morning. @param o `title` is the scholarship's */
export async function publishAnswerReminder(
  tx: Transaction<object>,
  o: Omit<AnswerReminder, 'remindAt'> & {
    /** The morning, as days before the last day. */
    before: number
    daysLeft: number
    title: string
    now: Date
  },
): Promise<void> {
  const { applicationId, version, before, daysLeft } = o
  const name = `answer-due:${applicationId}:${version}:${before}`
  const head = `More information is due ${daysLeftInWords(daysLeft)}`
  await publish(tx, {
    noticeId: idFromName('notice', name),
    userId: o.studentId,
    type: 'application-more-info',
    title: shortened(`${head}: ${o.title}`, TITLE_MAX),
    body: `The provider asks you for more information by ${dayInWords(o.dueOn)}, and you have not sent it yet. Open your application to see what they need, then update it and submit it again.`,
    link: pageOf(applicationId),
    linkLabel: 'View application',
    occurredAt: o.now.toISOString(),
    isUrgent: daysLeft <= URGENT_DAYS,
  })
}

/** The page of an application on this site. */
function pageOf(applicationId: string): string {
  return `/applications/${applicationId}`
}

async function publish(tx: Transaction<object>, notice: Notice): Promise<void> {
  await tx.outbox.publish(NoticeRequested, requestedNotice(notice))
}
