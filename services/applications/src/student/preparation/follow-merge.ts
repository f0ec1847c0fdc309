import { isDeepStrictEqual } from 'node:util'
import { personZone } from '@landfall/calendar/zone'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { FAN_OUT_BATCH } from '../fan-out/fan-out.ts'
import type { MergeToFollow } from '../merged-scholarship/follow-merge.ts'
import type { MergedScholarshipStore } from '../merged-scholarship/merged-scholarship.store.ts'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'
import { type PreparationStores, refreshPreparation } from './create-plan.ts'
import type {
  FoldedChecklist,
  FoldedTask,
  MovedPreparationStore,
} from './moved-preparation.store.ts'
import {
  openDays,
  type PrepChecklist,
  progressOf,
  withoutTicksOf,
  withTicksOf,
} from './prep-checklist.ts'
import { nextReminder, pendingSince } from './prep-reminder.ts'
import { isActive, type PrepTask } from './prep-task.ts'
import { publishPreparation } from './publish-preparation.ts'

export type MovingStores = PreparationStores & {
  mergedScholarships: MergedScholarshipStore
  movedPreparations: MovedPreparationStore
}

/**
 * Moves the preparations of the next students from a merged award to the one that it was merged into. Moved rows no
 * longer match the query, so no position is needed.
 */
export async function moveNextPreparations(
  tx: Transaction<MovingStores>,
  { scholarshipId, intoId, at }: MergeToFollow,
): Promise<string | null> {
  // The merge may have been undone since it began.
  if ((await tx.mergedScholarships.intoOf(scholarshipId)) !== intoId) return null
  const page = { after: null, limit: FAN_OUT_BATCH }
  const students = await tx.prepTasks.findStudentsOf(scholarshipId, page)
  for (const studentId of students) {
    const [from, to] = [scholarshipId, intoId].map((id) => ({
      studentId,
      scholarshipId: id,
    }))
    if (!from || !to) continue
    await tx.prepTasks.holdPlan(to)
    await moveTasks(tx, from, to, new Date(at))
    await moveChecklist(tx, from, to, new Date(at))
    await refreshPreparation(tx, to, new Date(at))
    for (const award of [from, to]) await publishPreparation(tx, award)
  }
  return students.length < FAN_OUT_BATCH ? null : 'more'
}

/** Moves the preparations of the next students back; the records of the moves are deleted, so no position is needed. */
export async function bringNextPreparationsBack(
  tx: Transaction<MovingStores>,
  { scholarshipId, intoId, at }: MergeToFollow,
): Promise<string | null> {
  if ((await tx.mergedScholarships.intoOf(scholarshipId)) !== null) return null
  const students = await tx.movedPreparations.findStudents(scholarshipId, FAN_OUT_BATCH)
  for (const studentId of students) {
    await bringBack(tx, { scholarshipId, intoId, studentId }, new Date(at))
    for (const id of [scholarshipId, intoId]) {
      const award = { studentId, scholarshipId: id }
      await refreshPreparation(tx, award, new Date(at))
      await publishPreparation(tx, award)
    }
  }
  return students.length < FAN_OUT_BATCH ? null : 'more'
}

/** Puts aside steps that the other award's plan has too; everything else moves to the other award. */
async function moveTasks(
  tx: MovingStores,
  from: SavedKey,
  to: SavedKey,
  now: Date,
): Promise<void> {
  const there = await tx.prepTasks.lockOf(to)
  const steps = new Map(there.map((task) => [task.stepKey, task]))
  const tasks = await tx.prepTasks.lockOf(from)
  const isTwice = ({ stepKey }: { stepKey: string | null }) =>
    stepKey !== null && steps.has(stepKey)
  const twinOf = (task: PrepTask) => {
    const twin = isTwice(task) ? steps.get(task.stepKey) : undefined
    return twin && isActive(twin) && task.status === 'completed' ? twin : null
  }
  await tx.movedPreparations.remember(
    tasks.map((task) => ({
      kind: 'task',
      mergedId: from.scholarshipId,
      recordId: task.id,
      studentId: from.studentId,
      folded: isTwice(task) ? foldedTask(task, twinOf(task)) : null,
    })),
  )
  for (const task of tasks) {
    const twin = twinOf(task)
    if (twin) await tx.prepTasks.update(completedAs(twin, task, now))
  }
  const [twice, others] = [true, false].map((is) =>
    tasks.filter((task) => isTwice(task) === is).map(({ id }) => id),
  )
  await tx.movedPreparations.putAside('task', twice ?? [])
  await tx.movedPreparations.point('task', others ?? [], to.scholarshipId)
}

function foldedTask(task: PrepTask, twin: PrepTask | null): FoldedTask {
  return twin ? { ...task, twinStatus: twin.status, twinRemindAt: twin.remindAt } : task
}

