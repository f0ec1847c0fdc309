import { useSearchParams } from 'react-router'
import {
  emptySearch,
  readSearch,
  toFilter,
  toSort,
  writeSearch,
  type SearchState,
} from '#features/scholarships/search-address.ts'
import { useSession } from '#lib/session/session.ts'

/** The search that the address spells, how the server is asked for it, and the ways to change it. */
export function useScholarshipSearch() {
  const [address, setAddress] = useSearchParams()
  const { status, viewer } = useSession()
  const search = readSearch(address)
  // Until it is known who is there, the server decides.
  const canFilterEligible = status !== 'visitor' && !isOtherAccount(viewer)
  return {
    search,
    canFilterEligible,
    filter: toFilter(search, canFilterEligible),
    sort: toSort(search.sort),
    change: (next: SearchState) => setAddress(writeSearch(next)),
    /** Leaves the order alone. */
    clear: () => setAddress(writeSearch({ ...emptySearch, sort: search.sort })),
  }
}

function isOtherAccount(viewer: { accountType: string } | null): boolean {
  return viewer !== null && viewer.accountType !== 'STUDENT'
}
