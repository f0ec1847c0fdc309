import { useEffect } from 'react'
import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { publishObstacle } from '#features/organizations/publish-obstacle.ts'
import { importFragment } from '#features/imports/import-fragment.ts'
import { importMessages as text } from '#features/imports/import-messages.ts'
import { ImportRows } from '#features/imports/import-rows.tsx'
import { ImportSummary } from '#features/imports/import-summary.tsx'
import { graphql, readFragment } from '#gql'
import { LinkButton } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Page } from '#page/page.tsx'
import { useViewer } from '#lib/session/session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { workspacePaths } from '#workspace-paths'

const query = graphql(`
  query ImportPreviewPage($id: ID!) {
    listingImport(id: $id) {
      id
      ...ImportFacts_ListingImport
    }
  }
`)

const pollMs = 1_000
/** States in which a job is working on the import. */
const atWork: ReadonlySet<string> = new Set(['READING', 'APPLYING', 'UNDOING'])

/** One upload: what it would change, the step that saves it, and the way to undo that. */
export function ImportPreviewPage() {
  const { id = '' } = useParams()
  const viewer = useViewer()
  const result = useQuery(query, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const { data, startPolling, stopPolling } = result
  const one = data?.listingImport && readFragment(importFragment, data.listingImport)
  const isRunning = one !== undefined && one !== null && atWork.has(one.status)
  useEffect(() => {
    // There is news to ask for only while a job is working.
    if (isRunning) startPolling(pollMs)
    return stopPolling
  }, [isRunning, startPolling, stopPolling])
  if (!viewer) return null
  const organization = viewer.memberships?.find(
    (membership) => membership.organization.id === one?.organizationId,
  )?.organization
  const title = one ? text.previewTitle(one.fileName) : text.title
  return (
    <Page
      title={title}
      actions={
        <LinkButton to={workspacePaths.importScholarships()}>{text.back}</LinkButton>
      }
    >
      {!data && (
        <QueryState result={result} failed={text.loadFailed} label={text.loading}>
          <Skeleton className="h-64" />
        </QueryState>
      )}
      {data && !one && <EmptyState title={text.notFound}>{text.notFoundText}</EmptyState>}
      {one && (
        <>
          <ImportSummary
            listingImport={one}
            publishObstacle={publishObstacle(viewer, organization?.verification ?? null)}
          />
          {one.status !== 'READING' && (
            <ImportRows
              key={one.status}
              importId={one.id}
              first={one.errorCount > 0 && one.status === 'READY' ? 'ERROR' : ''}
            />
          )}
        </>
      )}
    </Page>
  )
}
