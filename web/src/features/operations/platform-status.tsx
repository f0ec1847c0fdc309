import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { PlatformStatusQuery } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { timeAgo } from '#lib/format/time-ago.ts'
import { FigureStrip } from '#page/figure-strip.tsx'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { QueryState } from '#page/query-state.tsx'
import { operationsMessages as text } from './operations-messages.ts'
import { sumOf } from './service-places.ts'
import { ConsumerTable, QueueTable, StoreTable, WorkerTable } from './status-tables.tsx'

const POLL_MS = 10_000

const query = graphql(`
  query PlatformStatus {
    platformStatus {
      readAt
      deadLetterCount
      lastReminderAt
      mails {
        waitingCount
        oldestDueAt
        lastSentAt
      }
      stores {
        name
        isReady
        version
      }
      consumers {
        service
        eventType
        waitingCount
        isAttended
        lastAnsweredAt
      }
      services {
        service
        outboxCount
        oldestOutboxAt
        release
        startedAt
        toldAt
      }
      queues {
        name
        waitingCount
        delayedCount
        activeCount
        failedCount
        oldestWaitingAt
        workerCount
      }
    }
  }
`)

const syncQuery = graphql(`
  query PlatformStatus_Sync {
    sources {
      id
      lastSuccessAt
    }
  }
`)

/** How much waits in each place, kept fresh while somebody looks. */
export function PlatformStatus() {
  const result = useQuery(query, {
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  })
  const status = result.data?.platformStatus
  if (!status)
    return (
      <QueryState result={result} failed={text.statusFailed} label={text.statusLoading}>
        <ListSkeleton />
      </QueryState>
    )
  const { consumers, queues, services } = status
  return (
    <div className="flex flex-col gap-8">
      <Figures status={status} />
      <LastSigns status={status} />
      <StoreTable stores={status.stores} />
      {consumers ? <ConsumerTable consumers={consumers} /> : <p>{text.natsAway}</p>}
      {services && <WorkerTable services={services} />}
      {queues ? <QueueTable queues={queues} /> : <p>{text.redisAway}</p>}
      <p className="text-sm text-muted">{text.readAt(formatDateTime(status.readAt))}</p>
    </div>
  )
}

type StatusProps = { status: PlatformStatusQuery['platformStatus'] }

function Figures({ status }: StatusProps) {
  const { consumers, queues, mails, deadLetterCount } = status
  const failed =
    queues && deadLetterCount !== null
      ? sumOf(queues, 'failedCount') + deadLetterCount
      : text.notKnown
  return (
    <FigureStrip
      figures={[
        { label: text.figures.behind, value: waitingIn(consumers) },
        { label: text.figures.jobs, value: waitingIn(queues) },
        { label: text.figures.mails, value: mails.waitingCount },
        { label: text.figures.failed, value: failed },
      ]}
    />
  )
}

/** A store that is down says nothing of what waits in it, which is not the same as nothing waiting. */
function waitingIn(places: readonly { waitingCount: number }[] | null): number | string {
  return places ? sumOf(places, 'waitingCount') : text.notKnown
}

function LastSigns({ status: { mails, lastReminderAt } }: StatusProps) {
  const sync = useQuery(syncQuery, { fetchPolicy: 'cache-and-network' })
  // The files that the site ships with are no source.
  const reads = sync.data?.sources.flatMap(({ lastSuccessAt }) => lastSuccessAt ?? [])
  const signs: [string, string | null | undefined, string][] = [
    [text.lastReminder, lastReminderAt, text.never],
    [text.lastMail, mails.lastSentAt, text.never],
    [text.lastSync, reads?.toSorted().at(-1), reads ? text.never : text.notKnown],
  ]
  if (mails.oldestDueAt) signs.push([text.oldestMail, mails.oldestDueAt, ''])
  return (
    <section aria-labelledby="signs" className="flex flex-col gap-3">
      <h2 id="signs" className="text-xl">
        {text.times}
      </h2>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {signs.map(([label, at, otherwise]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd title={at ? formatDateTime(at) : undefined}>
              {at ? timeAgo(at) : otherwise}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
