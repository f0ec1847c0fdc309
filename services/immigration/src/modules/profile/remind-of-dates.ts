import { pendingAfterMove } from '@landfall/calendar/deadline'
import { personZone } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import { inBatches, type Turn } from '@landfall/kit/core/in-batches'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/immigration/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import type { DateStore } from './date.store.ts'
import {
  dateNotice,
  type ImmigrationDate,
  nextMorning,
  type ToldDay,
} from './immigration-date.ts'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'

const BATCH_SIZE = 500

type Stores = { dates: DateStore; studentZones: StudentZoneStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/**
 * Publishes the notices of all dates whose morning has come, in batches, each in one transaction; several processes
 * may do so at once. A date that fails does not hold up the others.
 * @returns how many notices were published
 * @throws the error of the first date that failed
 */
export function makeRemindOfDates({ unitOfWork, clock }: Deps) {
  return async function remindOfDates(): Promise<number> {
    let sum = 0
    await inBatches(BATCH_SIZE, async (turn) => {
      const { claimed, notified } = await unitOfWork((tx) =>
        notifyBatch(tx, turn, clock.now()),
      )
      sum += notified
      return claimed
    })
    return sum
  }
}

/** Plans the mornings of one student's dates anew, because their clock has changed. */
export async function moveMornings(
  { dates }: Pick<Stores, 'dates'>,
  studentId: string,
  zones: { from: string; to: string },
  now: Date,
): Promise<void> {
  for (const { id, day, remindAt } of await dates.findAll(studentId)) {
    const since = pendingAfterMove(remindAt, zones, now)
    await dates.setReminder(id, nextMorning(day, zones.to, since))
  }
}

async function notifyBatch(
  tx: Transaction<Stores>,
  { size, failed, begin }: Turn,
  now: Date,
): Promise<{ claimed: number; notified: number }> {
  const due = await tx.dates.claimDue(now, size, failed)
  begin(due.map(({ id }) => id))
  const zones = await tx.studentZones.findAll([
    ...new Set(due.map(({ studentId }) => studentId)),
  ])
  const zoneOf = (studentId: string) => personZone(zones.get(studentId))
  const notices = oneEachDay(due).flatMap(
    (date) => dateNotice(date, zoneOf(date.studentId), now) ?? [],
  )
  await tx.outbox.publishAll(NoticeRequested, notices.map(requestedNotice))
  for (const { id, day, studentId } of due)
    await tx.dates.setReminder(id, nextMorning(day, zoneOf(studentId), now))
  return { claimed: due.length, notified: notices.length }
}

/** Combines several dates of one student on one day. */
function oneEachDay(due: readonly ImmigrationDate[]): ToldDay[] {
  const groups = Map.groupBy(due, ({ studentId, day }) => `${studentId} ${day}`)
  return [...groups.values()].flatMap((dates) =>
    dates
      .slice(0, 1)
      .map(({ studentId, day }) => ({ studentId, day, count: dates.length })),
  )
}
