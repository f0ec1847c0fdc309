import { lazy, Suspense } from 'react'
import { homeMessages as text } from '#features/home/home-messages.ts'
import { VerifyEmailNotice } from '#features/home/verify-email-notice.tsx'
import { Page } from '#page/page.tsx'
import { keepsScholarships, useViewer } from '#lib/session/session.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

// Nobody needs all at once, and the form of an organization is long.
const OrganizationHome = lazy(async () => {
  const module = await import('#features/organizations/organization-home.tsx')
  return { default: module.OrganizationHome }
})
const AdminHome = lazy(async () => {
  const module = await import('#features/home/admin-home.tsx')
  return { default: module.AdminHome }
})
const StudentHome = lazy(async () => {
  const module = await import('#features/home/student-home.tsx')
  return { default: module.StudentHome }
})

const NewestMatchesCard = lazy(async () => {
  const module = await import('#features/matching/newest-matches-card.tsx')
  return { default: module.NewestMatchesCard }
})

/** Home of a signed-in person: what waits for an administrator, a student's day, the organizations that one acts for. */
export function HomePage() {
  const viewer = useViewer()
  if (!viewer) return null
  const isStudent = viewer.accountType === 'STUDENT'
  const isMember = Boolean(viewer.memberships?.length)
  const isAdmin = viewer.roles?.includes('ADMIN')
  return (
    <Page
      title={text.title}
      heading={<span className="break-words">{text.welcome(viewer.firstName)}</span>}
    >
      {viewer.isEmailVerified === false && <VerifyEmailNotice email={viewer.email ?? ''} />}
      <Suspense fallback={<HomeSkeleton />}>
        {isAdmin && <AdminHome />}
        {keepsScholarships(viewer) && (
          <StudentHome viewer={viewer}>
            <NewestMatchesCard />
          </StudentHome>
        )}
        {(!isStudent || isMember) && <OrganizationHome viewer={viewer} />}
      </Suspense>
    </Page>
  )
}

function HomeSkeleton() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-64" />
    </Loading>
  )
}
