import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Author } from '../author/author.policy.ts'
import type { PieceStore } from './piece.store.ts'
import type { RevisionStore } from './revision.store.ts'

type Deps = {
  unitOfWork: UnitOfWork<{ pieces: PieceStore }>
  revisions: Pick<RevisionStore, 'removeAll'>
}

/** Deletes a text with all that it ever said, published or not. Expected failure: NotFound. */
export function makeRemovePiece({ unitOfWork, revisions }: Deps) {
  return async function removePiece(
    { organizationId }: Author,
    id: string,
  ): Promise<Result<{ id: string }, Problem>> {
    const removed = await unitOfWork(async ({ pieces }) => {
      const piece = await pieces.findToChange(id)
      if (piece?.organizationId !== organizationId) return null
      return pieces.removeAll([id])
    })
    if (removed === null) return err(notFound('story'))
    await revisions.removeAll(removed)
    return ok({ id })
  }
}
