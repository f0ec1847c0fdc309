import type { Clock } from '@landfall/kit/core/clock'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { notifyAuthor } from './content-notice.ts'
import type { Recipient } from './content.policy.ts'
import type { Piece } from './content.ts'
import type { PieceStore } from './piece.store.ts'

type Deps = { unitOfWork: UnitOfWork<{ pieces: PieceStore }>; clock: Clock }
export type ConsentAnswer = {
  id: string
  /** The revision that was read. */
  revisionId: string
  isGiven: boolean
}

const REFUSED = 'The person it is about did not approve it.'

/**
 * The recipient agrees to the words that they have read, or refuses. A refusal takes the piece off the site at once,
 * including an earlier published text. Expected failures: NotFound, Conflict (changed since they read it).
 */
export function makeAnswerConsent({ unitOfWork, clock }: Deps) {
  return function answerConsent(
    { userId }: Recipient,
    { id, revisionId, isGiven }: ConsentAnswer,
  ): Promise<Result<Piece, Problem>> {
    return unitOfWork(async (tx) => {
      const piece = await tx.pieces.findToChange(id)
      if (piece?.studentId !== userId) return err(notFound('story'))
      const now = clock.now()
      if (!isGiven) {
        if (piece.consent === 'refused') return ok(piece)
        const taken = { state: 'draft', publishedId: null, publishedAt: null } as const
        const refused = await tx.pieces.update(piece, {
          ...taken,
          consent: 'refused',
          consentId: null,
          decisionNote: REFUSED,
          isFeatured: false,
          changedAt: now,
        })
        await notifyAuthor(tx, refused, 'refused', now)
        return ok(refused)
      }
      if (piece.state === 'draft' || piece.draftId !== revisionId)
        return err(
          conflict('It has changed since you read it. Please read it again first.'),
        )
      return ok(await tx.pieces.update(piece, { consent: 'given', consentId: revisionId }))
    })
  }
}
