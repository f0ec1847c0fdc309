import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '@landfall/kit/core/clock'
import { isUnavailable } from '@landfall/kit/database/unavailable'
import { batch } from '@landfall/kit/transaction/batch'
import type { Mailer } from '@landfall/kit/mail/mail'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { sendMailJob } from '../../jobs/send-mail.job.ts'
import type { Stores } from '../../stores.ts'
import { mailDecision, type MailDecision, type NoticeMail } from '../notice/notice.ts'
import { morningOf } from '../notice/quiet-hours.ts'
import { recordDeliveries, type Delivery } from '../notice/record-deliveries.ts'
import type { ClaimedMail, MailOutcome } from '../mail/mail.ts'

type Deps = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  mailer: Mailer
  clock: Clock
  from: string
}
type Claimed = { mail: ClaimedMail; notice: NoticeMail | null }
type Ended = Claimed & { outcome: MailOutcome; decision: MailDecision }

/** Longer than sending takes, the usual waits of a mail server included; then another worker may try. */
const CLAIM_MS = 30_000
/** Pauses between tries to record what was sent; each is twice as long as the one before, four minutes in all. */
const FIRST_PAUSE_MS = 250
const LAST_PAUSE_MS = 128_000
/** How many mails sent in parallel share one statement. */
const MAX_BATCH_SIZE = 50

/**
 * Sends a stored mail, or keeps it where no mail server is configured. One worker at a time has it. Only if that worker
 * dies between sending and recording, or its database is away for minutes then, does the mail go out again, with the
 * same Message-ID, by which receivers drop the copy.
 */
export function makeSendMail(deps: Deps) {
  const { stores, clock } = deps
  const claim = makeClaim(deps)
  const record = makeRecord(deps)

  return async (mailId: string, { attempt }: { attempt: number }): Promise<void> => {
    const claimed = await claim(mailId)
    if (!claimed) return
    const { mail, notice } = claimed
    const decision = notice ? mailDecision(notice, notice.type) : 'wanted'
    if (decision !== 'wanted') {
      await record({ ...claimed, outcome: 'dropped', decision })
      return
    }
    const morning = notice && !mail.isUrgent ? morningOf(notice, clock.now()) : null
    if (morning) {
      // It waited for a mail server into the night; the sweep queues it when it is due.
      await stores.mails.giveBack(mailId, morning)
      return
    }
    const outcome = await send(deps, claimed).catch(async (error: unknown) => {
      const isLast = attempt >= sendMailJob.attempts
      if (isLast) await record({ ...claimed, outcome: 'failed', decision })
      else await stores.mails.giveBack(mailId, nextTry(attempt, clock.now()))
      throw error
    })
    await keptInHand(() => record({ ...claimed, outcome, decision }))
  }
}

/** Takes a mail for this worker, with its notice; null for one that another has, or that is done. */
function makeClaim({ stores, clock }: Deps) {
  return batch(
    async (ids: readonly string[]): Promise<(Claimed | null)[]> => {
      const now = clock.now()
      const mails = await stores.mails.claim(ids, now, new Date(now.getTime() + CLAIM_MS))
      const byId = new Map(mails.map((mail) => [mail.id, mail]))
      const noticeIds = mails.flatMap(({ noticeId }) => noticeId ?? [])
      const notices = await stores.addressees.ofNotices(noticeIds)
      return ids.map((id) => {
        const mail = byId.get(id)
        if (!mail) return null
        // Asked for twice at the same moment: the first has it.
        byId.delete(id)
        return { mail, notice: notices.get(mail.noticeId ?? '') ?? null }
      })
    },
    { most: MAX_BATCH_SIZE },
  )
}

/** Keeps what became of a mail, and tells whoever asked for its notice. */
function makeRecord({ unitOfWork, clock }: Deps) {
  return batch(
    async (ended: readonly Ended[]): Promise<null[]> => {
      const now = clock.now()
      await unitOfWork(async (tx) => {
        for (const [outcome, some] of Map.groupBy(ended, (one) => one.outcome)) {
          await tx.mails.finish(
            some.map(({ mail }) => mail.id),
            outcome,
            now,
          )
        }
        await recordDeliveries(tx, ended.flatMap(deliveryOf), now)
      })
      return ended.map(() => null)
    },
    { most: MAX_BATCH_SIZE },
  )
}

function send({ mailer, from }: Deps, { mail, notice }: Claimed): Promise<'sent' | 'kept'> {
  const { id, subject, text, html, recipient, unsubscribeUrl, calendar } = mail
  return mailer.send({
    id,
    from,
    // The address may have changed while the mail waited for the morning.
    to: notice?.email ?? recipient,
    subject,
    text,
    html,
    ...(unsubscribeUrl !== null && { unsubscribeUrl }),
    ...(calendar !== null && { calendar }),
  })
}

/** When the queue itself tries again, with its jitter; nobody needs to look before. */
function nextTry(attempt: number, now: Date): Date {
  return new Date(now.getTime() + sendMailJob.backoffMs * 2 ** (attempt - 1) * 1.2)
}

/**
 * A sent mail is out: while the database is away the worker keeps its record in hand, or the mail would go out again.
 * @throws when it is away for too long, or for another reason
 */
async function keptInHand<T>(record: () => Promise<T>): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    try {
      return await record()
    } catch (error) {
      if (!isUnavailable(error) || pauseMs > LAST_PAUSE_MS) throw error
      await sleep(pauseMs)
    }
  }
}

function deliveryOf({ mail, notice, outcome, decision }: Ended): Delivery[] {
  if (!notice) return []
  const isOut = outcome === 'sent' || outcome === 'kept'
  const fate = outcome === 'failed' ? 'failed' : decision === 'wanted' ? 'sent' : decision
  return [
    {
      noticeId: notice.noticeId,
      mail: fate,
      messageId: isOut ? mail.messageId : null,
    },
  ]
}
