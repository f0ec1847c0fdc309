import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AdminHomeQuery, OtherWorkQuery, SessionViewerQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

const as = (roles: NonNullable<SessionViewerQuery['viewer']>['roles']) => () =>
  ({ viewer: { ...studentViewer, roles } }) satisfies SessionViewerQuery
const waiting = {
  organizationsToVerify: { totalCount: 3 },
  unpublishedScholarships: { totalCount: 0 },
  listingSuggestions: { totalCount: 0 },
  listingCases: { totalCount: 0 },
  contentQueue: { totalCount: 0 },
  sources: [],
} satisfies AdminHomeQuery

const others = {
  mentorApplications: { totalCount: 2 },
  noShowAppeals: { totalCount: 1 },
  reportedReviews: { totalCount: 0 },
  forumCases: { totalCount: 0 },
  forumAppeals: { totalCount: 4 },
  contactMessages: { totalCount: 5 },
  platformStatus: { deadLetterCount: 1, queues: [{ failedCount: 2 }, { failedCount: 4 }] },
  immigrationRuleChanges: { totalCount: 6 },
} satisfies OtherWorkQuery

it('counts what waits in every queue, and shows the queues with waiting work first', async () => {
  fakeServer({
    SessionViewer: as(['ADMIN']),
    AdminHome: () => waiting,
    OtherWork: () => others,
  })
  await renderApp('/admin')
  const waits = within(await screen.findByRole('region', { name: 'Waiting for you' }))
  for (const [title, state, action, href] of [
    [
      'Organizations',
      'Waiting to be verified: 3',
      'Verify organizations',
      '/admin/verification',
    ],
    [
      'Mentors',
      'Applications: 2 · Appeals: 1',
      'Review mentors',
      '/admin/verification?view=mentors',
    ],
    ['Forum', 'Reports: 0 · Appeals: 4', 'Moderate the forum', '/admin/forum'],
    ['Messages', 'Not closed yet: 5', 'Open messages', '/admin/messages'],
    ['Immigration rules', 'Waiting for a decision: 6', 'Open rules', '/admin/immigration'],
    ['Failed work', 'Failed for good: 7', 'Open failed work', '/admin/failed-work'],
  ] as const) {
    const card = within(await waits.findByRole('region', { name: title }))
    card.getByText(state)
    expect(card.getByRole('link', { name: action }).getAttribute('href')).toBe(href)
  }
  const quiet = within(screen.getByRole('region', { name: 'Everything else' }))
  quiet.getByText('No reported reviews.')
  const rows = quiet.getAllByRole('link').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'Listings',
    'Reports',
    'Stories',
    'Sources',
    'Accounts',
    'Reviews of mentors',
  ])
})

it('does not say that nothing has failed when it does not know', async () => {
  const away = { deadLetterCount: 0, queues: null }
  fakeServer({
    SessionViewer: as(['ADMIN']),
    AdminHome: () => waiting,
    OtherWork: () => ({ ...others, platformStatus: away }),
  })
  await renderApp('/admin')
  const quiet = within(await screen.findByRole('region', { name: 'Everything else' }))
  const row = quiet.getByRole('link', { name: 'Failed work' }).closest('li')
  expect(row?.textContent).toBe('Failed workNot known right now.')
})

it('says that nothing is waiting only when every queue has loaded', async () => {
  const none = { ...waiting, organizationsToVerify: { totalCount: 0 } }
  const empty = {
    ...Object.fromEntries(Object.keys(others).map((name) => [name, { totalCount: 0 }])),
    platformStatus: { deadLetterCount: 0, queues: [] },
  }
  let isDown = true
  fakeServer({
    SessionViewer: as(['ADMIN']),
    AdminHome: () => none,
    OtherWork: () => {
      if (isDown) throw new TypeError('no connection')
      return empty as unknown as OtherWorkQuery
    },
  })
  const { user } = await renderApp('/admin')
  await screen.findByText('Failed to load the other queues', undefined, { timeout: 15_000 })
  within(screen.getByRole('region', { name: 'Everything else' })).getByText('Stories')
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing is waiting for you.')
})

it('shows what waits as it loads, and the rows below only once they cannot move any more', async () => {
  const line = Promise.withResolvers<OtherWorkQuery>()
  fakeServer({
    SessionViewer: as(['ADMIN']),
    AdminHome: () => waiting,
    OtherWork: () => line.promise,
  })
  await renderApp('/admin')
  await screen.findByText('Waiting to be verified: 3')
  expect(screen.queryByText('Everything else')).toBeNull()
  line.resolve(others)
  await screen.findByText('Everything else')
})

it('shows the other queues only after the first ones have loaded', async () => {
  const line = Promise.withResolvers<AdminHomeQuery>()
  fakeServer({
    SessionViewer: as(['ADMIN']),
    AdminHome: () => line.promise,
    OtherWork: () => others,
  })
  await renderApp('/admin')
  await screen.findByText('Waiting for you')
  await waitFor(() => expect(screen.queryByText('Loading the other queues')).toBeNull())
  expect(screen.queryByRole('link', { name: 'Review mentors' })).toBeNull()
  line.resolve(waiting)
  await screen.findByText('Waiting to be verified: 3')
  await screen.findByText('Everything else')
})

it('shows an administrator what is waiting, below the links to each part', async () => {
  fakeServer({ SessionViewer: as(['ADMIN']), AdminHome: () => waiting })
  await renderApp('/admin')
  await screen.findByRole('heading', { level: 1, name: 'Admin' })
  await screen.findByText('Waiting to be verified: 3')
  const tab = screen.getByRole('link', { name: 'Overview' })
  expect(tab.getAttribute('aria-current')).toBe('page')
  screen.getByRole('link', { name: 'Audit log' })
})

it('is the home page of an administrator without an organization', async () => {
  fakeServer({ SessionViewer: as(['ADMIN']), AdminHome: () => waiting })
  await renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin' })).toBeTruthy()
})

it('takes a moderator to the reports', async () => {
  fakeServer({ SessionViewer: as(['MODERATOR']) })
  await renderApp('/admin')
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeTruthy()
})

it('tells everybody else who the page is for', async () => {
  const server = fakeServer({ SessionViewer: as([]) })
  await renderApp('/admin')
  await screen.findByRole('heading', { level: 1, name: 'This page is for administrators' })
  expect(server.requests.map(({ operation }) => operation)).not.toContain('AdminHome')
})
