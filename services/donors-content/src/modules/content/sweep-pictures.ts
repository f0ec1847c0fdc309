import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { dropPictureJob } from '../../jobs/drop-picture.job.ts'
import type { Picture } from '../picture/picture.ts'
import type { PictureStore } from '../picture/picture.store.ts'
import { picturesOf } from './content.ts'
import type { PieceStore } from './piece.store.ts'
import type { RevisionStore } from './revision.store.ts'

type Stores = { pictures: PictureStore; pieces: PieceStore }
type Deps = {
  stores: Stores
  revisions: Pick<RevisionStore, 'find'>
  unitOfWork: UnitOfWork<{ pictures: PictureStore }>
  clock: Clock
}

/** How long somebody who uploads a picture has to save a text that shows it. */
const UNSHOWN_TTL_MS = 24 * 3_600_000
const BATCH_SIZE = 200

/**
 * Deletes uploaded pictures that no revision of any text shows. Idempotent. If it can't be told what the texts of an
 * organization show, its pictures stay; those of the others do not wait for them.
 * @returns how many were deleted
 * @throws the error of the first organization that failed
 */
export function makeSweepPictures({ stores, revisions, unitOfWork, clock }: Deps) {
  return async function sweepPictures(): Promise<number> {
    const before = new Date(clock.now().getTime() - UNSHOWN_TTL_MS)
    let removedCount = 0
    const faults = collectFaults()
    const failed: Picture['organizationId'][] = []
    for (;;) {
      const found = await stores.pictures.unshownBefore(before, BATCH_SIZE, failed)
      const groups = Map.groupBy(found, ({ organizationId }) => organizationId)
      for (const [organizationId, pictures] of groups) {
        const ids = pictures.map(({ id }) => id)
        const removed = await faults.around(organizationId ?? 'none', async () => {
          await noteShown({ stores, revisions }, organizationId, new Set(ids))
          return removeUnshown(unitOfWork, ids)
        })
        if (removed === undefined) failed.push(organizationId)
        removedCount += removed ?? 0
      }
      if (found.length < BATCH_SIZE) break
    }
    faults.throwFirst()
    return removedCount
  }
}

/** The text known to show a picture may be gone while another still shows it. */
async function noteShown(
  { stores, revisions }: Pick<Deps, 'stores' | 'revisions'>,
  organizationId: string | null,
  sought: Set<string>,
): Promise<void> {
  for (const revisionId of await stores.pieces.revisionIdsOf(organizationId)) {
    if (sought.size === 0) return
    const words = await revisions.find(revisionId)
    const ids = words ? picturesOf(words).map(({ id }) => id) : []
    const shown = ids.filter((id) => sought.delete(id))
    await stores.pictures.setShownIn(revisionId, shown)
  }
}

/** Deletes the rows and, in the same transaction, queues the jobs that delete the bytes. */
function removeUnshown(
  unitOfWork: Deps['unitOfWork'],
  ids: readonly string[],
): Promise<number> {
  return unitOfWork(async ({ pictures, outbox }) => {
    const removed = await pictures.removeUnshown(ids)
    await outbox.enqueueAll(
      dropPictureJob,
      removed.map(({ id, sizes }) => ({ payload: { id, sizes }, key: id })),
    )
    return removed.length
  })
}
