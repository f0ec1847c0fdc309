import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'

beforeEach(() => getApolloClient().clearStore())

const none = (of: string) => ({
  __typename: `${of}Connection`,
  totalCount: 0,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  edges: [],
})
const noneSaved = none('SavedScholarship')

it.each([
  ['/saved', 'No saved scholarships yet'],
  ['/saved-searches', 'No saved searches yet'],
  ['/applications', 'No applications yet'],
])('is the one way to the search while nothing is on %s', async (address, title) => {
  fakeServer({
    SessionViewer: () => ({ viewer }),
    SavedPage: () => ({ savedScholarships: noneSaved }),
    SavedSearchList: () => ({ savedSearches: none('SavedSearch') }),
    ApplicationBoard: () => ({ applications: none('Application') }),
    UseTracked: () => ({
      planned: noneSaved,
      applied: noneSaved,
      accepted: noneSaved,
      rejected: noneSaved,
    }),
  })
  await renderApp(address)
  await screen.findByText(title)
  const ways = within(screen.getByRole('main')).getAllByRole('link', {
    name: 'Find scholarships',
  })
  expect(ways).toHaveLength(1)
})
