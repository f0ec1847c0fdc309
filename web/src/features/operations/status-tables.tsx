import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { PlatformStatusQuery } from '#gql/graphql'
import { timeAgo } from '#lib/format/time-ago.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { operationsMessages as text } from './operations-messages.ts'
import { byService, type Consumer } from './service-places.ts'

type Status = PlatformStatusQuery['platformStatus']

const good = <CircleCheck aria-hidden="true" size={16} />
const ago = (instant: string | null) => (instant === null ? text.never : timeAgo(instant))

function stateBadge(isReady: boolean) {
  return isReady ? (
    <Badge tone="good" icon={good}>
      {text.ready}
    </Badge>
  ) : (
    <Badge tone="bad" icon={<CircleX aria-hidden="true" size={16} />}>
      {text.away}
    </Badge>
  )
}

function readersBadge(unreadCount: number) {
  return unreadCount === 0 ? (
    <Badge tone="good" icon={good}>
      {text.allRead}
    </Badge>
  ) : (
    <Badge tone="warn" icon={<TriangleAlert aria-hidden="true" size={16} />}>
      {text.unread(unreadCount)}
    </Badge>
  )
}

export function StoreTable({ stores }: { stores: Status['stores'] }) {
  return (
    <DataTable
      isStacked
      isTight
      caption={text.stores}
      rows={stores}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          header: text.store,
          cell: ({ name }) => text.storeNames[name] ?? name,
        },
        {
          key: 'state',
          header: text.state,
          cell: ({ isReady }) => stateBadge(isReady),
        },
        {
          key: 'version',
          header: text.version,
          // A distribution's addition to the version is longer than a phone is wide.
          cell: ({ version }) => version?.split(' ')[0] ?? text.notKnown,
        },
      ]}
    />
  )
}

export function ConsumerTable({ consumers }: { consumers: readonly Consumer[] }) {
  return (
    <DataTable
      isStacked
      isTight
      caption={text.consumers}
      rows={byService(consumers)}
      rowKey={({ service }) => service}
      columns={[
        { key: 'service', header: text.service, cell: ({ service }) => service },
        {
          key: 'waiting',
          header: text.waiting,
          isNumber: true,
          cell: ({ waitingCount }) => formatNumber(waitingCount),
        },
        {
          key: 'readers',
          header: text.readers,
          cell: ({ unreadCount }) => readersBadge(unreadCount),
        },
        {
          key: 'last',
          header: text.lastAnswer,
          cell: ({ lastAnsweredAt }) => ago(lastAnsweredAt),
        },
      ]}
    />
  )
}

export function WorkerTable({ services }: { services: NonNullable<Status['services']> }) {
  return (
    <DataTable
      isStacked
      isTight
      caption={text.outboxes}
      rows={services}
      rowKey={({ service }) => service}
      columns={[
        { key: 'service', header: text.service, cell: ({ service }) => service },
        {
          key: 'waiting',
          header: text.waiting,
          isNumber: true,
          cell: ({ outboxCount }) => formatNumber(outboxCount),
        },
        {
          key: 'oldest',
          header: text.oldest,
          cell: ({ oldestOutboxAt }) => (oldestOutboxAt ? timeAgo(oldestOutboxAt) : '–'),
        },
        {
          key: 'release',
          header: text.release,
          cell: ({ release }) => release ?? text.noRelease,
        },
        {
          key: 'since',
          header: text.runsSince,
          cell: ({ startedAt }) => (startedAt ? timeAgo(startedAt) : text.notKnown),
        },
        { key: 'told', header: text.lastSign, cell: ({ toldAt }) => timeAgo(toldAt) },
      ]}
    />
  )
}

const counts = [
  ['waitingCount', text.waiting],
  ['delayedCount', text.delayed],
  ['activeCount', text.active],
  ['failedCount', text.failed],
  ['workerCount', text.workers],
] as const

export function QueueTable({ queues }: { queues: NonNullable<Status['queues']> }) {
  return (
    <DataTable
      isStacked
      isTight
      caption={text.queues}
      rows={queues}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: text.queue, cell: ({ name }) => name },
        ...counts.map(([key, header]) => ({
          key,
          header,
          isNumber: true,
          cell: (row: (typeof queues)[number]) => formatNumber(row[key]),
        })),
        {
          key: 'oldest',
          header: text.oldest,
          cell: ({ oldestWaitingAt }) => (oldestWaitingAt ? timeAgo(oldestWaitingAt) : '–'),
        },
      ]}
    />
  )
}
