import type { Clock } from '@landfall/kit/core/clock'
import { messageIdOf } from '@landfall/kit/mail/mail'
import { currentOrigin, type Origin } from '@landfall/kit/observability/tracing'
import type { noticeRequestedSchema } from '@landfall/proto-events/notice-requested'
import type { z } from 'zod'
import { sendMailJob } from '../../jobs/send-mail.job.ts'
import type { Transaction } from '../../stores.ts'
import { wantedOf } from './notice-choices.ts'
import type { StoredMail } from '../mail/mail.ts'
import { mailDecision, type Addressee, type MailDecision } from './notice.ts'
import { noticeTypeOf, type NoticeType } from './notice-types.ts'
import { invitation } from './invitation.ts'
import { noticeMail } from './notice.mails.ts'
import { publishNoticeCounts } from './publish-notice-counts.ts'
import { morningOf } from './quiet-hours.ts'
import { publishDelivered } from './record-deliveries.ts'
import { signUnsubscription } from './unsubscribe-token.ts'

type Deps = { clock: Clock; from: string; publicUrl: string; readSecret(): Promise<string> }
/** A requested notice; `origin` is the request that caused it, by default the one that runs now. */
export type NoticeRequest = z.output<typeof noticeRequestedSchema> & { origin?: Origin }
type Request = NoticeRequest & { type: NoticeType }
/** A request with how it reaches its person; null when there is no such account anymore. */
type Decided = {
  request: Request
  addressee: Addressee | null
  inApp: boolean
  mail: MailDecision
}
export type ReceiveNotices = ReturnType<typeof makeReceiveNotices>

/**
 * Puts requested notices where their people want them: into the list, into a mail, or nowhere. The
 * row with a notice's id is made once, however often and by whom the same notice is requested.
 */
export function makeReceiveNotices(deps: Deps) {
  return async (tx: Transaction, requests: readonly NoticeRequest[]): Promise<void> => {
    const now = deps.clock.now()
    const decided = await decideAll(
      tx,
      requests.map((request) => ({ ...request, type: noticeTypeOf(request.type) })),
    )
    const fresh = await insertNew(tx, decided, now)
    const nobodys = decided.filter(({ addressee }) => addressee === null)
    const mails = await composeAll(deps, fresh, now)
    await tx.mails.insertAll(mails)
    await tx.outbox.enqueueAll(
      sendMailJob,
      mails.map(({ id, dueAt, origin }) => ({
        payload: { mailId: id },
        key: id,
        origin: origin ?? undefined,
        ...(dueAt > now && { runAt: dueAt }),
      })),
    )
    const ended = [...nobodys, ...fresh].flatMap(endOf)
    await publishDelivered(tx.outbox, ended, now)
    const listed = fresh.flatMap(({ inApp, request }) => (inApp ? [request.userId] : []))
    await publishNoticeCounts(tx, listed)
  }
}

async function composeAll(
  { from, publicUrl, readSecret }: Deps,
  fresh: readonly Decided[],
  now: Date,
): Promise<StoredMail[]> {
  const by = { from, publicUrl, secret: await readSecret(), now }
  return fresh.flatMap(({ request, addressee, mail }) =>
    addressee && mail === 'wanted' ? [compose(request, addressee, by)] : [],
  )
}

/** The mail has the notice's id, and so one Message-ID forever. */
function compose(
  request: Request,
  addressee: Addressee,
  by: Pick<Deps, 'from' | 'publicUrl'> & { secret: string; now: Date },
): StoredMail {
  const { from, publicUrl, now } = by
  const { noticeId: id, userId, type, calendar, origin = currentOrigin() } = request
  const token = signUnsubscription({ userId, type }, by.secret)
  const content = noticeMail(addressee, request, {
    site: publicUrl,
    unsubscribe: `${publicUrl}/unsubscribe?token=${token}`,
  })
  return {
    id,
    noticeId: id,
    recipient: addressee.email,
    messageId: messageIdOf({ id, from }),
    unsubscribeUrl: `${publicUrl}/api/unsubscribe?token=${token}`,
    isUrgent: request.isUrgent,
    origin,
    calendar: calendar
      ? {
          method: calendar.method,
          content: invitation(calendar, { ...by, addressee, link: request.link }),
        }
      : null,
    createdAt: now,
    dueAt: request.isUrgent ? now : (morningOf(addressee, now) ?? now),
    ...content,
  }
}

async function decideAll(
  tx: Transaction,
  requests: readonly Request[],
): Promise<Decided[]> {
  const byId = new Map(requests.map((request) => [request.noticeId, request]))
  const unique = [...byId.values()]
  const addressees = await tx.addressees.findMany(unique.map(({ userId }) => userId))
  return unique.map((request) => {
    const addressee = addressees.get(request.userId) ?? null
    if (!addressee) return { request, addressee, inApp: false, mail: 'not-wanted' }
    const { inApp } = wantedOf(addressee.noticeChoices, request.type)
    return { request, addressee, inApp, mail: mailDecision(addressee, request.type) }
  })
}

/** Answers those that were not there before. */
async function insertNew(
  tx: Transaction,
  decided: readonly Decided[],
  now: Date,
): Promise<Decided[]> {
  const rows = decided.flatMap(({ request, addressee, inApp, mail }) => {
    if (!addressee) return []
    const {
      noticeId: id,
      isUrgent: _isUrgent,
      origin: _origin,
      calendar: _calendar,
      occurredAt,
      ...shown
    } = request
    return [
      {
        ...shown,
        id,
        occurredAt: new Date(occurredAt),
        inApp,
        mail: mail === 'wanted' ? ('waiting' as const) : mail,
        createdAt: now,
      },
    ]
  })
  const added = await tx.notices.insertNew(rows)
  return decided.filter(({ request }) => added.has(request.noticeId))
}

/** The outcome if it is already final, because no mail follows. */
function endOf({ request, inApp, mail }: Decided) {
  if (mail === 'wanted') return []
  const { noticeId, userId, type, origin } = request
  return [{ noticeId, userId, type, inApp, mail, messageId: null, origin }]
}
