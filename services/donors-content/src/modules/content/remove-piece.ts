import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { dropWordsJob } from '../../jobs/drop-words.job.ts'
import type { Author } from '../author/author.policy.ts'
import type { PieceStore } from './piece.store.ts'

type Deps = { unitOfWork: UnitOfWork<{ pieces: PieceStore }> }

/**
 * Deletes a piece, published or not, and in the same transaction queues the job that deletes all its words: once the
 * row is gone, nobody could request that again. Expected failure: NotFound.
 */
export function makeRemovePiece({ unitOfWork }: Deps) {
  return function removePiece(
    { organizationId }: Author,
    id: string,
  ): Promise<Result<{ id: string }, Problem>> {
    return unitOfWork(async ({ pieces, outbox }) => {
      const piece = await pieces.findToChange(id)
      if (piece?.organizationId !== organizationId) return err(notFound('story'))
      const revisionIds = await pieces.removeAll([id])
      await outbox.enqueue(dropWordsJob, { revisionIds }, { key: id })
      return ok({ id })
    })
  }
}
