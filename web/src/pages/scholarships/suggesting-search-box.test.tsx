import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type {
  ScholarshipsPageQuery,
  ScholarshipsPage_FacetsQuery,
  ScholarshipsPage_SuggestionsQuery,
  SessionViewerQuery,
} from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

beforeEach(() => {
  localStorage.clear()
  return getApolloClient().clearStore()
})

const common = {
  SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery,
  ScholarshipsPage: () =>
    ({
      scholarships: {
        __typename: 'ScholarshipConnection',
        edges: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        totalCount: 0,
        unknownCount: 0,
        correctedQuery: null,
        leftOut: [],
        understood: [],
        remainingQuery: null,
        canSortByFit: false,
        deadlines: { __typename: 'DeadlineCounts', confirmed: 0, usual: 1, waiting: 0 },
      },
    }) as unknown as ScholarshipsPageQuery,
  ScholarshipsPage_Facets: () =>
    ({
      scholarships: { facets: [], understood: [], remainingQuery: null },
      soon: { totalCount: 0 },
    }) as unknown as ScholarshipsPage_FacetsQuery,
}
const suggestions = {
  ScholarshipsPage_Suggestions: () =>
    ({
      scholarshipSuggestions: [
        { kind: 'WORDS', text: 'engineering', value: null },
        {
          kind: 'FIELD',
          text: 'Engineering',
          value: 'engineering',
        },
      ],
    }) satisfies ScholarshipsPage_SuggestionsQuery,
}

const asked = (server: ReturnType<typeof fakeServer>) =>
  server.requests.filter(({ operation }) => operation === 'ScholarshipsPage').at(-1)
    ?.variables['filter']

it('takes a suggestion by keyboard and turns a field of study into a filter', async () => {
  const server = fakeServer({ ...common, ...suggestions })
  const { user } = await renderApp('/scholarships')
  const box = await screen.findByRole('combobox', { name: 'Search scholarships' })
  await user.type(box, 'engi')
  await screen.findByRole('option', { name: /^Engineering/ })
  expect(box.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const list = within(screen.getByRole('listbox', { name: 'Suggestions' }))
  const marked = list.getByRole('option', { selected: true })
  expect(box.getAttribute('aria-activedescendant')).toBe(marked.id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(asked(server)).toEqual({ fieldOfStudy: ['engineering'] }))
  expect(box).toHaveProperty('value', '')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('searches for the typed text on Enter, and closes the list on Escape', async () => {
  const server = fakeServer({ ...common, ...suggestions })
  const { user } = await renderApp('/scholarships')
  const box = await screen.findByRole('combobox', { name: 'Search scholarships' })
  await user.type(box, 'engi')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box).toHaveProperty('value', 'engi')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(asked(server)).toEqual({ query: 'engi' }))
})

it('searches when suggestions are unavailable', async () => {
  const server = fakeServer(common)
  const { user } = await renderApp('/scholarships')
  const box = await screen.findByRole('combobox', { name: 'Search scholarships' })
  await user.type(box, 'law{Enter}')
  await waitFor(() => expect(asked(server)).toEqual({ query: 'law' }))
})

it('offers earlier searches in the empty box, and can clear them', async () => {
  fakeServer(common)
  const { user } = await renderApp('/scholarships')
  const box = await screen.findByRole('combobox', { name: 'Search scholarships' })
  await user.click(box)
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.type(box, 'law{Enter}')
  await user.clear(box)
  await user.type(box, 'music{Enter}')
  await user.clear(box)
  await user.click(box)
  const list = within(screen.getByRole('listbox', { name: 'Suggestions' }))
  const offered = list.getAllByRole('option').map(({ textContent }) => textContent)
  expect(offered).toEqual([
    'musicRecent search',
    'lawRecent search',
    'Clear recent searches',
  ])
  await user.click(screen.getByRole('option', { name: /^law/ }))
  expect(box).toHaveProperty('value', 'law')
  // The old results are still there; the address says what is shown.
  const signIn = screen.getByRole('link', { name: 'Sign in' })
  expect(signIn.getAttribute('href')).toContain(encodeURIComponent('?query=law'))

  await user.clear(box)
  await user.click(box)
  await user.click(screen.getByRole('option', { name: 'Clear recent searches' }))
  await user.click(box)
  expect(screen.queryByRole('listbox')).toBeNull()
})
