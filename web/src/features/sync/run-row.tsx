import { graphql, readFragment, type FragmentType } from '#gql'
import { formatDateTime } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { workspacePaths } from '#workspace-paths'
import { formatNumber } from '#ui/format-number.ts'
import { nameOfRun } from './name-of-run.ts'
import { RunStateBadge } from './run-state.tsx'
import { syncMessages as text } from './sync-messages.ts'

const fragment = graphql(`
  fragment RunRow_SyncRun on SyncRun {
    id
    source
    state
    isDryRun
    startedAt
    fetched
    created
    changed
    missing
    closed
    quarantined
    failed
    faults
  }
`)

const counts = [
  'fetched',
  'created',
  'changed',
  'missing',
  'closed',
  'quarantined',
  'failed',
] as const

/** One run in the history: its source and its outcome, in one line of figures. */
export function RunRow(props: { run: FragmentType<typeof fragment> }) {
  const run = readFragment(fragment, props.run)
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg break-words">
          <TextLink to={workspacePaths.adminSyncRun(run.id)}>
            {nameOfRun(run.source)}
            <span className="sr-only">, {formatDateTime(run.startedAt)}</span>
          </TextLink>
        </h2>
        <RunStateBadge state={run.state} />
        {run.isDryRun && <Badge>{text.dry}</Badge>}
      </div>
      <p className="text-sm text-muted">{text.took(formatDateTime(run.startedAt))}</p>
      <p className="tabular">
        {counts
          .filter((count) => count === 'fetched' || run[count] > 0)
          .map((count) => `${text.counts[count]} ${formatNumber(run[count])}`)
          .join(' · ')}
      </p>
      {run.faults[0] && <p className="break-words text-bad">{run.faults[0]}</p>}
    </Card>
  )
}
