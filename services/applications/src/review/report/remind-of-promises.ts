import { dayInWords } from '@landfall/calendar/words'
import type { Clock } from '@landfall/kit/core/clock'
import { inBatches } from '@landfall/kit/core/in-batches'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { isOpen } from '../../application/application/application-state.ts'
import { readEntries } from '../entry/number-entries.ts'
import type { ReviewEntryStore } from '../entry/review-entry.store.ts'
import { chairsAmong } from '../member/member-copy.ts'
import type { MemberCopyStore } from '../member/member-copy.store.ts'
import { tellMembers } from '../member/tell-members.ts'
import type { ReviewStores } from '../settings/find-review.ts'
import type { Review } from '../settings/review.ts'

const BATCH = 100
/** A promised day is over once it has ended everywhere: UTC−12 is the last to see it end. */
const LAST_ZONE_MS = 12 * 60 * 60_000

type Stores = ReviewStores & {
  reviewEntries: ReviewEntryStore
  memberCopies: MemberCopyStore
}

/**
 * Tells owners and editors, once per promised day, that the day by which they promised decisions has passed and
 * applications still wait.
 * @returns the number of reviews
 */
export function makeRemindOfPromises<S extends Stores>(o: {
  unitOfWork: UnitOfWork<S>
  clock: Clock
}) {
  return async function remindOfPromises(): Promise<number> {
    return inBatches(BATCH, ({ size, failed, begin }) =>
      o.unitOfWork(async (tx) => {
        const now = o.clock.now()
        const day = new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10)
        const overdue = await tx.reviews.lockOverdue(day, size, failed)
        begin(overdue.map(({ scholarshipId }) => scholarshipId))
        for (const review of overdue) await remindOf(tx, review, now)
        return overdue.length
      }),
    )
  }
}

async function remindOf<S extends Stores>(
  tx: Transaction<S>,
  review: Review,
  now: Date,
): Promise<void> {
  const { scholarshipId, ownerId, decisionPromisedOn: promised } = review
  if (promised === null) return
  const waiting = (await readEntries(tx, review)).filter(({ state }) => isOpen(state))
  if (waiting.length > 0) {
    const chairs = chairsAmong(await tx.memberCopies.membersOf(ownerId))
    await tellMembers(tx, {
      type: 'review-overdue',
      scholarshipId,
      cause: `${scholarshipId}:${promised}`,
      userIds: chairs.map(({ userId }) => userId),
      head: `Decision promised by ${dayInWords(promised)}`,
      body: bodyOf(promised, waiting.length),
      now,
    })
  }
  const remindedAt = waiting.length > 0 ? now : null
  await tx.reviews.update({ ...review, remindedOf: promised, remindedAt })
}

function bodyOf(promised: string, count: number): string {
  const waits =
    count === 1
      ? 'One application is still waiting'
      : `${count} applications are still waiting`
  return [
    `You promised a decision by ${dayInWords(promised)}. ${waits} for it.`,
    'Applicants see that the date has passed. Decide, or set another date in the review settings.',
  ].join('\n\n')
}
