import { progressMessages as text } from '#features/progress/progress-messages.ts'
import { StudentProgress } from '#features/progress/student-progress.tsx'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { useViewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { EmptyState } from '#ui/empty-state.tsx'

/** /progress: points, level, the week's goals and achievements of a student. */
export function ProgressPage() {
  const viewer = useViewer()
  if (!viewer) return null
  return (
    <Page title={text.title} lead={text.lead} width="prose">
      {viewer.accountType === 'STUDENT' ? (
        <StudentProgress />
      ) : (
        <EmptyState
          title={text.onlyStudents}
          action={<LinkButton to={paths.home()}>{text.toHome}</LinkButton>}
        />
      )}
    </Page>
  )
}
