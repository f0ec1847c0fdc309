import { useMutation } from '@apollo/client/react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { SyncRunDecision } from '#gql/graphql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { cardStyle } from '#ui/card-style.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast-store.ts'
import { formatNumber } from '#ui/format-number.ts'
import { RunStateBadge } from './run-state.tsx'
import { syncMessages as text } from './sync-messages.ts'

const fragment = graphql(`
  fragment RunDetails_SyncRun on SyncRun {
    id
    state
    isDryRun
    startedAt
    fetched
    created
    changed
    unchanged
    missing
    closed
    quarantined
    failed
    notModified
    heldReason
    faults
  }
`)

const mutation = graphql(`
  mutation RunDetails($input: DecideSyncRunInput!) {
    decideSyncRun(input: $input) {
      __typename
      ... on SyncRunSuccess {
        run {
          id
          ...RunDetails_SyncRun
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type CountName = keyof typeof text.counts

/** What a run did, why it waits, and the decision about it. */
export function RunDetails(props: { run: FragmentType<typeof fragment> }) {
  const run = readFragment(fragment, props.run)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <RunStateBadge state={run.state} />
        {run.isDryRun && <Badge>{text.dry}</Badge>}
        <p className="text-muted">{text.took(formatDateTime(run.startedAt))}</p>
      </div>
      {run.heldReason && run.state !== 'HELD' && (
        <Notice>{text.heldBefore(run.heldReason)}</Notice>
      )}
      {run.heldReason && run.state === 'HELD' && (
        <Held id={run.id} reason={run.heldReason} />
      )}
      {run.faults.length > 0 && (
        <Notice tone="bad">
          <p className="font-semibold">{text.faults}</p>
          <ul>
            {run.faults.map((fault) => (
              <li key={fault} className="break-words">
                {fault}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <dl
        aria-label={text.countsCaption}
        className={cardStyle(
          'p-card',
          'grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5',
        )}
      >
        {(Object.keys(text.counts) as CountName[]).map((name) => (
          <div key={name}>
            <dt className="text-sm text-muted">{text.counts[name]}</dt>
            <dd className="tabular text-lg font-semibold">{formatNumber(run[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Held({ id, reason }: { id: string; reason: string }) {
  const [decide, { loading }] = useMutation(mutation)
  async function send(decision: SyncRunDecision) {
    const input = { runId: id, decision }
    const done = await runMutation(
      text.decideFailed,
      async () => (await decide({ variables: { input } })).data?.decideSyncRun,
    )
    const title = decision === 'APPROVE' ? text.approved : text.discarded
    if (!done) return
    toast.success({ title, topic: 'run' })
    focusHeading()
  }
  return (
    <Notice tone="warn">
      <p>{text.held(reason)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button isBusy={loading} onClick={() => void send('APPROVE')}>
          {text.approve}
        </Button>
        <Button kind="danger" isBusy={loading} onClick={() => void send('DISCARD')}>
          {text.discard}
        </Button>
      </div>
    </Notice>
  )
}
