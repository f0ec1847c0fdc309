import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

beforeEach(() => getApolloClient().clearStore())

const pageInfo = { hasNextPage: false, endCursor: null }

it.each([
  ['a visitor', null, true],
  ['a donor', { ...studentViewer, accountType: 'DONOR' as const }, false],
])(
  'shows %s the link to become a mentor, or not, when there are no mentors yet',
  async (...args) => {
    const [, viewer, may] = args
    fakeServer({
      SessionViewer: () => ({ viewer }),
      MentorsPage: () => ({ mentors: { totalCount: 0, pageInfo, edges: [] } }),
    })
    await renderApp('/mentors')
    await screen.findByText(/^No one is offering sessions yet/)
    const way = screen.queryByRole('link', { name: 'Become a mentor' })
    expect(way?.getAttribute('href')).toBe(may ? '/mentoring/profile' : undefined)
  },
)

it('filters by mentors who review essays, also from the address', async () => {
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer: null }),
    MentorsPage: () => ({ mentors: { totalCount: 0, pageInfo, edges: [] } }),
    MentorFilters: () => ({ mentorOptions: { expertise: [], languages: [] } }),
    Countries: () => ({ countries: [] }),
  })
  const asked = () => requests.findLast(({ operation }) => operation === 'MentorsPage')
  const { user } = await renderApp('/mentors?q=Ama')
  const box = await screen.findByRole('checkbox', { name: 'Reviews essays' })
  await user.click(box)
  const filter = { q: 'Ama', takesEssays: true }
  await waitFor(() => expect(asked()?.variables).toMatchObject({ filter }))
  cleanup()
  await renderApp('/mentors?q=Ama&essays=yes')
  const again = await screen.findByRole('checkbox', { name: 'Reviews essays' })
  expect(again).toHaveProperty('checked', true)
  expect(asked()?.variables).toMatchObject({ filter })
})

it.each([
  ['a student', [], 'Become a mentor'],
  ['a mentor', ['MENTOR' as const], 'Your mentor profile'],
])('shows %s the link to their own profile', async (_who, roles, name) => {
  fakeServer({
    SessionViewer: () => ({ viewer: { ...studentViewer, roles } }),
    MentorsPage: () => ({ mentors: { totalCount: 0, pageInfo, edges: [] } }),
  })
  await renderApp('/mentors')
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe('/mentoring/profile')
})
