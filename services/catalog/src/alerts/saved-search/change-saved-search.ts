import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { type Problem, notFound } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { SearchScholarships } from '../../search/search/search-scholarships.ts'
import { asFound, nameTaken } from './create-saved-search.ts'
import type { ChosenSearch, ReadChange } from './saved-search.input.ts'
import type { SavedSearchStore } from './saved-search.store.ts'
import { type SavedSearch, sameFilters } from './saved-search.ts'
import type { SearchHitStore } from './search-hit.store.ts'

type Stores = { savedSearches: SavedSearchStore; searchHits: SearchHitStore }
type Deps = {
  unitOfWork: UnitOfWork<Stores>
  searchScholarships: SearchScholarships
  clock: Clock
}
type Outcome = Promise<Result<SavedSearch, Problem>>

/**
 * What a student does with a kept search. Expected failures: NotFound (none, or somebody
 * else's), ValidationFailed.
 */
export function makeChangeSavedSearch({ unitOfWork, searchScholarships, clock }: Deps) {
  const withOwn = workOnOwn(unitOfWork)
  return {
    /** @param read reads what is asked for beside what the search has */
    update: (student: StudentRef, id: string, read: ReadChange): Outcome =>
      withOwn(student, id, async (stored, tx) => {
        const chosen = read(stored)
        if (!chosen.ok) return chosen
        const filters = await asFound(searchScholarships, chosen.value.filters)
        return rewrite(tx, stored, { ...chosen.value, filters }, clock.now())
      }),

    /** What was found until now is not new any more. */
    markSeen: (student: StudentRef, id: string): Outcome =>
      withOwn(student, id, async (stored, { savedSearches }) => {
        const seen = { ...stored, lastSeenAt: clock.now() }
        await savedSearches.update(seen)
        return ok(seen)
      }),

    remove: (student: StudentRef, id: string): Outcome =>
      withOwn(student, id, async (stored, { savedSearches, searchHits }) => {
        await savedSearches.remove(student.studentId, id)
        await searchHits.clear(id)
        return ok(stored)
      }),
  }
}

/** Holds the student's searches and works on one of them. */
function workOnOwn(unitOfWork: Deps['unitOfWork']) {
  return async (
    { studentId }: StudentRef,
    id: string,
    work: (search: SavedSearch, tx: Stores) => Outcome,
  ): Outcome => {
    if (!isUuid(id)) return err(notFound('saved search'))
    return unitOfWork(async (tx) => {
      await tx.savedSearches.queueUp(studentId)
      const found = await tx.savedSearches.find(studentId, id)
      return found === null ? err(notFound('saved search')) : work(found, tx)
    })
  }
}

/** Other filters make what was found before them void. */
async function rewrite(
  tx: Stores,
  stored: SavedSearch,
  { filters, ...chosen }: ChosenSearch,
  now: Date,
): Outcome {
  const { id, studentId } = stored
  if (await tx.savedSearches.hasName(studentId, chosen.name, id)) return err(nameTaken())
  const isSame = sameFilters(stored, filters)
  if (!isSame) await tx.searchHits.clear(id)
  else if (chosen.alert === 'off') await tx.searchHits.silence(id, now)
  const changed = {
    ...stored,
    ...filters,
    ...chosen,
    revision: isSame ? stored.revision : await tx.savedSearches.nextRevision(),
    lastSeenAt: isSame ? stored.lastSeenAt : now,
    version: stored.version + 1,
    updatedAt: now,
  }
  await tx.savedSearches.update(changed)
  return ok(changed)
}
