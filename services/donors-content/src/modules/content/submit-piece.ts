import type { Clock } from '@landfall/kit/core/clock'
import { conflict, forbidden, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { ContentSubmitted } from '@landfall/proto-events/donors-content/content-submitted.v1'
import { askForConsent } from './content-notice.ts'
import type { Author } from '../author/author.policy.ts'
import type { Piece } from './content.ts'
import type { PieceStore } from './piece.store.ts'

type Deps = { unitOfWork: UnitOfWork<{ pieces: PieceStore }>; clock: Clock }

/**
 * Hands a draft in for review: administrators are told, and the recipient whom it is about is asked. Idempotent.
 * Expected failures: Forbidden (not verified yet), NotFound, Conflict (nothing is new).
 */
export function makeSubmitPiece({ unitOfWork, clock }: Deps) {
  return async function submitPiece(
    author: Author,
    id: string,
  ): Promise<Result<Piece, Problem>> {
    if (!author.mayPublish)
      return err(
        forbidden(
          'You can submit stories once your email address and organization are verified',
        ),
      )
    return unitOfWork(async (tx) => {
      const piece = await tx.pieces.findToChange(id)
      if (piece?.organizationId !== author.organizationId) return err(notFound('story'))
      if (piece.state === 'in_review') return ok(piece)
      if (piece.state === 'published')
        return err(conflict('Nothing has changed since it was published'))
      const now = clock.now()
      const submitted = await tx.pieces.update(piece, {
        state: 'in_review',
        submittedId: piece.draftId,
        submittedAt: now,
        decisionNote: null,
        changedAt: now,
      })
      await tx.outbox.publish(ContentSubmitted, {
        aggregateId: id,
        version: submitted.version,
        data: { pieceId: id, submittedAt: now.toISOString() },
      })
      if (submitted.consent === 'asked') await askForConsent(tx, submitted, now)
      return ok(submitted)
    })
  }
}
