import type { Clock } from '@landfall/kit/core/clock'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { hashToken } from '@landfall/kit/core/token'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import type { Application } from '../application/application.ts'
import { dueDayOf, isAwaited, type Recommendation } from './recommendation.ts'
import type { RecommendationStore } from './recommendation.store.ts'
import { dueOf } from './save-recommendation.ts'

export type LinkStores = {
  recommendations: RecommendationStore
  scholarshipCopies: ScholarshipCopyStore
}

/** What a link shows: everything that its recommender sees of the application. */
export type RequestOfLink = {
  recommendation: Recommendation
  studentName: string
  scholarshipTitle: string
  provider: string
  dueAt: Date
  dueTimeZone: string
}

export type Held = { recommendation: Recommendation; application: Application; now: Date }

/** The shape of our tokens: anything else is not even looked up. */
const TOKEN = /^[\w-]{43}$/

/** Null if the link is not ours, or a newer one replaced it. */
export function makeFindRequest(deps: { stores: LinkStores; clock: Clock }) {
  return async function findRequest(token: string): Promise<RequestOfLink | null> {
    if (!TOKEN.test(token)) return null
    const found = await deps.stores.recommendations.findByToken(hashToken(token))
    const application = found && (await deps.stores.recommendations.applicationOf(found))
    if (!application) return null
    return requestOf(deps.stores, {
      recommendation: found,
      application,
      now: deps.clock.now(),
    })
  }
}

/** @returns the request as its recommender sees it: expired once its time is over, even before the sweep has come */
async function requestOf(
  { scholarshipCopies }: Pick<LinkStores, 'scholarshipCopies'>,
  { recommendation, application, now }: Held,
): Promise<RequestOfLink> {
  const copy = await scholarshipCopies.find(application.scholarshipId)
  const due = dueOf(copy)
  const { expiresAt, state } = recommendation
  const end = expiresAt ?? now
  const isOver = isAwaited(state) && end <= now
  return {
    recommendation: isOver ? { ...recommendation, state: 'expired' } : recommendation,
    studentName: [application.form.firstName, application.form.lastName]
      .filter(Boolean)
      .join(' '),
    scholarshipTitle: copy?.title ?? '',
    provider: copy?.provider ?? '',
    dueAt: due?.at ?? end,
    dueTimeZone: dueDayOf(due, end).timeZone,
  }
}

/**
 * Works on the locked request of a link while a letter is awaited. `again` names the end state that may be repeated:
 * the request is then returned as it is. Expected failures: NotFound (no such link, or replaced), Conflict (it has
 * ended).
 */
export async function withLink<Stores extends LinkStores>(
  { unitOfWork, clock }: { unitOfWork: UnitOfWork<Stores>; clock: Clock },
  token: string,
  o: {
    again?: Recommendation['state']
    work: (tx: Transaction<Stores>, held: Held) => Promise<Result<Recommendation, Problem>>
  },
): Promise<Result<RequestOfLink, Problem>> {
  const missing = err(notFound('link'))
  if (!TOKEN.test(token)) return missing
  const now = clock.now()
  return unitOfWork(async (tx) => {
    const recommendation = await tx.recommendations.lockByToken(hashToken(token))
    const application =
      recommendation && (await tx.recommendations.applicationOf(recommendation))
    if (!application) return missing
    const held = { recommendation, application, now }
    const { state } = (await requestOf(tx, held)).recommendation
    if (state === o.again) return ok(await requestOf(tx, held))
    if (!isAwaited(state)) return err(conflict(OVER[state] ?? 'This request has ended.'))
    const done = await o.work(tx, held)
    return done.ok ? ok(await requestOf(tx, { ...held, recommendation: done.value })) : done
  })
}

const OVER: Partial<Record<Recommendation['state'], string>> = {
  submitted: 'Your letter has already been submitted. Thank you.',
  declined: 'You declined this request.',
  expired: 'The time to send this letter has passed. The student can send you a new link.',
  cancelled: 'The student no longer needs this letter.',
}
