import { SavedScholarshipCreated } from '@landfall/proto-events/applications/saved-scholarship-created.v1'
import { SavedScholarshipRemoved } from '@landfall/proto-events/applications/saved-scholarship-removed.v1'
import { SavedScholarshipUpdated } from '@landfall/proto-events/applications/saved-scholarship-updated.v1'
import { type PlanningStores, planAwards } from '../reminder/plan-awards.ts'
import { publishSavedCounts } from '../saved-scholarship/publish-saved-counts.ts'
import type { SavedCountsStore } from '../saved-scholarship/saved-counts.store.ts'
import { toEvent } from '../saved-scholarship/saved-scholarship.event.ts'
import type { SavedScholarship } from '../saved-scholarship/saved-scholarship.ts'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { MergedScholarshipStore } from './merged-scholarship.store.ts'

type Stores = PlanningStores & {
  savedCounts: SavedCountsStore
  mergedScholarships: MergedScholarshipStore
  outbox: Outbox
}

/** The catalogue's word that two scholarships are one award, or two again. */
export type MergeTold = { scholarshipId: string; intoId: string; version: number }

/**
 * What was saved of a merged scholarship is saved of the one that it is found under from now on. Who had
 * saved both keeps one row; the other is put aside, so that nothing is lost when the merge is undone.
 */
export async function followMerge(tx: Stores, told: MergeTold, now: Date): Promise<void> {
  const { scholarshipId, intoId, version } = told
  if (!(await tx.mergedScholarships.keepNewest(scholarshipId, intoId, version))) return
  for (const saved of await tx.mergedScholarships.lockSavedOf(scholarshipId)) {
    const { studentId } = saved
    const other = await tx.savedScholarships.lockByScholarship(studentId, intoId)
    const moved = { mergedId: scholarshipId, savedId: saved.id, intoId, studentId }
    if (other === null) {
      await moveTo(tx, saved, intoId, now)
      await tx.mergedScholarships.remember({ ...moved, folded: null })
    } else {
      await tx.savedScholarships.remove(studentId, saved.id)
      await tx.mergedScholarships.remember({ ...moved, folded: saved })
      const gone = { ...saved, version: saved.version + 1 }
      await tx.outbox.publish(SavedScholarshipRemoved, toEvent(gone))
      await publishSavedCounts(tx, studentId)
    }
    await tx.reminders.moveChosen(saved, intoId)
    await planAwards(tx, [saved, { studentId, scholarshipId: intoId }], now)
  }
}

/** Brings the saved rows back to the scholarship that stands for itself again. */
export async function followUnmerge(tx: Stores, told: MergeTold, now: Date): Promise<void> {
  const { scholarshipId, intoId, version } = told
  if (!(await tx.mergedScholarships.keepNewest(scholarshipId, null, version))) return
  for (const { studentId, savedId, folded } of await tx.mergedScholarships.takeMoved(
    scholarshipId,
  )) {
    if (folded === null) {
      const saved = await tx.savedScholarships.lock(studentId, savedId)
      // Somebody may have taken it off the list meanwhile.
      if (saved?.scholarshipId === intoId) {
        await moveTo(tx, saved, scholarshipId, now)
        await tx.reminders.moveChosen(saved, scholarshipId)
      }
    } else {
      const back = { ...folded, version: folded.version + 2, updatedAt: now }
      if (await tx.savedScholarships.insertIfNew(back)) {
        await tx.outbox.publish(SavedScholarshipCreated, toEvent(back))
        await publishSavedCounts(tx, studentId)
      }
    }
    await planAwards(
      tx,
      [
        { studentId, scholarshipId },
        { studentId, scholarshipId: intoId },
      ],
      now,
    )
  }
}

async function moveTo(
  tx: Stores,
  saved: SavedScholarship,
  scholarshipId: string,
  now: Date,
): Promise<void> {
  const moved = { ...saved, scholarshipId, version: saved.version + 1, updatedAt: now }
  await tx.mergedScholarships.move(moved, saved.scholarshipId)
  await tx.outbox.publish(SavedScholarshipUpdated, toEvent(moved))
}
