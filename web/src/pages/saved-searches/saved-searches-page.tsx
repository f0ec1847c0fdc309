import { savedSearchMessages as text } from '#features/saved-searches/saved-search-messages.ts'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { keepsScholarships, useViewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { SavedSearchList, useSavedSearches } from './saved-search-list.tsx'

/** /saved-searches for students; other accounts see whom it is for. */
export function SavedSearchesPage() {
  const isStudent = keepsScholarships(useViewer())
  return isStudent ? <OwnSearches /> : <NotForThisAccount />
}

function OwnSearches() {
  const result = useSavedSearches()
  // An empty list links to the search itself.
  const isEmpty = result.data?.savedSearches.totalCount === 0
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={!isEmpty && <LinkButton to={paths.scholarships()}>{text.find}</LinkButton>}
    >
      <SavedSearchList result={result} />
    </Page>
  )
}

function NotForThisAccount() {
  return (
    <Page title={text.title}>
      <FindScholarships title={text.notStudentTitle} find={text.find}>
        {text.notStudent}
      </FindScholarships>
    </Page>
  )
}
