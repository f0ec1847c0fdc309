import { calendarMessages as text } from '#features/calendar/calendar-messages.ts'
import { FindScholarships } from '#lib/find-scholarships.tsx'
import { LinkButton } from '#lib/links.tsx'
import { Page } from '#lib/page.tsx'
import { useViewer } from '#lib/session.ts'
import { paths } from '#paths'
import { Agenda } from './agenda.tsx'

/** /calendar of a student; other accounts are told whose it is. */
export function CalendarPage() {
  const isStudent = useViewer()?.accountType === 'STUDENT'
  if (isStudent)
    return (
      <Page
        title={text.title}
        lead={text.lead}
        actions={<LinkButton to={paths.saved()}>{text.toSaved}</LinkButton>}
      >
        <Agenda />
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