/** A step done for one of two merged awards counts as done for both. */
function completedAs(twin: PrepTask, { completedAt }: PrepTask, now: Date): PrepTask {
  const version = twin.version + 1
  return {
    ...twin,
    status: 'completed',
    completedAt,
    remindAt: null,
    version,
    updatedAt: now,
  }
}

/** Reopens the twin task, unless it was changed since. */
async function reopenTwin(
  { prepTasks }: MovingStores,
  { completedAt, stepKey, studentId, twinStatus, twinRemindAt = null }: FoldedTask,
  intoId: string,
  now: Date,
): Promise<void> {
  if (twinStatus === undefined) return
  const there = await prepTasks.lockOf({ studentId, scholarshipId: intoId })
  const twin = there.find((task) => task.stepKey === stepKey)
  if (twin?.status !== 'completed' || +(twin.completedAt ?? 0) !== +(completedAt ?? 0))
    return
  await prepTasks.update({
    ...twin,
    status: twinStatus,
    completedAt: null,
    remindAt: twinRemindAt,
    version: twin.version + 1,
    updatedAt: now,
  })
}

/** Merges two checklists into one, with the student's own lines of both and what they ticked on either. */
async function moveChecklist(
  tx: MovingStores,
  from: SavedKey,
  to: SavedKey,
  now: Date,
): Promise<void> {
  const { prepChecklists, movedPreparations } = tx
  const there = await prepChecklists.lockOf(to)
  const list = await prepChecklists.lockOf(from)
  if (list === null) return
  await movedPreparations.remember([
    {
      kind: 'checklist',
      mergedId: from.scholarshipId,
      recordId: list.id,
      studentId: from.studentId,
      folded: there && { ...list, twinLines: there.checklistItems },
    },
  ])
  if (there === null)
    return movedPreparations.point('checklist', [list.id], to.scholarshipId)
  await movedPreparations.putAside('checklist', [list.id])
  const asked = withTicksOf(there.checklistItems, list.checklistItems)
  const lines = [...asked, ...ownLines(list)]
  if (isDeepStrictEqual(lines, there.checklistItems)) return
  const since = [there, list].map(({ remindAt }) => pendingSince(remindAt, now).getTime())
  const zone = await zoneOf(tx, to.studentId)
  const remindAt = nextReminder(openDays(lines), zone, new Date(Math.min(...since)))
  await prepChecklists.update({ ...withLines(there, lines, now), remindAt })
}

async function bringBack(
  tx: MovingStores,
  { scholarshipId: mergedId, intoId, studentId }: SavedKey & { intoId: string },
  now: Date,
): Promise<void> {
  const { prepTasks, prepChecklists, movedPreparations } = tx
  for (const record of await movedPreparations.take(mergedId, studentId)) {
    if (record.folded === null)
      await movedPreparations.point(record.kind, [record.recordId], mergedId)
    else if (record.kind === 'task') {
      await prepTasks.add([record.folded])
      await reopenTwin(tx, record.folded, intoId, now)
    } else {
      await prepChecklists.add(record.folded)
      await takeLinesOff(tx, record.folded, now)
    }
  }
}

/** Removes from the other award's checklist the lines and ticks that a merge had added. */
async function takeLinesOff(
  tx: MovingStores,
  list: FoldedChecklist,
  now: Date,
): Promise<void> {
  const { prepChecklists } = tx
  const { studentId } = list
  const ids = new Set(ownLines(list).map(({ id }) => id))
  for (const { id } of await prepChecklists.findAllOf(studentId)) {
    if (id === list.id) continue
    const other = await prepChecklists.lock(studentId, id)
    if (!other) continue
    const others = other.checklistItems.filter((line) => !ids.has(line.id))
    const ticks = { was: list.twinLines ?? [], others: list.checklistItems }
    const left = withoutTicksOf(others, ticks)
    if (isDeepStrictEqual(left, other.checklistItems)) continue
    const since = pendingSince(other.remindAt, now)
    const remindAt = nextReminder(openDays(left), await zoneOf(tx, studentId), since)
    await prepChecklists.update({ ...withLines(other, left, other.lastUpdated), remindAt })
  }
}

async function zoneOf({ studentZones }: MovingStores, studentId: string): Promise<string> {
  return personZone(await studentZones.find(studentId))
}

function ownLines({ checklistItems }: PrepChecklist) {
  return checklistItems.filter(({ requirementKey }) => requirementKey === null)
}

function withLines(
  list: PrepChecklist,
  checklistItems: PrepChecklist['checklistItems'],
  lastUpdated: Date,
): PrepChecklist {
  const overallProgress = progressOf(checklistItems)
  return {
    ...list,
    checklistItems,
    overallProgress,
    version: list.version + 1,
    lastUpdated,
  }
}
