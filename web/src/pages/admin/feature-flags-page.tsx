import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { FeatureFlagList } from '#features/feature-flags/feature-flag-list.tsx'
import { featureFlagMessages as text } from '#features/feature-flags/feature-flag-messages.ts'
import { Page } from '#page/page.tsx'
import { AdminOnly } from './admin-only.tsx'

/** /admin/features: which parts of the site are on, and for whom. */
export function FeatureFlagsPage() {
  return (
    <AdminOnly>
      <Page title={text.title} lead={text.lead}>
        <AdminTabs view="features" />
        <FeatureFlagList />
      </Page>
    </AdminOnly>
  )
}
