import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { readFragment } from '#gql'
import { QueryState } from '#page/query-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { exportMessages as text } from './export-messages.ts'
import { exportFragment, exportsQuery } from './export-query.ts'
import { ExportRow } from './export-row.tsx'
import { StartExportForm } from './start-export-form.tsx'

const POLL_MS = 1_500

/** Files of everything that an organization owns, and a form for a new one. */
export function ExportsSection({ organizationId }: { organizationId: string }) {
  const result = useQuery(exportsQuery, {
    variables: { organizationId },
    fetchPolicy: 'cache-and-network',
  })
  const { data, startPolling, stopPolling } = result
  const exports = data?.partnerExports
  const isRunning = exports?.some(({ state }) => state === 'RUNNING') ?? false
  useEffect(() => {
    if (!isRunning) return undefined
    startPolling(POLL_MS)
    return stopPolling
  }, [isRunning, startPolling, stopPolling])
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-lg">{text.title}</h3>
      <p className="max-w-prose text-muted">{text.lead}</p>
      <div className="max-w-form">
        <StartExportForm organizationId={organizationId} />
      </div>
      {!exports && (
        <QueryState result={result} failed={text.failed} label={text.loading}>
          <Skeleton className="h-11" />
        </QueryState>
      )}
      {exports?.length === 0 && <p className="text-muted">{text.empty}</p>}
      <ul className="flex flex-col gap-3 empty:hidden">
        {exports?.map((node) => (
          <li key={node.id}>
            <ExportRow file={readFragment(exportFragment, node)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
