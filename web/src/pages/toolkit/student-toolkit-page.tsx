import { toolkitMessages as text } from '#features/toolkit/toolkit-messages.ts'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { Page } from '#page/page.tsx'
import { keepsScholarships, useViewer } from '#lib/session/session.ts'
import { StudentToolkit } from './student-toolkit.tsx'
import { WithOwnAddress } from './with-own-address.tsx'

/** /application-toolkit for students; other accounts see whom it is for. */
export function StudentToolkitPage() {
  const isStudent = keepsScholarships(useViewer())
  return (
    <WithOwnAddress>
      <Page title={text.title} heading={text.headline} lead={text.lead}>
        {isStudent ? (
          <StudentToolkit />
        ) : (
          <FindScholarships title={text.notStudentTitle} find={text.find}>
            {text.notStudent}
          </FindScholarships>
        )}
      </Page>
    </WithOwnAddress>
  )
}
