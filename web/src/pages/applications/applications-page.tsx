import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { ApplicationCounts } from '#features/applications/application-counts.tsx'
import { applicationMessages as text } from '#features/applications/application-messages.ts'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { keepsScholarships, useViewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { ApplicationBoard, useBoard } from './application-board.tsx'

const ApplicationHost = lazyPart(
  async () =>
    (await import('#features/application-form/application-host.tsx')).ApplicationHost,
)

/** /applications for students; other accounts see whom it is for. */
export function ApplicationsPage() {
  const isStudent = keepsScholarships(useViewer())
  if (!isStudent)
    return (
      <Page title={text.title}>
        <FindScholarships title={text.notStudentTitle} find={text.find}>
          {text.notStudent}
        </FindScholarships>
      </Page>
    )
  return <OwnApplications />
}

function OwnApplications() {
  const board = useBoard()
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        // An empty board links to the search itself.
        !board.isEmpty && <LinkButton to={paths.scholarships()}>{text.find}</LinkButton>
      }
    >
      <div className="in-order flex flex-col gap-8">
        <ApplicationCounts />
        <ApplicationBoard {...board} />
      </div>
      <LazyPart>
        <ApplicationHost />
      </LazyPart>
    </Page>
  )
}
