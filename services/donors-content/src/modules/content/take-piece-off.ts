import type { Clock } from '@landfall/kit/core/clock'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { notifyAuthor } from './content-notice.ts'
import type { Reviewer } from './content.policy.ts'
import type { Piece } from './content.ts'
import type { PieceStore } from './piece.store.ts'
import { recordDeed } from './record-deed.ts'

type Deps = { unitOfWork: UnitOfWork<{ pieces: PieceStore }>; clock: Clock }

/**
 * An administrator takes a published piece off the site, with a reason for its author. An edit that waits for review
 * keeps waiting. Expected failure: NotFound, also when nothing of it is published.
 */
export function makeTakePieceOff({ unitOfWork, clock }: Deps) {
  return function takePieceOff(
    by: Reviewer,
    { id, reason }: { id: string; reason: string },
  ): Promise<Result<Piece, Problem>> {
    return unitOfWork(async (tx) => {
      const piece = await tx.pieces.findToChange(id)
      if (piece === null || piece.publishedId === null) return err(notFound('story'))
      const now = clock.now()
      const taken = await tx.pieces.update(piece, {
        state: piece.state === 'published' ? 'draft' : piece.state,
        publishedId: null,
        publishedPictures: null,
        publishedAt: null,
        isFeatured: false,
        decisionNote: reason,
        changedAt: now,
      })
      await recordDeed(tx, by, 'taken-off', { piece: taken, reason, at: now })
      await notifyAuthor(tx, taken, 'taken-off', now)
      return ok(taken)
    })
  }
}
