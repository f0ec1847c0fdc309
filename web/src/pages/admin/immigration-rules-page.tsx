import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { RuleCatalog } from '#features/immigration/rule-catalog.tsx'
import { ruleChangeMessages as text } from '#features/immigration/rule-change-messages.ts'
import { RuleChanges } from '#features/immigration/rule-changes.tsx'
import { Page } from '#page/page.tsx'
import { Notice } from '#ui/notice.tsx'
import { AdminOnly } from './admin-only.tsx'

/** The rules that guidance is computed from, and proposed changes to them. */
export function ImmigrationRulesPage() {
  return (
    <AdminOnly>
      <Page title={text.title} lead={text.lead}>
        <AdminTabs view="immigration" />
        <Notice tone="warn">{text.disclaimer}</Notice>
        <div className="in-order flex flex-col gap-8">
          <RuleChanges />
          <RuleCatalog />
        </div>
      </Page>
    </AdminOnly>
  )
}
