import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { Moderator } from '../listing-case/listing-case.policy.ts'
import type { ListingAdminStore, ManagedFilter } from './listing-admin.store.ts'

type Stores = { listingAdmin: ListingAdminStore; scholarships: ScholarshipStore }
type Page = { records: StoredScholarship[]; hasNextPage: boolean; totalCount: number }

/** Any listing, in whatever state, for those who moderate; by the order of ids. */
export function makeListManaged({ listingAdmin, scholarships }: Stores) {
  return async (
    _moderator: Moderator,
    {
      filter,
      first,
      after,
    }: { filter: ManagedFilter; first: number; after: string | null },
  ): Promise<Page> => {
    const ids = await listingAdmin.pageOfIds(filter, { first, after })
    const found = await scholarships.findByIds(ids.slice(0, first))
    return {
      records: ids.flatMap((id) => found.get(id) ?? []),
      hasNextPage: ids.length > first,
      totalCount: await listingAdmin.count(filter),
    }
  }
}
