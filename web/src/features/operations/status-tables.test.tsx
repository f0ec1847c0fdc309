import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ConsumerTable, QueueTable, StoreTable, WorkerTable } from './status-tables.tsx'

const at = '2026-11-22T12:00:00Z'

it('says beside each figure what it is, where a phone has no room for a heading of its column', () => {
  render(
    <>
      <StoreTable stores={[{ name: 'redis', isReady: true, version: '8.0' }]} />
      <ConsumerTable
        consumers={[
          {
            service: 'catalog',
            eventType: 'x.v1',
            waitingCount: 2,
            isAttended: true,
            lastAnsweredAt: at,
          },
        ]}
      />
      <WorkerTable
        services={[
          {
            service: 'catalog',
            outboxCount: 3,
            oldestOutboxAt: at,
            release: null,
            startedAt: at,
            toldAt: at,
          },
        ]}
      />
      <QueueTable
        queues={[
          {
            name: 'catalog',
            waitingCount: 4,
            delayedCount: 0,
            activeCount: 0,
            failedCount: 0,
            oldestWaitingAt: null,
            workerCount: 1,
          },
        ]}
      />
    </>,
  )
  for (const [caption, heading] of [
    ['Stores', 'Version:'],
    ['Services and their events', 'Last event:'],
    ['Workers and their outboxes', 'Last seen:'],
    ['Queues', 'Workers:'],
  ] as const)
    expect(
      within(screen.getByRole('table', { name: caption })).getByText(heading),
    ).toBeTruthy()
})
