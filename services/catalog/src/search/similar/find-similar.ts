import type { Clock } from '@landfall/kit/core/clock'
import type { Predicate } from '@landfall/matching/criteria/predicate'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { judgeScholarship } from '../eligibility/judge-scholarship.ts'
import { type SimilarScholarship, rankSimilar } from './rank-similar.ts'
import { asksLike } from './similar-asks.ts'
import type { SimilarStore } from './similar.store.ts'

/** The most that anybody gets for one award. */
export const MAX_SIMILAR = 12
/** Candidates per look-up, in which those with a coming date come first. */
const CANDIDATES = 24

type Deps = {
  stores: {
    similar: SimilarStore
    scholarships: {
      findByIds(ids: readonly string[]): Promise<ReadonlyMap<string, StoredScholarship>>
    }
  }
  clock: Clock
}

/** The rules of the signed-in student over the catalog. */
export type SimilarViewer = { student: AskedStudent; notEligible: Predicate }

/**
 * Finds awards similar to each of some awards, with two statements however many there are. A student never gets what
 * they are not eligible for; for everybody else, `viewer` is null.
 */
export function makeFindSimilar({ stores, clock }: Deps) {
  return async (
    subjects: readonly StoredScholarship[],
    viewer: SimilarViewer | null,
  ): Promise<SimilarScholarship[][]> => {
    const now = clock.now()
    const asks = subjects.map((subject) => asksLike(subject, viewer?.notEligible ?? null))
    const found = (await stores.similar.firstIds(asks.flat(), CANDIDATES)).values()
    const idsOf = asks.map((own) => [
      ...new Set(own.flatMap(() => found.next().value ?? [])),
    ])
    const records = await stores.scholarships.findByIds([...new Set(idsOf.flat())])
    return subjects.map((subject, place) => {
      const candidates = (idsOf[place] ?? []).flatMap((id) => records.get(id) ?? [])
      return rankSimilar(
        subject,
        candidates.filter((one) => isShown(one, viewer, now)),
        now,
      )
        .slice(0, MAX_SIMILAR)
        .map((one) => ({ ...one, countries: countriesFor(viewer, one) }))
    })
  }
}

/** A student only sees their own country: other countries that may apply do not matter to them. */
function countriesFor(
  viewer: SimilarViewer | null,
  { countries }: SimilarScholarship,
): readonly string[] {
  const own = viewer?.student.country ?? null
  return own === null ? countries : countries.filter((code) => code === own)
}

/** Checked against the current record, which may have changed since it was found. */
function isShown(
  scholarship: StoredScholarship,
  viewer: SimilarViewer | null,
  now: Date,
): boolean {
  if (scholarship.status !== 'published') return false
  if (viewer === null) return true
  const judged = judgeScholarship(scholarship, viewer.student, now)
  return judged?.verdict !== 'NOT_ELIGIBLE'
}
