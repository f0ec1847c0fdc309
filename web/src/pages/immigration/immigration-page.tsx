import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { CommonQuestions } from '#features/immigration/common-questions.tsx'
import { immigrationMessages as text } from '#features/immigration/immigration-messages.ts'
import { Disclaimer, InfoCards } from '#features/immigration/info-cards.tsx'
import { OwnDates } from '#features/immigration/own-dates.tsx'
import { useViewer } from '#lib/session/session.ts'
import { Page } from '#page/page.tsx'
import { ForVisitors } from '#page/for-visitors.tsx'
import { SignUpPitch } from '#page/sign-up-pitch.tsx'
import { Button } from '#ui/button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { paths } from '#paths'
import { OwnRequests } from './own-requests.tsx'

const GuidanceDialog = lazyPart(
  async () => (await import('#features/immigration/guidance-dialog.tsx')).GuidanceDialog,
)

/** /immigration: a student's dates and requests, and for everybody the common questions. */
export function ImmigrationPage() {
  const viewer = useViewer()
  if (viewer?.accountType === 'STUDENT') return <StudentPage />
  return (
    <Page title={text.title} lead={text.lead}>
      <Disclaimer />
      <InfoCards />
      {viewer === null ? (
        <ForVisitors>
          <SignUpPitch title={text.pitchTitle}>{text.pitch}</SignUpPitch>
        </ForVisitors>
      ) : (
        <FindScholarships title={text.notStudentTitle} find={text.find}>
          {text.notStudent}
        </FindScholarships>
      )}
      <CommonQuestions />
    </Page>
  )
}

function StudentPage() {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const ask = (
    <Button kind="primary" onClick={() => setIsOpen(true)}>
      {text.ask}
    </Button>
  )
  return (
    <Page title={text.title} lead={text.lead} actions={ask}>
      <Disclaimer />
      <OwnDates />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[2fr_1fr]">
        <OwnRequests />
        <aside>
          <CommonQuestions />
        </aside>
      </div>
      <InfoCards />
      {isOpen && (
        <LazyPart>
          <GuidanceDialog
            onClose={() => setIsOpen(false)}
            onSent={(id) => void navigate(paths.immigrationGuidance(id))}
          />
        </LazyPart>
      )}
    </Page>
  )
}
