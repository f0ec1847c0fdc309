import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { homeMessages as text } from '#features/home/home-messages.ts'
import { VerifyEmailNotice } from '#features/home/verify-email-notice.tsx'
import { Page } from '#page/page.tsx'
import { keepsScholarships, useViewer, type Viewer } from '#lib/session/session.ts'
import { workspacePaths } from '#workspace-paths'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

// Loaded separately: nobody needs all of them at once, and the form of an organization is long.
const OrganizationHome = lazyPart(
  async () =>
    (await import('#features/organizations/organization-home.tsx')).OrganizationHome,
)
const StudentHome = lazyPart(
  async () => (await import('#features/home/student-home.tsx')).StudentHome,
)

const NextQuestionCard = lazyPart(
  async () => (await import('#features/facts/next-question-card.tsx')).NextQuestionCard,
)

const NewestMatchesCard = lazyPart(
  async () =>
    (await import('#features/matching/newest-matches-card.tsx')).NewestMatchesCard,
)

const ProgressLine = lazyPart(
  async () => (await import('#features/progress/progress-line.tsx')).ProgressLine,
)

/**
 * Home of a signed-in person: a student's day, and the organizations that they act for. An administrator without an
 * organization has only administration.
 */
export function HomePage() {
  const viewer = useViewer()
  if (!viewer) return null
  const isStudent = viewer.accountType === 'STUDENT'
  const isMember = Boolean(viewer.memberships?.length)
  const isAdmin = viewer.roles?.includes('ADMIN')
  if (isAdmin && isStudent && !isMember)
    return <Navigate to={workspacePaths.admin()} replace />
  return (
    <Page
      title={text.title}
      heading={<span className="break-words">{text.welcome(viewer.firstName)}</span>}
    >
      {viewer.isEmailVerified === false && <VerifyEmailNotice email={viewer.email ?? ''} />}
      {keepsScholarships(viewer) && <StudentParts viewer={viewer} />}
      {(!isStudent || isMember) && (
        <HomePart>
          <OrganizationHome viewer={viewer} />
        </HomePart>
      )}
    </Page>
  )
}

function StudentParts({ viewer }: { viewer: Viewer }) {
  return (
    <HomePart>
      <StudentHome
        viewer={viewer}
        question={
          <LazyPart fallback={<CardLoading height="h-48 max-sm:h-75" />}>
            <NextQuestionCard />
          </LazyPart>
        }
        matches={
          <LazyPart fallback={<CardLoading height="h-52" />}>
            <NewestMatchesCard />
          </LazyPart>
        }
        progress={
          <LazyPart fallback={<CardLoading height="h-11" />}>
            <ProgressLine />
          </LazyPart>
        }
      />
    </HomePart>
  )
}

function HomePart({ children }: { children: ReactNode }) {
  return (
    <LazyPart fallback={<HomeSkeleton />} failed={<PartFailed />}>
      {children}
    </LazyPart>
  )
}

function HomeSkeleton() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-64" />
    </Loading>
  )
}

/** Has the height of the card that is loading. */
function CardLoading({ height }: { height: 'h-11' | 'h-48 max-sm:h-75' | 'h-52' }) {
  return (
    <Loading label={text.loading}>
      <Skeleton className={height} />
    </Loading>
  )
}
