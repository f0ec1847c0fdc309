import type { Clock } from '@landfall/kit/core/clock'
import { notFound, type Problem, tooManyRequests } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { PieceStore } from '../content/piece.store.ts'
import type { VisitKind, VisitStore } from './visit.store.ts'
import type { Visitor } from './visitor.ts'

export type Counts = { id: string; viewCount: number; likeCount: number }
/** @param networkIn a hash of the visitor's network for that hour; null if it does not matter */
export type Visit = { visitor: Visitor; networkIn: (hour: Date) => string | null }

type Stores = { pieces: PieceStore; visits: VisitStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/** Lets a school class open a story at once, and stops a program that discards its cookies. */
const OF_NETWORK_MAX = 30
const HOUR_MS = 3_600_000
const LIKED_ENOUGH =
  'Many people on your network have just liked this. Try again in an hour, or sign in.'

/**
 * Counts views and likes of published pieces, each visitor once, and a limited number per network and hour. The count
 * changes only with the visitor's row, in one transaction, so it is exact however many come at once. Expected
 * failures: NotFound, TooManyRequests (likes only; views beyond the limit just go uncounted).
 */
export function makeCountVisits({ unitOfWork, clock }: Deps) {
  /** Whether the visitor is new, and within the network's limit. */
  async function add(visits: VisitStore, kind: VisitKind, id: string, by: Visit) {
    if (!(await visits.add(kind, id, by.visitor))) return 'known'
    const hour = hourOf(clock.now())
    const network = by.networkIn(hour)
    const place = { pieceId: id, kind, network: network ?? '', hour }
    if (network === null || (await visits.countNetwork(place, OF_NETWORK_MAX)))
      return 'added'
    await visits.remove(kind, id, by.visitor)
    return 'refused'
  }

  const withPiece = (
    id: string,
    change: (tx: Stores, counts: Counts) => Promise<Result<Counts, Problem>>,
  ): Promise<Result<Counts, Problem>> =>
    unitOfWork(async (tx) => {
      const piece = await tx.pieces.find(id)
      if (piece === null || piece.publishedId === null) return err(notFound('story'))
      return change(tx, countsOf(piece))
    })

  return {
    view: (by: Visit, id: string) =>
      withPiece(id, async ({ pieces, visits }, counts) => {
        const done = await add(visits, 'view', id, by)
        return ok(done === 'added' ? await pieces.addCounts(id, { views: 1 }) : counts)
      }),
    like: (by: Visit, id: string) =>
      withPiece(id, async ({ pieces, visits }, counts) => {
        const done = await add(visits, 'like', id, by)
        if (done === 'refused')
          return err(tooManyRequests(secondsLeft(clock.now()), LIKED_ENOUGH))
        return ok(done === 'added' ? await pieces.addCounts(id, { likes: 1 }) : counts)
      }),
    unlike: ({ visitor }: Pick<Visit, 'visitor'>, id: string) =>
      withPiece(id, async ({ pieces, visits }, counts) => {
        const isGone = await visits.remove('like', id, visitor)
        return ok(isGone ? await pieces.addCounts(id, { likes: -1 }) : counts)
      }),
  }
}

const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
const secondsLeft = (now: Date) => (HOUR_MS - (now.getTime() % HOUR_MS)) / 1_000

const countsOf = ({ id, viewCount, likeCount }: Counts): Counts => ({
  id,
  viewCount,
  likeCount,
})
