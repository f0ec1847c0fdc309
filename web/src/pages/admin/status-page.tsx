import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { PlatformStatus } from '#features/operations/platform-status.tsx'
import { operationsMessages as text } from '#features/operations/operations-messages.ts'
import { Page } from '#page/page.tsx'
import { AdminOnly } from './admin-only.tsx'

/** /admin/status. */
export function StatusPage() {
  return (
    <AdminOnly>
      <Page title={text.statusTitle} lead={text.statusLead}>
        <AdminTabs view="status" />
        <PlatformStatus />
      </Page>
    </AdminOnly>
  )
}
