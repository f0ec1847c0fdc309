import type { Clock } from '@landfall/kit/core/clock'
import { inBatches } from '@landfall/kit/core/in-batches'
import { idFromName } from '@landfall/kit/core/ids'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { MailRequested } from '@landfall/proto-events/donors-content/mail-requested.v1'
import type { SealedLetter } from '@landfall/proto-events/mail-requested'
import { z } from 'zod'
import type { ReadPublished } from '../content/read-published.ts'
import type { Kind, Shown, Words } from '../content/content.ts'
import { leavePath, type Subscriber } from './subscriber.ts'
import type { SubscriberStore } from './subscriber.store.ts'

const DAY_MS = 86_400_000
const EVERY_MS = 7 * DAY_MS
/** How long unconfirmed addresses are kept. */
const UNCONFIRMED_MS = 7 * DAY_MS
const BATCH = 200
const TITLES_MAX = 10

type Deps = {
  unitOfWork: UnitOfWork<{ subscribers: SubscriberStore }>
  published: Pick<ReadPublished, 'list' | 'timesAfter'>
  sealer: Sealer
  clock: Clock
}

/**
 * Sends each subscriber what was published since their last newsletter, of every kind, at most once a week and never
 * an empty one. A second run finds nobody due. A mail that can't be written holds up neither the others nor the
 * deletion of addresses that nobody confirmed.
 * @returns how many mails it requested
 * @throws the error of the first mail that could not be written
 */
export function makeSendNewsletter({ unitOfWork, published, sealer, clock }: Deps) {
  return async function sendNewsletter(): Promise<number> {
    const now = clock.now()
    // First, as a mail that can't be written fails the run.
    await unitOfWork(({ subscribers }) =>
      subscribers.removeUnconfirmed(new Date(now.getTime() - UNCONFIRMED_MS)),
    )
    const filter = { kind: null, category: null, isFeatured: null } as const
    const { items } = await published.list({ filter, first: TITLES_MAX, after: null })
    // Whatever is published from now on gets a later time, so it is neither missed nor told twice.
    const upTo = items[0]?.piece.publishedAt ?? null
    let sent = 0
    await inBatches(BATCH, async ({ size, failed, begin }) => {
      const done = await unitOfWork(async ({ subscribers, outbox }) => {
        const before = new Date(now.getTime() - EVERY_MS)
        const due = await subscribers.findDue(before, size, failed)
        begin(due.map(({ id }) => id))
        const times = upTo && (await published.timesAfter(earliest(due) ?? upTo))
        let mails = 0
        for (const subscriber of due) {
          const isNew = isBetween(subscriber.toldUpTo, upTo)
          const [newest, ...others] = items.filter(({ piece }) => isNew(piece.publishedAt))
          const toldUpTo = newest?.piece.publishedAt ?? subscriber.toldUpTo
          await subscribers.update(subscriber.id, { toldAt: now, toldUpTo })
          if (!newest) continue
          const mailId = idFromName('newsletter', `${subscriber.id}:${now.toISOString()}`)
          const count = times?.filter(isNew).length ?? 0
          const more = Math.max(0, count - others.length - 1)
          const news = [newest, ...others] as const
          const letter = await letterTo(subscriber, { news, more }, sealer)
          const data = { mailId, sealed: await sealer.seal(letter) }
          await outbox.publish(MailRequested, { aggregateId: mailId, version: 1, data })
          mails += 1
        }
        return { due: due.length, mails }
      })
      sent += done.mails
      return done.due
    })
    return sent
  }
}

const isBetween = (told: Date | null, upTo: Date | null) => (at: Date | null) =>
  at !== null && upTo !== null && at <= upTo && (told === null || at > told)

/** The earliest time up to which one of them was told. */
function earliest(due: readonly Subscriber[]): Date | null {
  const [first] = due
    .flatMap(({ toldUpTo }) => toldUpTo ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
  return first ?? null
}

/** The page of each kind. */
const PATHS: Readonly<Record<Kind, string>> = {
  spotlight: '/spotlights',
  story: '/spotlights?view=stories',
  testimonial: '/spotlights?view=testimonials',
}

async function letterTo(
  { sealedEmail, leaveToken }: Subscriber,
  { news, more }: { news: readonly [Shown, ...Shown[]]; more: number },
  sealer: Sealer,
): Promise<SealedLetter> {
  const titles = news.map(({ words }) => `- ${titleOf(words)}`)
  return {
    to: z.email().parse(await sealer.open(sealedEmail)),
    subject: 'New stories',
    paragraphs: [
      'These stories are new:',
      titles.join('\n'),
      ...(more > 0 ? [`And ${more} more on the site.`] : []),
    ],
    // With several kinds, links to the page of the newest.
    action: { label: 'Read them', path: PATHS[news[0].piece.kind] },
    notes: [],
    leavePath: leavePath(leaveToken),
  }
}

function titleOf(words: Words): string {
  return words.kind === 'testimonial' ? `${words.sourceName} (testimonial)` : words.title
}
