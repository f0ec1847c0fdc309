import { useSearchParams } from 'react-router'
import { calendarMessages as text } from '#features/calendar/calendar-messages.ts'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { keepsScholarships, useViewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { Agenda } from './agenda.tsx'

/** /calendar for students; other accounts see whom it is for. */
export function CalendarPage() {
  const [params] = useSearchParams()
  const isStudent = keepsScholarships(useViewer())
  if (isStudent)
    return (
      <Page
        title={text.title}
        lead={text.lead}
        actions={<LinkButton to={paths.saved()}>{text.toSaved}</LinkButton>}
      >
        <Agenda view={params.get('view') === 'month' ? 'month' : 'list'} />
      </Page>
    )
  return (
    <Page title={text.title}>
      <FindScholarships title={text.notStudentTitle} find={text.find}>
        {text.notStudent}
      </FindScholarships>
    </Page>
  )
}
