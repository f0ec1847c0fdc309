import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { FAN_OUT_BATCH, type FanOutStep } from '../fan-out/fan-out.ts'
import { type FanOutStores, startFanOut } from '../fan-out/start-fan-out.ts'
import type { PlanningStores } from '../reminder/replan-reminders.ts'
import type {
  RecordSaved,
  RecordingStores,
  Replan,
} from '../saved-scholarship/record-saved.ts'
import type { SavedScholarship } from '../saved-scholarship/saved-scholarship.ts'
import { mergeSaved, unmergeSaved } from './merge-saved.ts'
import type { MergedScholarshipStore } from './merged-scholarship.store.ts'

export type MergeStores = PlanningStores &
  RecordingStores &
  FanOutStores & { mergedScholarships: MergedScholarshipStore }

/** A merge of two scholarships in catalog, or its undoing. */
export type MergeEvent = { scholarshipId: string; intoId: string; version: number }

/** What is stored of it until everybody was handled. `at`: ISO 8601. */
export type MergeToFollow = { scholarshipId: string; intoId: string; at: string }

/** How its saved rows are moved, batch by batch. */
type Following<Stores> = { step: FanOutStep<Stores, MergeToFollow> }
type Deps<Stores> = { recordSaved: RecordSaved<Stores>; replan: Replan<Stores> }

/**
 * Moves saved rows from a merged scholarship to the one that it was merged into. A student who had saved both keeps
 * one row, with the more advanced status and the notes of both; the other row is put aside, so that nothing is lost
 * when the merge is undone.
 */
export function makeFollowMerge<Stores extends MergeStores>({ step }: Following<Stores>) {
  return async function followMerge(
    tx: Transaction<Stores>,
    merge: MergeEvent,
    now: Date,
  ): Promise<void> {
    const { scholarshipId, intoId, version } = merge
    if (!(await tx.mergedScholarships.keepNewest(scholarshipId, intoId, version))) return
    const payload = { scholarshipId, intoId, at: now.toISOString() }
    await startFanOut(tx, { kind: 'merge', payload, now, step })
  }
}

/** Moves the saved rows back when the merge is undone. */
export function makeFollowUnmerge<Stores extends MergeStores>({ step }: Following<Stores>) {
  return async function followUnmerge(
    tx: Transaction<Stores>,
    merge: MergeEvent,
    now: Date,
  ): Promise<void> {
    const { scholarshipId, intoId, version } = merge
    if (!(await tx.mergedScholarships.keepNewest(scholarshipId, null, version))) return
    const payload = { scholarshipId, intoId, at: now.toISOString() }
    await startFanOut(tx, { kind: 'unmerge', payload, now, step })
  }
}

/** Moves the next rows; a moved row no longer matches the query, so no position is needed. */
export function makeMoveNextSaved<Stores extends MergeStores>({
  recordSaved,
  replan,
}: Deps<Stores>) {
  return async function moveNextSaved(
    tx: Transaction<Stores>,
    { scholarshipId, intoId, at }: MergeToFollow,
  ): Promise<string | null> {
    // The merge may have been undone since it began.
    if ((await tx.mergedScholarships.intoOf(scholarshipId)) !== intoId) return null
    const now = new Date(at)
    const putSaved = makePutSaved(recordSaved, tx, now)
    const rows = await tx.mergedScholarships.lockSavedOf(scholarshipId, FAN_OUT_BATCH)
    for (const saved of rows) {
      const { studentId, id: savedId } = saved
      const other = await tx.savedScholarships.lockByScholarship(studentId, intoId)
      const isPlanLent =
        other !== null && (await tx.mergedScholarships.lendPlan(saved, intoId))
      const folded = other && { ...saved, was: other, isPlanLent }
      const moved = { mergedId: scholarshipId, savedId, intoId, studentId, folded }
      await tx.mergedScholarships.remember(moved)
      await tx.reminders.moveChosen(saved, intoId)
      if (other) {
        await tx.savedScholarships.remove(studentId, savedId)
        await recordSaved(tx, { before: saved, after: null }, now)
        await putSaved(other, mergeSaved(other, saved, now))
        await replan(tx, [other], now)
      } else {
        const after = movedTo(saved, intoId, now)
        await tx.mergedScholarships.move(after, scholarshipId)
        await recordSaved(tx, { before: saved, after }, now)
      }
    }
    return rows.length < FAN_OUT_BATCH ? null : 'more'
  }
}

/** Moves the next rows back; each record of a move is deleted, so no position is needed. */
export function makeMoveNextBack<Stores extends MergeStores>({
  recordSaved,
  replan,
}: Deps<Stores>) {
  return async function moveNextBack(
    tx: Transaction<Stores>,
    { scholarshipId, intoId, at }: MergeToFollow,
  ): Promise<string | null> {
    if ((await tx.mergedScholarships.intoOf(scholarshipId)) !== null) return null
    const now = new Date(at)
    const putSaved = makePutSaved(recordSaved, tx, now)
    const rows = await tx.mergedScholarships.takeMoved(scholarshipId, FAN_OUT_BATCH)
    for (const { studentId, savedId, folded } of rows) {
      const saved = folded ? null : await tx.savedScholarships.lock(studentId, savedId)
      // The student may have removed it meanwhile; or they saved the scholarship again, and then this row stays where
      // it is.
      const isFree =
        saved?.scholarshipId === intoId &&
        (await tx.savedScholarships.lockByScholarship(studentId, scholarshipId)) === null
      if (saved && isFree) {
        const after = movedTo(saved, scholarshipId, now)
        await tx.mergedScholarships.move(after, intoId)
        await tx.reminders.moveChosen(saved, scholarshipId)
        await recordSaved(tx, { before: saved, after }, now)
      } else if (folded) {
        const { was, isPlanLent, ...other } = folded
        const back = { ...other, version: other.version + 2, updatedAt: now }
        if (await tx.savedScholarships.insertIfNew(back))
          await recordSaved(tx, { before: null, after: back }, now)
        const kept = await tx.savedScholarships.lockByScholarship(studentId, intoId)
        if (kept && was) await putSaved(kept, unmergeSaved(kept, { was, other }, now))
        if (isPlanLent) await tx.mergedScholarships.takePlanBack(other, intoId)
      }
      const keys = [scholarshipId, intoId].map((id) => ({ studentId, scholarshipId: id }))
      await replan(tx, keys, now)
    }
    return rows.length < FAN_OUT_BATCH ? null : 'more'
  }
}

/** Writes the row that stays after a merge or its undoing, if it changed. */
function makePutSaved<Stores extends MergeStores>(
  recordSaved: RecordSaved<Stores>,
  tx: Transaction<Stores>,
  now: Date,
) {
  return async (before: SavedScholarship, after: SavedScholarship): Promise<void> => {
    if (after === before) return
    await tx.savedScholarships.update(after)
    await recordSaved(tx, { before, after }, now)
  }
}

function movedTo(saved: SavedScholarship, scholarshipId: string, now: Date) {
  return { ...saved, scholarshipId, version: saved.version + 1, updatedAt: now }
}
