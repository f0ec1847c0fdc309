import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { OverviewPageQuery, SessionViewerQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

beforeEach(() => getApolloClient().clearStore())

const overview = {
  scholarshipStats: {
    __typename: 'ScholarshipStats',
    totalCount: 417,
    deadlines: { __typename: 'DeadlineCounts', confirmed: 0, usual: 97, waiting: 120 },
    deadlineSoonCount: 0,
    countriesCount: 190,
    freshness: 'Loaded on 24 Nov 2026 from lists of 2021 to 2026.',
  },
  universityStats: { __typename: 'UniversityStats', totalUniversities: 2000 },
  scholarships: { __typename: 'ScholarshipConnection', edges: [] },
} as unknown as OverviewPageQuery

it('links to the main pages, including community and immigration, and says what the catalog was loaded from', async () => {
  fakeServer({
    SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery,
    OverviewPage: () => overview,
  })
  await renderApp('/overview')
  const links = within(
    await screen.findByRole('navigation', { name: 'Where to go next' }),
  ).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/ai-matching',
    '/scholarships',
    '/universities',
    '/community',
    '/immigration',
  ])
  expect(
    await screen.findByText('Loaded on 24 Nov 2026 from lists of 2021 to 2026.'),
  ).toBeTruthy()
})
