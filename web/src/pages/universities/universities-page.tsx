import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { SignUpBanner } from '#features/universities/sign-up-banner.tsx'
import {
  emptyUniversitySearch,
  readUniversitySearch,
  toUniversityVariables,
  writeUniversitySearch,
  type UniversitySearch,
} from '#features/universities/university-address.ts'
import { UniversityFilters } from '#features/universities/university-filters.tsx'
import { universityMessages as text } from '#features/universities/university-messages.ts'
import {
  UniversityCount,
  UniversityResults,
} from '#features/universities/university-results.tsx'
import { UniversityStats } from '#features/universities/university-stats.tsx'
import { Page } from '#page/page.tsx'
import { graphql } from '#gql'

const universitiesQuery = graphql(`
  query UniversitiesPage($filter: UniversityFilter, $sort: UniversitySort, $after: String) {
    universities(filter: $filter, sort: $sort, first: 21, after: $after) {
      totalCount
      ...UniversityResults_UniversityConnection
    }
  }
`)

function useUniversitySearch() {
  const [address, setAddress] = useSearchParams()
  const search = readUniversitySearch(address)
  const result = useQuery(universitiesQuery, {
    variables: toUniversityVariables(search),
    notifyOnNetworkStatusChange: true,
  })
  const change = (next: UniversitySearch) => setAddress(writeUniversitySearch(next))
  return { search, result, change }
}

/** /universities: search, type and order are in the address. */
export function UniversitiesPage() {
  const { search, result, change } = useUniversitySearch()
  return (
    <Page title={text.title} lead={text.lead}>
      <UniversityFilters search={search} onChange={change} />
      <div className="flex flex-col gap-4">
        <UniversityCount totalCount={result.data?.universities.totalCount ?? null} />
        <UniversityResults
          result={result}
          list={result.data?.universities}
          onClear={() => change(emptyUniversitySearch)}
        />
      </div>
      <SignUpBanner title={text.signUpTitle}>{text.signUp}</SignUpBanner>
      <UniversityStats />
      <SignUpBanner title={text.closingTitle}>{text.closing}</SignUpBanner>
    </Page>
  )
}
