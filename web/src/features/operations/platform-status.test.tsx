import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type {
  PlatformStatus_SyncQuery,
  PlatformStatusQuery,
  SessionViewerQuery,
} from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

const status = {
  platformStatus: {
    readAt: '2026-11-22T12:00:00Z',
    deadLetterCount: 0,
    lastReminderAt: null,
    mails: { waitingCount: 0, oldestDueAt: null, lastSentAt: null },
    stores: [],
    consumers: [],
    services: [],
    queues: [],
  },
} satisfies PlatformStatusQuery

/** Reads what the page says about the sources' last run. */
async function lastRead(sources: PlatformStatus_SyncQuery['sources']) {
  fakeServer({
    SessionViewer: () =>
      ({ viewer: { ...studentViewer, roles: ['ADMIN'] } }) satisfies SessionViewerQuery,
    PlatformStatus: () => status,
    PlatformStatus_Sync: () => ({ sources }),
  })
  await renderApp('/admin/status')
  return (await screen.findByText('Last source read')).nextElementSibling
}

it('says of sources that were never read that they were not, whatever the site ships with', async () => {
  const shown = await lastRead([{ id: 's1', lastSuccessAt: null }])
  await expect.poll(() => shown?.textContent).toBe('Not yet')
})

it('tells when a source was read last', async () => {
  const shown = await lastRead([
    { id: 's1', lastSuccessAt: '2026-11-20T12:00:00Z' },
    { id: 's2', lastSuccessAt: '2026-11-21T12:00:00Z' },
    { id: 's3', lastSuccessAt: null },
  ])
  await expect.poll(() => shown?.getAttribute('title')).toContain('21 Nov 2026')
})

/** What the page says above or below the name of a figure. */
async function figure(label: string) {
  return (await screen.findByText(label)).nextElementSibling?.textContent
}

it('says that a figure is not known where the store that would tell it is down', async () => {
  fakeServer({
    SessionViewer: () =>
      ({ viewer: { ...studentViewer, roles: ['ADMIN'] } }) satisfies SessionViewerQuery,
    PlatformStatus: () => ({
      platformStatus: { ...status.platformStatus, consumers: null, deadLetterCount: null },
    }),
    PlatformStatus_Sync: () => ({ sources: [] }),
  })
  await renderApp('/admin/status')
  expect(await figure('Events waiting')).toBe('Not known')
  expect(await figure('Failed for good')).toBe('Not known')
  expect(await figure('Jobs waiting')).toBe('0')
})
