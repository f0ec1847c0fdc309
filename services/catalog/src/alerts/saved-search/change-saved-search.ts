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
import { type SavedSearch, filtersOf, sameFilters } from './saved-search.ts'
import type { SearchHitStore } from './search-hit.store.ts'

type Stores = { savedSearches: SavedSearchStore; searchHits: SearchHitStore }
type Deps = {
  unitOfWork: UnitOfWork<Stores>
  savedSearches: Pick<SavedSearchStore, 'find'>
  searchScholarships: SearchScholarships
  clock: Clock
}
type Outcome = Promise<Result<SavedSearch, Problem>>

/**
 * What a student can do with a saved search. Expected failures: NotFound (none, or somebody else's),
 * ValidationFailed.
 */
export function makeChangeSavedSearch(deps: Deps) {
  const { unitOfWork, savedSearches: searches, searchScholarships, clock } = deps
  const withOwn = workOnOwn(unitOfWork)

  /** Searches before it locks anything, as a search reads outside the transaction. Null: it was changed meanwhile. */
  async function tryUpdate(
    student: StudentRef,
    id: string,
    read: ReadChange,
  ): Promise<Awaited<Outcome> | null> {
    const known = isUuid(id) ? await searches.find(student.studentId, id) : null
    if (known === null) return err(notFound('saved search'))
    const chosen = read(known)
    if (!chosen.ok) return chosen
    const { filters: asked, ...others } = chosen.value
    // Renaming keeps the filters, even if their words would be understood differently now.
    const filters = sameFilters(known, asked)
      ? filtersOf(known)
      : await asFound(searchScholarships, asked)
    return withOwn<Result<SavedSearch, Problem> | null>(student, id, async (stored, tx) =>
      stored.version === known.version
        ? rewrite(tx, stored, { ...others, filters }, clock.now())
        : null,
    )
  }

  return {
    /** @param read reads the requested change, given what the search has */
    async update(student: StudentRef, id: string, read: ReadChange): Outcome {
      for (;;) {
        const changed = await tryUpdate(student, id, read)
        if (changed !== null) return changed
      }
    },

    /** Marks everything found so far as seen. */
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

/** Locks the student's searches and changes one of them. */
function workOnOwn(unitOfWork: Deps['unitOfWork']) {
  return async <Done = Awaited<Outcome>>(
    { studentId }: StudentRef,
    id: string,
    work: (search: SavedSearch, tx: Stores) => Promise<Done>,
  ): Promise<Done | Result<never, Problem>> => {
    if (!isUuid(id)) return err(notFound('saved search'))
    return unitOfWork(async (tx) => {
      await tx.savedSearches.queueUp(studentId)
      const found = await tx.savedSearches.find(studentId, id)
      return found === null ? err(notFound('saved search')) : work(found, tx)
    })
  }
}

/** New filters discard what the old ones found. */
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
