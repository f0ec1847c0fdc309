import { pendingAfterMove } from '@landfall/calendar/deadline'
import type { CalendarDay } from '@landfall/calendar/day'
import { personZone } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import { inBatches, type Turn } from '@landfall/kit/core/in-batches'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import { keyOf } from '../saved-scholarship/saved-scholarship.ts'
import type { SavedScholarshipStore } from '../saved-scholarship/saved-scholarship.store.ts'
import type { PreparationStores } from './create-plan.ts'
import { isToPrepareFor } from './is-to-prepare-for.ts'
import { isOpenItem, openDays, type PrepChecklist } from './prep-checklist.ts'
import { type DueThing, dueNotice, isDueBetween, nextReminder } from './prep-reminder.ts'
import { type PrepTask, usualDayOf } from './prep-task.ts'

const BATCH_SIZE = 500

type Stores = Pick<
  PreparationStores,
  'prepTasks' | 'prepChecklists' | 'scholarshipCopies' | 'studentZones'
> & { savedScholarships: Pick<SavedScholarshipStore, 'findStatuses'> }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }
type Zones = (studentId: string) => string

/**
 * Requests the notices of all tasks and dated checklist lines whose morning has come, in batches, each in one
 * transaction; several processes may run at once. A task or line that fails does not hold up the others.
 * @returns how many notices it requested
 * @throws the error of the first task or line that failed
 */
export function makeRemindOfTasks({ unitOfWork, clock }: Deps) {
  return async function remindOfTasks(): Promise<number> {
    let sum = 0
    const faults = collectFaults()
    for (const [what, take] of [
      ['tasks', dueTasks],
      ['lines', dueLines],
    ] as const) {
      const each = (turn: Turn) =>
        unitOfWork((tx) => notifyBatch(tx, take, { ...turn, now: clock.now() }))
      await faults.around(what, () =>
        inBatches(BATCH_SIZE, async (turn) => {
          const { claimed, notified } = await each(turn)
          sum += notified
          return claimed
        }),
      )
    }
    faults.throwFirst()
    return sum
  }
}

/** Replans a student's reminders after their time zone has changed. */
export async function moveMornings(
  { prepTasks, prepChecklists }: Stores,
  studentId: string,
  zones: { from: string; to: string },
  now: Date,
): Promise<void> {
  const next = (dueDates: readonly (CalendarDay | null)[], remindAt: Date | null) =>
    nextReminder(dueDates, zones.to, pendingAfterMove(remindAt, zones, now))
  for (const { id, dueDate, remindAt } of await prepTasks.lockReminded(studentId))
    await prepTasks.setReminder(id, next([dueDate], remindAt))
  for (const list of await prepChecklists.lockReminded(studentId)) {
    const remindAt = next(openDays(list.checklistItems), list.remindAt)
    await prepChecklists.setReminder(list.id, remindAt)
  }
}

type Claim = {
  rows: readonly (PrepTask | PrepChecklist)[]
  thingsOf: (zone: Zones) => DueThing[]
  reset: (zone: Zones) => Promise<void>
}

type Due = Pick<Turn, 'size' | 'failed'> & { now: Date }

async function notifyBatch(
  tx: Transaction<Stores>,
  take: (tx: Stores, due: Due) => Promise<Claim>,
  due: Due & Pick<Turn, 'begin'>,
): Promise<{ claimed: number; notified: number }> {
  const { now } = due
  const claim = await take(tx, due)
  const { rows } = claim
  due.begin(rows.map(({ id }) => id))
  const zones = await tx.studentZones.findAll([
    ...new Set(rows.map((row) => row.studentId)),
  ])
  const zoneOf: Zones = (studentId) => personZone(zones.get(studentId))
  const copies = await tx.scholarshipCopies.findAll([
    ...new Set(rows.map((row) => row.scholarshipId)),
  ])
  const statuses = await tx.savedScholarships.findStatuses(rows)
  const notices = claim.thingsOf(zoneOf).flatMap((thing) => {
    const copy = copies.get(thing.scholarshipId)
    return copy && isToPrepareFor(thing, copy, statuses.get(keyOf(thing)))
      ? (dueNotice(thing, copy, zoneOf(thing.studentId), now) ?? [])
      : []
  })
  await tx.outbox.publishAll(NoticeRequested, notices.map(requestedNotice))
  await claim.reset(zoneOf)
  return { claimed: rows.length, notified: notices.length }
}

async function dueTasks({ prepTasks }: Stores, { now, ...due }: Due): Promise<Claim> {
  const rows = await prepTasks.claimDue(now, due.size, due.failed)
  return {
    rows,
    thingsOf: () =>
      rows.flatMap(({ dueDate, ...task }) =>
        dueDate === null ? [] : { ...task, dueDate, usualDay: usualDayOf(task) },
      ),
    async reset(zoneOf) {
      for (const { id, studentId, dueDate } of rows)
        await prepTasks.setReminder(id, nextReminder([dueDate], zoneOf(studentId), now))
    },
  }
}

async function dueLines({ prepChecklists }: Stores, { now, ...due }: Due): Promise<Claim> {
  const rows = await prepChecklists.claimDue(now, due.size, due.failed)
  return {
    rows,
    thingsOf: (zoneOf) =>
      rows.flatMap((row) => dueThingsIn(row, zoneOf(row.studentId), now)),
    async reset(zoneOf) {
      for (const { id, studentId, checklistItems } of rows) {
        const next = nextReminder(openDays(checklistItems), zoneOf(studentId), now)
        await prepChecklists.setReminder(id, next)
      }
    },
  }
}

/** The lines with a morning between the awaited one and now. */
function dueThingsIn(
  { studentId, scholarshipId, checklistItems, isOffList, remindAt }: PrepChecklist,
  zone: string,
  now: Date,
): DueThing[] {
  const since = remindAt ?? now
  const same = { studentId, scholarshipId, isOffList, usualDay: null }
  return checklistItems
    .filter(isOpenItem)
    .flatMap(({ id, task: title, dueDate }) =>
      dueDate !== null && isDueBetween(dueDate, zone, { since, now })
        ? { ...same, id, title, dueDate }
        : [],
    )
}
