import type { Clock } from '@landfall/kit/core/clock'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { notifyAuthor } from './content-notice.ts'
import type { Reviewer } from './content.policy.ts'
import { type Piece, picturesOf, type Words } from './content.ts'
import type { PieceStore } from './piece.store.ts'
import { recordDeed } from './record-deed.ts'
import type { RevisionStore } from './revision.store.ts'

export type Decision = {
  id: string
  /** The revision that was read. */
  revisionId: string
  /** False returns it to its authors; an earlier published text stays. */
  isPublished: boolean
  note: string | null
}

type Tx = Transaction<{ pieces: PieceStore }>
type Deps = {
  stores: { pieces: PieceStore }
  revisions: Pick<RevisionStore, 'find'>
  unitOfWork: UnitOfWork<{ pieces: PieceStore }>
  clock: Clock
}

const UNREAD = 'It has changed since you read it. Please read it again first.'
const NO_CONSENT = 'The recipient has not approved it yet'

/**
 * An administrator publishes what was handed in, or returns it. Expected failures: NotFound, Conflict (changed
 * meanwhile, not in review, or the recipient has not agreed to these very words).
 */
export function makeDecidePiece({ stores, revisions, unitOfWork, clock }: Deps) {
  return async function decidePiece(
    by: Reviewer,
    { id, revisionId, isPublished, note }: Decision,
  ): Promise<Result<Piece, Problem>> {
    const read = await stores.pieces.find(id)
    const words = read && (await revisions.find(read.draftId))
    if (!words) return err(notFound('story'))
    return unitOfWork(async (tx) => {
      const piece = await tx.pieces.findToChange(id)
      if (piece === null) return err(notFound('story'))
      if (piece.draftId !== revisionId) return err(conflict(UNREAD))
      if (isPublished && piece.state === 'published') return ok(piece)
      if (piece.state !== 'in_review') return err(conflict('It has not been submitted'))
      const isAgreed = piece.consent === 'given' && piece.consentId === piece.draftId
      if (isPublished && piece.consent !== 'none' && !isAgreed)
        return err(conflict(NO_CONSENT))
      const now = clock.now()
      const noted = { decisionNote: note, changedAt: now }
      const decided = isPublished
        ? await publish(tx, piece, { words, noted })
        : await tx.pieces.update(piece, { state: 'draft', ...noted })
      const verb = isPublished ? 'published' : 'returned'
      await recordDeed(tx, by, verb, { piece: decided, reason: note, at: now })
      await notifyAuthor(tx, decided, verb, now)
      return ok(decided)
    })
  }
}

type Noted = Pick<Piece, 'decisionNote' | 'changedAt'>

async function publish({ pieces }: Tx, piece: Piece, o: { words: Words; noted: Noted }) {
  const { words, noted } = o
  // An edit keeps its place in the list.
  const publishedAt = piece.publishedAt ?? (await pieces.publishingInstant(noted.changedAt))
  return pieces.update(piece, {
    state: 'published',
    publishedId: piece.draftId,
    publishedPictures: picturesOf(words).map(({ id }) => id),
    publishedAt,
    category: words.kind === 'story' ? null : words.category,
    ...noted,
  })
}

/**
 * Features something published, or no longer does; the newest featured spotlight leads the page. Idempotent. Expected
 * failure: NotFound.
 */
export function makeFeaturePiece({
  unitOfWork,
  clock,
}: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return function featurePiece(
    by: Reviewer,
    { id, isFeatured }: { id: string; isFeatured: boolean },
  ): Promise<Result<Piece, Problem>> {
    return unitOfWork(async (tx) => {
      const piece = await tx.pieces.findToChange(id)
      if (piece === null || piece.publishedId === null) return err(notFound('story'))
      if (piece.isFeatured === isFeatured) return ok(piece)
      const verb = isFeatured ? 'featured' : 'unfeatured'
      await recordDeed(tx, by, verb, { piece, reason: null, at: clock.now() })
      return ok(await tx.pieces.update(piece, { isFeatured }))
    })
  }
}
