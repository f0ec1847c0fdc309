import { OrganizationHome } from '#features/donor/organization-home.tsx'
import { homeMessages as text } from '#features/home/home-messages.ts'
import { StudentHome } from '#features/home/student-home.tsx'
import { VerifyEmailNotice } from '#features/home/verify-email-notice.tsx'
import { LinkButton } from '#lib/links.tsx'
import { Page } from '#lib/page.tsx'
import { useViewer } from '#lib/session.ts'
import { paths } from '#paths'

/** Home of a signed-in person: a student's day, or the organizations that one acts for. */
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
      actions={
        isAdmin && <LinkButton to={paths.adminVerification()}>{text.adminLink}</LinkButton>
      }
    >
      {viewer.isEmailVerified === false && <VerifyEmailNotice email={viewer.email ?? ''} />}
      {isStudent && <StudentHome viewer={viewer} />}
      {(!isStudent || isMember) && <OrganizationHome viewer={viewer} />}
    </Page>
  )
}
