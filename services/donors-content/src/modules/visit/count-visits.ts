import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { PieceStore } from '../content/piece.store.ts'
import type { VisitStore } from './visit.store.ts'
import type { Visitor } from './visitor.ts'

export type Counts = { id: string; viewCount: number; likeCount: number }
type Deps = { unitOfWork: UnitOfWork<{ pieces: PieceStore; visits: VisitStore }> }

/**
 * Counts who opened or likes something published, each visitor once: the count changes only with the visitor's row, in
 * one transaction, so that it is exact however many come at once. Expected failure: NotFound.
 */
export function makeCountVisits({ unitOfWork }: Deps) {
  const count = (
    id: string,
    change: (visits: VisitStore) => Promise<{ views?: number; likes?: number } | null>,
  ): Promise<Result<Counts, Problem>> =>
    unitOfWork(async ({ pieces, visits }) => {
      const piece = await pieces.find(id)
      if (piece === null || piece.publishedId === null) return err(notFound('story'))
      const counted = await change(visits)
      if (counted === null) return ok(countsOf(piece))
      return ok(await pieces.addCounts(id, counted))
    })

  return {
    view: (by: Visitor, id: string) =>
      count(id, async (visits) => ((await visits.addView(id, by)) ? { views: 1 } : null)),
    like: (by: Visitor, id: string) =>
      count(id, async (visits) => ((await visits.addLike(id, by)) ? { likes: 1 } : null)),
    unlike: (by: Visitor, id: string) =>
      count(id, async (visits) =>
        (await visits.removeLike(id, by)) ? { likes: -1 } : null,
      ),
  }
}

const countsOf = ({ id, viewCount, likeCount }: Counts): Counts => ({
  id,
  viewCount,
  likeCount,
})
