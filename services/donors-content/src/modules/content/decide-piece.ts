import type { Clock } from '@landfall/kit/core/clock'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { tellAuthor } from './content-notice.ts'
import type { Reviewer } from './content.policy.ts'
import type { Piece } from './content.ts'
import type { PieceStore } from './piece.store.ts'
import type { RevisionStore } from './revision.store.ts'

export type Decision = {
  id: string
  /** The revision that was read. */
  revisionId: string
  /** False: it goes back to its authors, and what was published is taken off. */
  isPublished: boolean
  note: string | null
}

type Deps = {
  stores: { pieces: PieceStore }
  revisions: Pick<RevisionStore, 'find'>
  unitOfWork: UnitOfWork<{ pieces: PieceStore }>
  clock: Clock
}

const UNREAD = 'It was changed since you read it. Read it again first.'
const NO_CONSENT = 'The recipient whom it is about has not agreed to it yet'

/**
 * An administrator publishes what was handed in, or gives it back. Expected failures: NotFound, Conflict (changed
 * meanwhile, not in review, or the recipient has not agreed to these very words).
 */
export function makeDecidePiece({ stores, revisions, unitOfWork, clock }: Deps) {
  return async function decidePiece(
    _by: Reviewer,
    { id, revisionId, isPublished, note }: Decision,
  ): Promise<Result<Piece, Problem>> {
    const read = await stores.pieces.find(id)
    const words = read && (await revisions.find(read.draftId))
    if (!words) return err(notFound('story'))
    return unitOfWork(async (tx) => {
      const piece = await tx.pieces.findToChange(id)
      if (piece === null) return err(notFound('story'))
      if (piece.draftId !== revisionId) return err(conflict(UNREAD))
      const now = clock.now()
      if (!isPublished) {
        const back = { state: 'draft', publishedId: null, publishedAt: null } as const
        const given = { ...back, isFeatured: false, decisionNote: note, changedAt: now }
        const returned = await tx.pieces.update(piece, given)
        await tellAuthor(tx, returned, 'returned', now)
        return ok(returned)
      }
      if (piece.state === 'published') return ok(piece)
      if (piece.state !== 'in_review') return err(conflict('It has not been handed in'))
      const isAgreed = piece.consent === 'given' && piece.consentId === piece.draftId
      if (piece.consent !== 'none' && !isAgreed) return err(conflict(NO_CONSENT))
      const published = await tx.pieces.update(piece, {
        state: 'published',
        publishedId: piece.draftId,
        // An edit keeps its place in the list.
        publishedAt: piece.publishedAt ?? now,
        category: words.kind === 'story' ? null : words.category,
        decisionNote: note,
        changedAt: now,
      })
      await tellAuthor(tx, published, 'published', now)
      return ok(published)
    })
  }
}

/** Puts something published forward: the newest such spotlight is the first of the page. Expected failure: NotFound. */
export function makeFeaturePiece({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return function featurePiece(
    _by: Reviewer,
    { id, isFeatured }: { id: string; isFeatured: boolean },
  ): Promise<Result<Piece, Problem>> {
    return unitOfWork(async ({ pieces }) => {
      const piece = await pieces.findToChange(id)
      if (piece === null || piece.publishedId === null) return err(notFound('story'))
      return ok(await pieces.update(piece, { isFeatured }))
    })
  }
}
