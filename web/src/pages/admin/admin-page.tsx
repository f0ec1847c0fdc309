import { Navigate } from 'react-router'
import { adminTabMessages as text } from '#features/admin/admin-tab-messages.ts'
import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { AdminHome } from '#features/home/admin-home.tsx'
import { VerifyEmailNotice } from '#features/home/verify-email-notice.tsx'
import { useViewer } from '#lib/session/session.ts'
import { Page } from '#page/page.tsx'
import { workspacePaths } from '#workspace-paths'
import { AdminOnly } from './admin-only.tsx'

/**
 * /admin, and the home of people who only administer: what is waiting. A moderator has one queue and comes straight
 * to it.
 */
export function AdminPage() {
  const viewer = useViewer()
  const roles = viewer?.roles ?? []
  if (roles.includes('MODERATOR') && !roles.includes('ADMIN'))
    return <Navigate to={workspacePaths.adminReports()} replace />
  return (
    <AdminOnly>
      <Page title={text.title} lead={text.overviewLead}>
        {viewer?.isEmailVerified === false && (
          <VerifyEmailNotice email={viewer.email ?? ''} />
        )}
        <AdminTabs view="overview" />
        <AdminHome />
      </Page>
    </AdminOnly>
  )
}
