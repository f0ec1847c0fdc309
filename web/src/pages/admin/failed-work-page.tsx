import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { FailedWorkList } from '#features/operations/failed-work-list.tsx'
import { operationsMessages as text } from '#features/operations/operations-messages.ts'
import { Page } from '#page/page.tsx'
import { AdminOnly } from './admin-only.tsx'

/** /admin/failed-work. */
export function FailedWorkPage() {
  return (
    <AdminOnly>
      <Page title={text.failedTitle} lead={text.failedLead}>
        <AdminTabs view="failed-work" />
        <FailedWorkList />
      </Page>
    </AdminOnly>
  )
}
