import type { StoredScholarship } from './stored-scholarship.ts'

type Stores = {
  merges: { survivorsOf(ids: readonly string[]): Promise<Map<string, string>> }
  scholarships: {
    findByIds(ids: readonly string[]): Promise<Map<string, StoredScholarship>>
  }
}

/** Merged listings may be merged again; a chain longer than this is a fault. */
const MAX_CHAIN_LENGTH = 5

/** The listing that a merged one is shown under; the listing itself if it is not merged. */
export async function findSurvivor(
  listing: StoredScholarship,
  { merges, scholarships }: Stores,
): Promise<StoredScholarship> {
  let found = listing
  for (let step = 0; step < MAX_CHAIN_LENGTH && found.status === 'archived'; step += 1) {
    const next = (await merges.survivorsOf([found.id])).get(found.id)
    const survivor =
      next === undefined ? undefined : (await scholarships.findByIds([next])).get(next)
    if (survivor === undefined) return found
    found = survivor
  }
  return found
}
