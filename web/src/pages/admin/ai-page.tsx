import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { aiProviderMessages as text } from '#features/ai-provider/ai-provider-messages.ts'
import { ProviderOverview } from '#features/ai-provider/provider-overview.tsx'
import { Page } from '#page/page.tsx'
import { AdminOnly } from './admin-only.tsx'

/** Shows which language model is used, what for, and what it costs. */
export function AiPage() {
  return (
    <AdminOnly>
      <Page title={text.title} lead={text.lead}>
        <AdminTabs view="ai" />
        <ProviderOverview />
      </Page>
    </AdminOnly>
  )
}
