import { useSearchParams } from 'react-router'
import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { MergeList, mergeStateOf } from '#features/sync/merge-list.tsx'
import { RunList } from '#features/sync/run-list.tsx'
import { SourceList } from '#features/sync/source-list.tsx'
import { type SyncView, syncMessages as text } from '#features/sync/sync-messages.ts'
import { SyncTabs } from '#features/sync/sync-tabs.tsx'
import { Page } from '#page/page.tsx'
import { AdminOnly } from './admin-only.tsx'

/** The outside sources of listings. The address says which view and state are open. */
export function SyncPage() {
  const [params, setParams] = useSearchParams()
  const named = params.get('view')
  const view: SyncView = named === 'runs' || named === 'merges' ? named : 'sources'
  return (
    <AdminOnly>
      <Page title={text.title} lead={text.lead}>
        <AdminTabs view="sync" />
        <SyncTabs view={view} />
        {view === 'sources' && <SourceList />}
        {view === 'runs' && <RunList />}
        {view === 'merges' && (
          <MergeList
            state={mergeStateOf(params.get('state'))}
            onState={(state) =>
              setParams(
                state === 'PROPOSED' ? { view } : { view, state: state.toLowerCase() },
                { replace: true },
              )
            }
          />
        )}
      </Page>
    </AdminOnly>
  )
}
