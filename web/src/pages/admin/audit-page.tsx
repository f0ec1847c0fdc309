import { useSearchParams } from 'react-router'
import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { AuditFilter } from '#features/audit/audit-filter.tsx'
import { AuditList } from '#features/audit/audit-list.tsx'
import { auditMessages as text } from '#features/audit/audit-messages.ts'
import { auditParams, auditQueryOf } from '#features/audit/audit-query.ts'
import { Page } from '#page/page.tsx'
import { AdminOnly } from './admin-only.tsx'

/** /admin/audit: who did what. The address holds the filter. */
export function AuditPage() {
  const [params, setParams] = useSearchParams()
  const asked = auditQueryOf(params)
  return (
    <AdminOnly>
      <Page title={text.title} lead={text.lead}>
        <AdminTabs view="audit" />
        <AuditFilter
          key={params.toString()}
          asked={asked}
          onChange={(next) => setParams(auditParams(next), { replace: true })}
        />
        <AuditList asked={asked} />
      </Page>
    </AdminOnly>
  )
}
