import { savedMessages as text } from '#features/saved/saved-messages.ts'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { keepsScholarships, useViewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { SavedList } from './saved-list.tsx'

/** /saved for students; other accounts see whom it is for. */
export function SavedPage() {
  const isStudent = keepsScholarships(useViewer())
  return (
    <Page title={text.title} actions={isStudent && <ListActions />}>
      {isStudent ? <SavedList /> : <NotForThisAccount />}
    </Page>
  )
}

function ListActions() {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <LinkButton to={paths.toolkit()}>{text.toolkit}</LinkButton>
      <LinkButton to={paths.savedSearches()}>{text.searches}</LinkButton>
    </div>
  )
}

function NotForThisAccount() {
  return (
    <FindScholarships title={text.notStudentTitle} find={text.find}>
      {text.notStudent}
    </FindScholarships>
  )
}
