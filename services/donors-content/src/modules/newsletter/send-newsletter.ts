import type { Clock } from '@landfall/kit/core/clock'
import { idFromName } from '@landfall/kit/core/ids'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { MailRequested } from '@landfall/proto-events/donors-content/mail-requested.v1'
import type { SealedLetter } from '@landfall/proto-events/mail-requested'
import { z } from 'zod'
import type { PublishedQuery } from '../content/read-published.ts'
import type { Shown } from '../content/content.ts'
import { leavePath, type Subscriber } from './subscriber.ts'
import type { SubscriberStore } from './subscriber.store.ts'

const DAY_MS = 86_400_000
const EVERY_MS = 7 * DAY_MS
/** Links to confirm are kept for so long. */
const UNCONFIRMED_MS = 7 * DAY_MS
const BATCH = 200
const TITLES_MAX = 10

type Deps = {
  unitOfWork: UnitOfWork<{ subscribers: SubscriberStore }>
  published: { list(query: PublishedQuery): Promise<{ items: Shown[] }> }
  sealer: Sealer
  clock: Clock
}

/**
 * Sends each subscriber what was published since their last newsletter, once a week at most and never an empty one. Run
 * twice it asks for the same mails. @returns how many were asked for
 */
export function makeSendNewsletter({ unitOfWork, published, sealer, clock }: Deps) {
  return async function sendNewsletter(): Promise<number> {
    const now = clock.now()
    const filter = { kind: 'spotlight', category: null, isFeatured: null } as const
    const { items } = await published.list({ filter, first: TITLES_MAX, after: null })
    let sent = 0
    for (let isMore = true; isMore;) {
      isMore = await unitOfWork(async ({ subscribers, outbox }) => {
        const due = await subscribers.findDue(new Date(now.getTime() - EVERY_MS), BATCH)
        for (const subscriber of due) {
          const news = items.filter(({ piece }) =>
            isAfter(piece.publishedAt, subscriber.toldAt),
          )
          await subscribers.update(subscriber.id, { toldAt: now })
          if (news.length === 0) continue
          const mailId = idFromName('newsletter', `${subscriber.id}:${now.toISOString()}`)
          const letter = await letterTo(subscriber, news, sealer)
          const data = { mailId, sealed: await sealer.seal(letter) }
          await outbox.publish(MailRequested, { aggregateId: mailId, version: 1, data })
          sent += 1
        }
        return due.length === BATCH
      })
    }
    await unitOfWork(({ subscribers }) =>
      subscribers.removeUnconfirmed(new Date(now.getTime() - UNCONFIRMED_MS)),
    )
    return sent
  }
}

const isAfter = (one: Date | null, other: Date | null) =>
  one !== null && (other === null || one > other)

async function letterTo(
  { sealedEmail, leaveToken }: Subscriber,
  news: readonly Shown[],
  sealer: Sealer,
): Promise<SealedLetter> {
  const titles = news.map(({ words }) => `- ${'title' in words ? words.title : ''}`)
  return {
    to: z.email().parse(await sealer.open(sealedEmail)),
    subject: 'New stories',
    paragraphs: ['These stories are new:', titles.join('\n')],
    action: { label: 'Read them', path: '/spotlights' },
    notes: [],
    leavePath: leavePath(leaveToken),
  }
}
