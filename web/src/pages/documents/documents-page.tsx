import { AddDocuments } from '#features/documents/add-documents.tsx'
import { documentPageMessages as text } from '#features/documents/document-page-messages.ts'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { Page } from '#page/page.tsx'
import { keepsScholarships, useViewer } from '#lib/session/session.ts'
import { DocumentList } from './document-list.tsx'

/** /documents for students; other accounts see whom it is for. */
export function DocumentsPage() {
  const isStudent = keepsScholarships(useViewer())
  return (
    <Page title={text.title} lead={isStudent && text.lead}>
      {isStudent ? (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <AddDocuments />
          <DocumentList />
        </div>
      ) : (
        <FindScholarships title={text.notStudentTitle} find={text.find}>
          {text.notStudent}
        </FindScholarships>
      )}
    </Page>
  )
}
