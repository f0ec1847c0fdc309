import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SessionViewerQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'

const print = vi.fn<() => void>()
beforeEach(async () => {
  vi.stubGlobal('print', print)
  await getApolloClient().clearStore()
})
afterEach(() => print.mockReset())

const saved = (name: string, more: object = {}) => ({
  __typename: 'SavedScholarship',
  id: `saved-${name}`,
  applicationStatus: 'PLANNED',
  notes: name === 'Bridge' ? 'Ask Prof. Mensah' : null,
  createdAt: '2026-03-01T12:00:00Z',
  updatedAt: '2026-03-01T12:00:00Z',
  scholarship: {
    __typename: 'Scholarship',
    id: name,
    slug: name.toLowerCase(),
    title: `${name} Award`,
    provider: 'Harbour Trust',
    status: 'PUBLISHED',
    amountLabel: 'US$2,500',
    applicationUrl: `https://${name.toLowerCase()}.example/apply`,
    sourceUrl: null,
    sourceUrlKind: null,
    closedReason: null,
    application: null,
    isRollingAdmission: null,
    deadline: {
      __typename: 'ScholarshipDeadline',
      precision: 'EXACT',
      date: '2026-12-01',
      timeZone: 'America/New_York',
      endsAt: '2026-12-02T05:00:00.000Z',
      daysLeft: 10,
      isRolling: false,
      label: '1 Dec 2026, 23:59 New York · in 10 days',
    },
    eligibility: {
      __typename: 'Eligibility',
      verdict: 'ELIGIBLE',
      label: 'Eligible',
      awaits: null,
      failed: [],
      questions: [],
      withProvider: [],
      criteria: [],
      requirements: [],
      steps: [],
    },
    ...more,
  },
})

function serve(
  lists: Record<string, { nodes: ReturnType<typeof saved>[]; next?: string }>,
) {
  fakeServer({
    SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery,
    SavedPage: ({ after }) => {
      const { nodes, next = null } = lists[String(after ?? '')] ?? { nodes: [] }
      return {
        savedScholarships: {
          __typename: 'SavedScholarshipConnection',
          totalCount: 2,
          pageInfo: { __typename: 'PageInfo', hasNextPage: next !== null, endCursor: next },
          edges: nodes.map((node) => ({
            __typename: 'SavedScholarshipEdge',
            cursor: node.id,
            node,
          })),
        },
      }
    },
  })
}

it('offers to prepare applications that are not sent yet or need an answer', async () => {
  const applied = (name: string, state: string) =>
    saved(name, { application: { __typename: 'Application', id: name, state } })
  serve({
    '': {
      nodes: [
        saved('Bridge'),
        applied('Coast', 'SUBMITTED'),
        applied('Delta', 'MORE_INFO'),
        applied('Estuary', 'DRAFT'),
      ],
    },
  })
  await renderApp('/saved')
  const links = await screen.findAllByRole('link', { name: 'Prepare your application' })
  const prepared = links.map((link) => {
    const address = new URL(link.getAttribute('href') ?? '', 'https://landfall.example')
    return address.searchParams.get('scholarship')
  })
  expect(prepared).toEqual(['Bridge', 'Delta', 'Estuary'])
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Find scholarships' })).toBeTruthy()
})

it('prints the whole list with dates, amounts, verdicts and full links', async () => {
  serve({
    '': { nodes: [saved('Bridge')], next: 'more' },
    more: {
      nodes: [saved('Coast', { status: 'CLOSED', closedReason: 'REMOVED' })],
      next: 'last',
    },
    last: { nodes: [saved('Delta', { status: 'CLOSED', closedReason: 'ABSENT' })] },
  })
  const { user } = await renderApp('/saved')
  const sheet = await screen.findByRole('table')
  expect(within(sheet).getAllByRole('row')).toHaveLength(2)
  let rowsPrinted = 0
  print.mockImplementation(() => {
    rowsPrinted = within(screen.getByRole('table')).getAllByRole('row').length
  })
  await user.click(screen.getByRole('button', { name: 'Print' }))
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(rowsPrinted).toBe(4)
  const [, bridge, coast, delta] = within(screen.getByRole('table')).getAllByRole('row')
  for (const words of [
    'Bridge Award',
    'https://bridge.example/apply',
    '1 Dec 2026, 23:59 New York',
    'US$2,500',
    'Eligible',
    'Planned',
    'Ask Prof. Mensah',
  ])
    expect(bridge?.textContent).toContain(words)
  expect(coast?.textContent).toContain('This listing was removed.')
  expect(coast?.textContent).not.toContain('https://')
  expect(delta?.textContent).toContain('Closed: its source no longer lists it.')
  for (const gone of ['https://', 'in 10 days', 'Eligible'])
    expect(delta?.textContent).not.toContain(gone)
})

it.each(['saved', 'calendar', 'applications', 'application-toolkit'])(
  'tells an administrator, who cannot save awards, who /%s is for',
  async (page) => {
    const admin = { ...viewer, roles: ['ADMIN' as const] }
    const { requests } = fakeServer({
      SessionViewer: () => ({ viewer: admin }) satisfies SessionViewerQuery,
    })
    await renderApp(`/${page}`)
    expect(await screen.findByText(/are for student accounts$/)).toBeTruthy()
    expect(requests.map(({ operation }) => operation)).not.toContain('SavedPage')
  },
)

it('uses a separate element for what replaces the list, so that nothing moves up', async () => {
  const answers = Promise.withResolvers<void>()
  fakeServer({
    SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery,
    SavedPage: async () => {
      await answers.promise
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
      return { savedScholarships: { totalCount: 0, edges: [], pageInfo } }
    },
  })
  await renderApp('/saved')
  const loading = await screen.findByText('Loading saved scholarships')
  const box = loading.closest('div[class="print:hidden"]')
  answers.resolve()
  await screen.findByText('No saved scholarships yet')
  expect(box?.isConnected).toBe(false)
})
