import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  effectiveSort,
  emptySearch,
  readSearch,
  toFilter,
  toSort,
  writeSearch,
  type SearchState,
} from '#features/scholarships/search-address.ts'
import { mayBeSignedIn, useSession } from '#lib/session/session.ts'

/** The search in the address, the server's variables for it, and the ways to change it. */
export function useScholarshipSearch() {
  const [address, setAddress] = useSearchParams()
  const { status, viewer } = useSession()
  const search = readSearch(address)
  // The server decides until it is known who is there and whether they have a profile.
  const [hasProfile, setHasProfile] = useState(true)
  const canFilterEligible = hasProfile && status !== 'visitor' && !isOtherAccount(viewer)
  // Until it is known, assumes what was true last time, which is nearly always right: the first answer can stay.
  const canSortByFit = viewer ? viewer.accountType === 'STUDENT' : mayBeSignedIn()
  return {
    search,
    canFilterEligible,
    canSortByFit,
    filter: toFilter(search, canFilterEligible),
    sort: toSort(effectiveSort(search, canSortByFit)),
    change: (next: SearchState) => setAddress(writeSearch(next)),
    /** Takes what the last answer says. */
    setHasProfile,
    clear: () => setAddress(writeSearch(emptySearch)),
  }
}

function isOtherAccount(viewer: { accountType: string } | null): boolean {
  return viewer !== null && viewer.accountType !== 'STUDENT'
}
