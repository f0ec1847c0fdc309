import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import { inBatches, type Turn } from '@landfall/kit/core/in-batches'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import { keyOf } from '../saved-scholarship/saved-scholarship.ts'
import { canBeSaved, type ScholarshipCopy } from '../scholarship-copy/scholarship-copy.ts'
import { personZone } from '@landfall/calendar/zone'
import { replanReminders, type PlanningStores } from './replan-reminders.ts'
import { type Notice, reminderNotice } from './reminder-notice.ts'
import type { DueReminder } from './reminder.store.ts'

/** Small enough that a process that dies wastes little work, large enough for ten thousand due at once. */
const BATCH_SIZE = 500
const PLANNING_BATCH_SIZE = 200

type Deps = { unitOfWork: UnitOfWork<PlanningStores>; clock: Clock }

export type SweepOutcome = { planned: number; requested: number; dropped: number }

/**
 * First replans what must be replanned, then requests the notices of all due reminders, in batches, each in one
 * transaction; several processes may sweep at once. A reminder that fails does not hold up the others.
 * @throws the error of the first reminder that failed
 */
export function makeSweepReminders({ unitOfWork, clock }: Deps) {
  return async function sweepReminders(): Promise<SweepOutcome> {
    const faults = collectFaults()
    const planned = await faults.around('plans', () => planAnew(unitOfWork, clock))
    const sum: SweepOutcome = { planned: planned ?? 0, requested: 0, dropped: 0 }
    await faults.around('notices', () =>
      inBatches(BATCH_SIZE, async (turn) => {
        const batch = await sendBatch(unitOfWork, turn, clock.now())
        sum.requested += batch.requested
        sum.dropped += batch.dropped
        return batch.requested + batch.dropped
      }),
    )
    faults.throwFirst()
    return sum
  }
}

async function planAnew(unitOfWork: Deps['unitOfWork'], clock: Clock): Promise<number> {
  return inBatches(PLANNING_BATCH_SIZE, ({ size, failed, begin }) =>
    unitOfWork(async (tx) => {
      const awards = await tx.reminderPlans.take(size, failed)
      begin(awards.map(keyOf))
      await replanReminders(tx, awards, clock.now())
      return awards.length
    }),
  )
}

function sendBatch(
  unitOfWork: Deps['unitOfWork'],
  { size, failed, begin }: Turn,
  now: Date,
) {
  return unitOfWork(async (tx) => {
    const due = await tx.reminders.claimDue(now, size, failed)
    begin(due.map(({ id }) => id))
    const copies = await tx.scholarshipCopies.findAll(unique(due, 'scholarshipId'))
    const zones = await tx.studentZones.findAll(unique(due, 'studentId'))
    const notices = due.flatMap((reminder) => {
      const scholarship = copies.get(reminder.scholarshipId)
      const studentZone = personZone(zones.get(reminder.studentId))
      return noticeOf(reminder, scholarship, studentZone, now) ?? []
    })
    const noticeIds = new Set(notices.map(({ noticeId }) => noticeId))
    const isRequested = Map.groupBy(due, ({ noticeId }) => noticeIds.has(noticeId))
    const [requested, dropped] = [isRequested.get(true) ?? [], isRequested.get(false) ?? []]
    await tx.outbox.publishAll(NoticeRequested, notices.map(requestedNotice))
    await tx.reminders.markRequested(
      requested.map(({ id }) => id),
      now,
    )
    await tx.reminders.markDropped(dropped.map(({ id }) => id))
    return { requested: requested.length, dropped: dropped.length }
  })
}

/** Of several that fell due while nobody swept, only the newest goes out. */
function noticeOf(
  reminder: DueReminder,
  scholarship: ScholarshipCopy | undefined,
  studentZone: string,
  now: Date,
): Notice | null {
  if (reminder.isSuperseded || !scholarship || !canBeSaved(scholarship)) return null
  return reminderNotice({ reminder, scholarship, studentZone }, now)
}

function unique(
  due: readonly DueReminder[],
  name: 'studentId' | 'scholarshipId',
): string[] {
  return [...new Set(due.map((reminder) => reminder[name]))]
}
