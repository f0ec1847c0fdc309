import { screen } from '@testing-library/react'
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
])('where nobody takes sessions yet, shows %s the way to become one', async (...args) => {
  const [, viewer, may] = args
  fakeServer({
    SessionViewer: () => ({ viewer }),
    MentorsPage: () => ({ mentors: { totalCount: 0, pageInfo, edges: [] } }),
  })
  await renderApp('/mentors')
  await screen.findByText(/^No one is offering sessions yet/)
  const way = screen.queryByRole('link', { name: 'Become a mentor' })
  expect(way?.getAttribute('href')).toBe(may ? '/mentoring/profile' : undefined)
})
