import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { SessionViewerQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'
import { counts, page } from './search-fixture.ts'

beforeEach(() => getApolloClient().clearStore())

it.each([
  [studentViewer, '/profile?returnTo=%2Fscholarships%3FeligibleOnly%3Dtrue'],
  [{ ...studentViewer, accountType: 'DONOR' as const }, null],
])(
  'ignores the eligibility filter without a profile, and says why: %o',
  async (viewer, link) => {
    const nothing = { edges: [], totalCount: 0 }
    const { requests } = fakeServer({
      SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery,
      ScholarshipsPage: ({ filter }) => ({
        scholarships: {
          ...page.scholarships,
          canSortByFit: false,
          ...((filter as { eligibleOnly?: boolean }).eligibleOnly && nothing),
        },
      }),
      ScholarshipsPage_Facets: () => counts,
    })
    await renderApp('/scholarships?eligibleOnly=true')
    expect(await screen.findByText(/^We need your profile for that\./)).toBeTruthy()
    expect(await screen.findByRole('article', { name: 'Tide Award' })).toBeTruthy()
    const create = screen.queryByRole('link', { name: 'Create your profile' })
    expect(create?.getAttribute('href') ?? null).toBe(link)
    const asked = requests.filter(({ operation }) => operation === 'ScholarshipsPage')
    expect(asked.length).toBeLessThanOrEqual(2)
    expect(asked.at(-1)?.variables).not.toHaveProperty('filter.eligibleOnly')
  },
)
