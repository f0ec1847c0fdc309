import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { BadRows } from '#features/sync/bad-rows.tsx'
import { nameOfRun } from '#features/sync/name-of-run.ts'
import { RunDetails } from '#features/sync/run-details.tsx'
import { syncMessages as text } from '#features/sync/sync-messages.ts'
import { SyncTabs } from '#features/sync/sync-tabs.tsx'
import { graphql } from '#gql'
import { LinkButton } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Page } from '#page/page.tsx'
import { freshList, nextPage } from '#page/next-page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { workspacePaths } from '#workspace-paths'
import { AdminOnly } from './admin-only.tsx'

const query = graphql(`
  query SyncRunPage($id: ID!, $after: String) {
    syncRun(id: $id) {
      id
      source
      state
      ...RunDetails_SyncRun
      badRows(first: 20, after: $after) {
        ...BadRows_BadRowConnection
      }
    }
  }
`)

/** How often the page reads the figures of a run that is under way. */
const pollMs = 2_000

/** One run: its counts, its decision, its bad rows. */
export function SyncRunPage() {
  return (
    <AdminOnly>
      <Run id={useParams()['id'] ?? ''} />
    </AdminOnly>
  )
}

function Run({ id }: { id: string }) {
  const result = useQuery(query, {
    variables: { id },
    ...freshList,
  })
  const run = result.data?.syncRun
  const { startPolling, stopPolling } = result
  const isGoingOn = run?.state === 'FETCHING' || run?.state === 'APPLYING'
  useEffect(() => {
    if (!isGoingOn) return
    startPolling(pollMs)
    return stopPolling
  }, [isGoingOn, startPolling, stopPolling])
  return (
    <Page title={run ? text.runTitle(nameOfRun(run.source)) : text.title}>
      <AdminTabs view="sync" />
      <SyncTabs view="runs" />
      {run === undefined && (
        <QueryState result={result} failed={text.runFailed} label={text.runLoading}>
          <Skeleton className="h-56" />
        </QueryState>
      )}
      {run === null && (
        <EmptyState
          title={text.noRun}
          action={
            <LinkButton to={workspacePaths.adminSync({ view: 'runs' })}>
              {text.allRuns}
            </LinkButton>
          }
        >
          {text.noRunText}
        </EmptyState>
      )}
      {run && (
        <>
          <RunDetails run={run} />
          <BadRows rows={run.badRows} {...nextPage(result, text.runFailed)} />
        </>
      )}
    </Page>
  )
}
