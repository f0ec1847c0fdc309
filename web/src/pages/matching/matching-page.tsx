import { MatchForm } from '#features/matching/match-form.tsx'
import { emptyMatchValues } from '#features/matching/match-values.ts'
import { matchingMessages as text } from '#features/matching/matching-messages.ts'
import { SignUpBanner } from '#features/matching/sign-up-banner.tsx'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { Page } from '#page/page.tsx'
import { SessionFailed } from '#page/session-failed.tsx'
import {
  keepsScholarships,
  mayBeSignedIn,
  useIsMember,
  useViewer,
} from '#lib/session/session.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { MatchingSkeleton } from './matching-skeleton.tsx'
import { StudentMatching } from './student-matching.tsx'

// Loaded separately: stands below the form, which people come for.
const FeatureCards = lazyPart(
  async () => (await import('#features/matching/feature-cards.tsx')).FeatureCards,
)

/** /ai-matching: everybody may read and fill in the form; matching needs a student's account. */
export function MatchingPage() {
  const viewer = useViewer()
  return (
    <Page title={text.title} heading={text.headline} lead={text.lead}>
      {viewer ? (
        keepsScholarships(viewer) ? (
          <StudentMatching key={viewer.id} viewer={viewer} />
        ) : (
          <NotForThisAccount />
        )
      ) : mayBeSignedIn() ? (
        <Unchecked />
      ) : (
        <VisitorMatching />
      )}
    </Page>
  )
}

/** Somebody was signed in here; whether they still are is not known. */
function Unchecked() {
  const isMember = useIsMember()
  return isMember ? <SessionFailed isPage={false} /> : <MatchingSkeleton />
}

function VisitorMatching() {
  return (
    <>
      <SignUpBanner />
      <MatchForm
        viewerId={null}
        initial={emptyMatchValues}
        hasPrefillFailed={false}
        isAnalyzing={false}
        onStarted={() => {}}
      />
      <LazyPart>
        <FeatureCards />
      </LazyPart>
    </>
  )
}

function NotForThisAccount() {
  return (
    <>
      <FindScholarships title={text.onlyStudentsTitle} find={text.browse}>
        {text.onlyStudents}
      </FindScholarships>
      <LazyPart>
        <FeatureCards />
      </LazyPart>
    </>
  )
}
