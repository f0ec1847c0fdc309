import { savedMessages as text } from '#features/saved/saved-messages.ts'
import { LinkButton } from '#lib/links.tsx'
import { Page } from '#lib/page.tsx'
import { useViewer } from '#lib/session.ts'
import { paths } from '#paths'
import { EmptyState } from '#ui/empty-state.tsx'
import { SavedList } from './saved-list.tsx'

/** /saved of a student; other accounts are told whose it is. */
export function SavedPage() {
  const isStudent = useViewer()?.accountType === 'STUDENT'
  return (
    <Page title={text.title} actions={isStudent && <ListActions />}>
      {isStudent ? <SavedList /> : <NotForThisAccount />}
    </Page>
  )
}

function ListActions() {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={paths.savedSearches()}>{text.searches}</LinkButton>
      <LinkButton to={paths.scholarships()}>{text.find}</LinkButton>
    </div>
  )
}

function NotForThisAccount() {
  return (
    <EmptyState
      title={text.notStudentTitle}
      action={
        <LinkButton kind="primary" to={paths.scholarships()}>
          {text.find}
        </LinkButton>
      }
    >
      {text.notStudent}
    </EmptyState>
  )
}
