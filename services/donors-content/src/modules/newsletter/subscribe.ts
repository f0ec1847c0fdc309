import { createHmac } from 'node:crypto'
import type { Clock } from '@landfall/kit/core/clock'
import { idFromName } from '@landfall/kit/core/ids'
import { type Problem, tooManyRequests } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Sealer } from '@landfall/kit/core/sealed'
import { hashToken, newToken } from '@landfall/kit/core/token'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { MailRequested } from '@landfall/proto-events/donors-content/mail-requested.v1'
import type { SealedLetter } from '@landfall/proto-events/mail-requested'
import type { Visitor } from '../visit/visitor.ts'
import { confirmPath } from './subscriber.ts'
import type { SubscriberStore } from './subscriber.store.ts'

type Deps = {
  unitOfWork: UnitOfWork<{ subscribers: SubscriberStore }>
  sealer: Pick<Sealer, 'seal'>
  /** The secret that addresses are hashed with. */
  key: string
  clock: Clock
  newId: () => string
}

const HOUR_MS = 3_600_000
/** Confirmation mails that one visitor may request per hour. */
const ASKED_MAX = 10
/** Earliest second mail to the same address. */
const AGAIN_AFTER_MS = 10 * 60_000

/**
 * Asks an address whether it wants the newsletter. The answer is the same whether it is known, subscribed or new.
 * Expected failure: TooManyRequests.
 */
export function makeSubscribe({ unitOfWork, sealer, key, clock, newId }: Deps) {
  const hashOf = (email: string) =>
    createHmac('sha256', `newsletter:${key}`).update(email).digest('base64url')

  return async function subscribe(
    by: Visitor,
    email: string,
  ): Promise<Result<null, Problem>> {
    const emailHash = hashOf(email)
    const token = newToken()
    const sealedEmail = await sealer.seal(email)
    const sealed = await sealer.seal(letterOf(email, token))
    return unitOfWork(async ({ subscribers, outbox }) => {
      const now = clock.now()
      const since = new Date(now.getTime() - HOUR_MS)
      if ((await subscribers.askedSince(by, since)) >= ASKED_MAX)
        return err(tooManyRequests(HOUR_MS / 1000))
      const known = await subscribers.findToChange(emailHash)
      if (known?.state === 'confirmed') return ok(null)
      if (known && now.getTime() - known.askedAt.getTime() < AGAIN_AFTER_MS) return ok(null)
      const asked = { confirmHash: hashToken(token), askedBy: by, askedAt: now }
      if (known) await subscribers.update(known.id, asked)
      else {
        const isNew = await subscribers.insert({
          ...asked,
          id: newId(),
          emailHash,
          sealedEmail,
          state: 'asked',
          leaveToken: newToken(),
          confirmedAt: null,
          toldAt: null,
          toldUpTo: null,
        })
        if (!isNew) return ok(null)
      }
      const mailId = idFromName('newsletter-confirm', asked.confirmHash)
      const data = { mailId, sealed }
      await outbox.publish(MailRequested, { aggregateId: mailId, version: 1, data })
      return ok(null)
    })
  }
}

function letterOf(to: string, token: string): SealedLetter {
  return {
    to,
    subject: 'Please confirm that you want our newsletter',
    paragraphs: [
      'Someone signed this address up for our newsletter with new stories. It comes at most once a week.',
    ],
    action: { label: 'Yes, send it to me', path: confirmPath(token) },
    notes: [
      'If it wasn’t you, do nothing: you will not get the newsletter, and the address will be deleted.',
    ],
  }
}
