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

/** The search that the address spells, how the server is asked for it, and the ways to change it. */
export function useScholarshipSearch() {
  const [address, setAddress] = useSearchParams()
  const { status, viewer } = useSession()
  const search = readSearch(address)
  // Until it is known who is there and has a profile, the server decides.
  const [hasProfile, setHasProfile] = useState(true)
  const canFilterEligible = hasProfile && status !== 'visitor' && !isOtherAccount(viewer)
  // Until it is known, nearly always as it was the last time: the first answer can stay.
  const canSortByFit = viewer ? viewer.accountType === 'STUDENT' : mayBeSignedIn()
  return {
    search,
    canFilterEligible,
    canSortByFit,
    filter: toFilter(search, canFilterEligible),
    sort: toSort(effectiveSort(search, canSortByFit)),
    change: (next: SearchState) => setAddress(writeSearch(next)),
    /** What the last answer says. */
    setHasProfile,
    clear: () => setAddress(writeSearch(emptySearch)),
  }
}

function isOtherAccount(viewer: { accountType: string } | null): boolean {
  return viewer !== null && viewer.accountType !== 'STUDENT'
}
