import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import { type Problem, conflict, forbidden, notFound } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import { applyJobKey, applyListingImportJob } from '../../jobs/apply-listing-import.job.ts'
import { undoJobKey, undoListingImportJob } from '../../jobs/undo-listing-import.job.ts'
import { publishingObstacle } from '../../record/scholarship/scholarship.policy.ts'
import type { ConfirmImportInput, UndoImportInput } from './listing-import.input.ts'
import { type ListingImport, undoableUntil } from './listing-import.ts'
import { canUseImport } from './listing-import.policy.ts'
import type { ListingImportStore } from './listing-import.store.ts'

type Stores = { listingImports: ListingImportStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }
type Outcome = Result<ListingImport, Problem>
type Tx = Stores & { outbox: Outbox }

/** Has a job write what the preview showed; a second confirmation changes nothing. */
export function makeConfirmImport({ unitOfWork }: Deps) {
  return (editor: SignedInViewer, input: ConfirmImportInput): Promise<Outcome> =>
    withImport(unitOfWork, editor, input.id, async (tx, found) => {
      if (found.status === 'undoing' || found.status === 'undone') {
        return err(conflict('This import was undone. Upload the file again.'))
      }
      if (found.status === 'reading') {
        return err(conflict('The file is still being read. Wait until you see its rows.'))
      }
      if (found.status !== 'ready') return ok(found)
      const obstacle = publishingObstacle(editor, found.ownerId)
      if (input.publish && obstacle !== null) return err(forbidden(obstacle))
      const { id: importId } = found
      const confirmed = {
        ...found,
        status: 'applying' as const,
        confirmedBy: editor.userId,
        publishes: input.publish,
        changesPublished: obstacle === null,
      }
      await tx.listingImports.put(confirmed)
      // Both jobs share a queue, in which a key can exist only once.
      const key = applyJobKey(importId)
      await tx.outbox.enqueue(applyListingImportJob, { importId }, { key })
      return ok(confirmed)
    })
}

/** Has a job restore everything to how it was before the import, within thirty days. */
export function makeRequestUndo({ unitOfWork, clock }: Deps) {
  return (editor: SignedInViewer, input: UndoImportInput): Promise<Outcome> =>
    withImport(unitOfWork, editor, input.id, async (tx, found) => {
      if (found.status === 'undoing' || found.status === 'undone') return ok(found)
      const until = undoableUntil(found)
      if (until === null) return err(conflict('This import has not saved anything yet.'))
      if (clock.now() > until) {
        return err(
          conflict(
            'An import can be undone for 30 days only. Edit the scholarships instead.',
          ),
        )
      }
      const { id: importId } = found
      const undoing = { ...found, status: 'undoing' as const }
      await tx.listingImports.put(undoing)
      const key = undoJobKey(importId)
      await tx.outbox.enqueue(undoListingImportJob, { importId }, { key })
      return ok(undoing)
    })
}

/** Somebody else's import looks like one that does not exist. */
function withImport(
  unitOfWork: Deps['unitOfWork'],
  editor: SignedInViewer,
  id: string,
  work: (tx: Tx, found: ListingImport) => Promise<Outcome>,
): Promise<Outcome> {
  return unitOfWork(async (tx): Promise<Outcome> => {
    const found = isUuid(id) ? await tx.listingImports.findForUpdate(id) : null
    if (found === null || !canUseImport(editor, found)) return err(notFound('import'))
    return work(tx, found)
  })
}
