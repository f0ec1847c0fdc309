import type { Partner, SignedInViewer } from '@landfall/kit/identity/viewer'
import { latestMadeFirst } from './search-order.ts'
import type { PreparedList } from './search-scholarships.ts'
import { ANY_SCHOLARSHIP } from '../filter/scholarship-search.ts'
import type { SearchStore } from './search.store.ts'

/** Lists that include listings hidden from students; callers have passed the policy. */
export function makeListScholarships({ search }: { search: SearchStore }) {
  return {
    /** Everything of one organization, whatever its state. @param _insider of this organization, a person or a system */
    listOfOrganization: (
      _insider: SignedInViewer | Partner,
      organizationId: string,
    ): PreparedList =>
      plainList(
        (asked) => search.pageOfOwner(organizationId, asked),
        () => search.countOfOwner(organizationId),
      ),

    /** Listings that students cannot find yet. */
    listUnpublished: (_admin: SignedInViewer): PreparedList =>
      plainList(search.pageOfUnpublished, search.countOfUnpublished),
  }
}

/** A list that is not a search: without facets, spelling and unknown facts. */
function plainList(
  page: SearchStore['pageOfUnpublished'],
  totalCount: () => Promise<number>,
): PreparedList {
  return {
    order: latestMadeFirst,
    search: ANY_SCHOLARSHIP,
    understood: [],
    correctedQuery: null,
    leftOut: [],
    page: (asked) => page({ ...asked, order: latestMadeFirst }),
    totalCount,
    facets: async () => [],
    unknownCount: async () => 0,
    highlights: async () => new Map(),
  }
}
