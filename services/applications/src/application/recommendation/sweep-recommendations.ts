import { daysBetween } from '@landfall/calendar/day'
import { dayIn } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import { inBatches, type Turn } from '@landfall/kit/core/in-batches'
import { idFromName } from '@landfall/kit/core/ids'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { z } from 'zod'
import type { DocumentStore } from '../../student/document/document.store.ts'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import {
  isHidden,
  type ScholarshipCopy,
} from '../../student/scholarship-copy/scholarship-copy.ts'
import type { Application } from '../application/application.ts'
import { cancelRequest, endOf } from './end-recommendation.ts'
import { publishMail, reminderLetter } from './recommendation-mails.ts'
import { publishEnd } from './recommendation-notice.ts'
import {
  dueDayOf,
  expiryOf,
  isAwaited,
  type LetterDue,
  nextWake,
  type Recommendation,
  remindersOf,
} from './recommendation.ts'
import type { RecommendationStore } from './recommendation.store.ts'
import { dueOf, saveRecommendation } from './save-recommendation.ts'
import { nameOf } from './send-invitation.ts'

const BATCH_SIZE = 200

type Stores = {
  recommendations: RecommendationStore
  scholarshipCopies: ScholarshipCopyStore
  documents: DocumentStore
}
type Deps = { unitOfWork: UnitOfWork<Stores>; sealer: Sealer; clock: Clock }
type Awaited = Recommendation & { invitedAt: Date; expiresAt: Date }
type Due = {
  recommendation: Awaited
  application: Application
  copy: ScholarshipCopy | null
}

/**
 * Reminds recommenders (not while the award is on hold), and ends requests that nobody answered or whose award a
 * moderator removed. Works in batches, each in one transaction; several processes may sweep at once. Each look sets
 * the time of the next.
 * @returns how many requests were looked at
 */
export function makeSweepRecommendations(deps: Deps) {
  return async function sweepRecommendations(): Promise<number> {
    return inBatches(BATCH_SIZE, (turn) =>
      deps.unitOfWork((tx) => sweepBatch(deps, tx, turn)),
    )
  }
}

async function sweepBatch(
  deps: Deps,
  tx: Transaction<Stores>,
  { size, failed, begin }: Turn,
): Promise<number> {
  const now = deps.clock.now()
  const claimed = await tx.recommendations.claimDue(now, size, failed)
  begin(claimed.map(({ id }) => id))
  for (const recommendation of claimed) {
    const application = await tx.recommendations.applicationOf(recommendation)
    const { invitedAt, expiresAt, state } = recommendation
    if (!application || !invitedAt || !expiresAt || !isAwaited(state)) {
      await tx.recommendations.update({ ...recommendation, wakeAt: null })
      continue
    }
    const copy = await tx.scholarshipCopies.find(application.scholarshipId)
    // Nobody should write for an award that may not be genuine.
    if (copy?.closedReason === 'removed') {
      await cancelRequest(deps, tx, { application, recommendation, now })
      continue
    }
    const awaited = { ...recommendation, invitedAt, expiresAt }
    await lookAt(deps, tx, { recommendation: awaited, application, copy }, now)
  }
  return claimed.length
}

async function lookAt(
  deps: Deps,
  tx: Transaction<Stores>,
  { recommendation: before, application, copy }: Due,
  now: Date,
): Promise<void> {
  const due = dueOf(copy)
  // The deadline may have moved since the link was sent; without one, the link's own end stays.
  const expiresAt = due ? expiryOf(due, before.invitedAt) : before.expiresAt
  const timed = { ...before, expiresAt }
  if (expiresAt <= now) {
    // The draft is kept, in case another link is sent.
    const { draftText, draftFileName } = before
    const ended = { ...endOf(before, 'expired', now), draftText, draftFileName }
    const expired = await saveRecommendation(tx, application, ended)
    await publishEnd(tx, expired, 'expired', now)
    return
  }
  if (!copy || !isHidden(copy))
    await remind(deps, tx, { due, recommendation: timed, application, copy }, now)
  await tx.recommendations.update({ ...timed, wakeAt: nextWake(timed, due, now) })
}

/** The reminder whose morning has come since the last look; its mail's id follows from what it reminds of. */
async function remind(
  { sealer }: Deps,
  tx: Transaction<Stores>,
  o: Due & { due: LetterDue },
  now: Date,
): Promise<void> {
  const { recommendation, application, copy, due } = o
  const since = recommendation.wakeAt ?? now
  const reminder = remindersOf(recommendation, due).findLast(
    ({ at }) => at >= since && at <= now,
  )
  const end = due?.at ?? recommendation.expiresAt
  const token = await opened(sealer, recommendation.sealedToken)
  if (!reminder || !copy || token === null || end <= now) return
  const { day, timeZone } = dueDayOf(due, recommendation.expiresAt)
  const daysLeft = Math.max(1, daysBetween(dayIn(timeZone, now), day))
  const named = nameOf(application)
  const studentName = named.ok ? named.value : 'A student'
  const letter = reminderLetter({ recommendation, studentName, copy, due, token }, daysLeft)
  const cause = `recommendation-reminder:${recommendation.id}:${day}:${reminder.daysBefore}`
  await publishMail(tx, sealer, { mailId: idFromName('mail', cause), letter })
}

/** Null if another key sealed it: then there is no link for a reminder. */
async function opened(sealer: Sealer, sealed: string | null): Promise<string | null> {
  if (sealed === null) return null
  return sealer.open(sealed).then(
    (token) => z.string().parse(token),
    () => null,
  )
}
