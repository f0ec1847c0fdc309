import { savedSearchMessages as text } from '#features/saved-searches/saved-search-messages.ts'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { keepsScholarships, useViewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { SavedSearchList } from './saved-search-list.tsx'

/** /saved-searches of a student; other accounts are told whose it is. */
export function SavedSearchesPage() {
  const viewer = useViewer()
  const isStudent = viewer !== null && keepsScholarships(viewer)
  return (
    <Page
      title={text.title}
      lead={isStudent && text.lead}
      actions={isStudent && <LinkButton to={paths.scholarships()}>{text.find}</LinkButton>}
    >
      {isStudent ? <SavedSearchList /> : <NotForThisAccount />}
    </Page>
  )
}

function NotForThisAccount() {
  return (
    <FindScholarships title={text.notStudentTitle} find={text.find}>
      {text.notStudent}
    </FindScholarships>
  )
}
