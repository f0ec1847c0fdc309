import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ScholarshipsPageQuery, SessionViewerQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'
import { award, counts, page } from './search-fixture.ts'

beforeEach(() => getApolloClient().clearStore())

const server = () =>
  fakeServer({
    SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery,
    ScholarshipsPage: () => page,
    ScholarshipsPage_Facets: () => counts,
  })

it('shows amount, deadline, verdict and highlights on a card with one link and a menu', async () => {
  server()
  await renderApp('/scholarships')
  const card = within(await screen.findByRole('article', { name: 'Tide Award' }))
  expect(card.getByText(/^US\$15,000 a year/).textContent).toBe(
    'US$15,000 a year · by 15 Mar (usual)',
  )
  expect(card.getByText('Not eligible: citizenship')).toBeTruthy()
  expect(
    card.getByText('Comes with admission · Renewable · Open to Ghana · Graduate'),
  ).toBeTruthy()
  const links = card.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/scholarships/tide-award', expect.stringContaining('/auth')])
  const buttons = card.getAllByRole('button').map((button) => button.title)
  expect(buttons).toEqual(['More for Tide Award'])
})

it('offers only quick filters that find something, each with a count', async () => {
  server()
  const { user } = await renderApp('/scholarships')
  const filters = within(await screen.findByRole('group', { name: 'Quick filters' }))
  await filters.findByRole('button', { name: 'Engineering 1,260' })
  const names = () => filters.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names()).toEqual([
    'Undergraduate 45',
    'PhD 3',
    'Deadline Soon 7',
    'Engineering 1,260',
  ])
  await user.click(filters.getByRole('button', { name: 'Undergraduate 45' }))
  const pressed = filters.getByRole('button', { pressed: true })
  expect(pressed.textContent).toBe('Undergraduate 45')
})

it('says which words were left out, above the results', async () => {
  const reading = { remainingQuery: 'women', leftOut: ['no ielts', 'robotics'] }
  const withoutSome = {
    scholarships: { ...page.scholarships, ...reading },
  } as unknown as ScholarshipsPageQuery
  fakeServer({
    SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery,
    ScholarshipsPage: () => withoutSome,
    ScholarshipsPage_Facets: () => counts,
  })
  await renderApp('/scholarships?query=women+no+ielts+robotics')
  const said = await screen.findByText('Searched without “no ielts” and “robotics”.')
  expect(said.parentElement?.textContent).toContain('Nothing here fits all of your words.')
  expect(await screen.findByRole('article', { name: 'Tide Award' })).toBeTruthy()
})

it.each([
  [1, '1 does not say if it fits: include it'],
  [17, '17 do not say if they fit: include them'],
])('offers to include the %i that a filter cannot judge', async (unknownCount, words) => {
  const scholarships = { ...page.scholarships, unknownCount }
  fakeServer({
    SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery,
    ScholarshipsPage: ({ filter }) =>
      (filter as { includeUnknown: boolean }).includeUnknown
        ? page
        : { ...page, scholarships },
    ScholarshipsPage_Facets: () => counts,
  })
  const { user } = await renderApp('/scholarships?degreeLevel=phd')
  await user.click(await screen.findByRole('button', { name: words }))
  await waitFor(() => expect(screen.queryByRole('button', { name: words })).toBeNull())
})

it('includes closed scholarships from the address or a button', async () => {
  const { requests } = server()
  const { user } = await renderApp('/scholarships?includePast=true')
  await screen.findByRole('article', { name: 'Tide Award' })
  const asked = () => requests.findLast(({ operation }) => operation === 'ScholarshipsPage')
  expect(asked()).toMatchObject({ variables: { filter: { includePast: true } } })
  await user.click(
    await screen.findByRole('button', { name: /Include closed scholarships/ }),
  )
  await expect.poll(asked).toMatchObject({ variables: { filter: {} } })
})

it('offers a filter for the country in the student’s profile', async () => {
  const requests = fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }) satisfies SessionViewerQuery,
    ScholarshipsPage: () => page,
    ScholarshipsPage_Facets: () => counts,
    QuickFilters_Country: () => ({
      student: { __typename: 'Student', id: 'ama', country: 'KE' },
    }),
  }).requests
  const { user } = await renderApp('/scholarships')
  const filters = within(await screen.findByRole('group', { name: 'Quick filters' }))
  await user.click(await filters.findByRole('button', { name: 'Open to KE 263' }))
  await expect
    .poll(() => requests.findLast(({ operation }) => operation === 'ScholarshipsPage'))
    .toMatchObject({ variables: { filter: { countries: ['KE'] } } })
})

it('sorts a student’s search by best fit, and by relevance when that is chosen', async () => {
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }) satisfies SessionViewerQuery,
    ScholarshipsPage: () => page,
    ScholarshipsPage_Facets: () => counts,
  })
  const { user } = await renderApp('/scholarships?query=tide')
  await screen.findByRole('button', { name: 'Show 1 that you are not eligible for' })
  expect(screen.queryByRole('article')).toBeNull()
  const asked = () => requests.findLast(({ operation }) => operation === 'ScholarshipsPage')
  expect(asked()).toMatchObject({ variables: { filter: { query: 'tide' }, sort: 'FIT' } })
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Relevance')
  await screen.findByRole('article', { name: 'Tide Award' })
  expect(asked()).toMatchObject({ variables: { sort: 'RELEVANCE' } })
})

it('shows awards that a student is not eligible for on request, and moves the focus to the first', async () => {
  const eligibility = { ...award.eligibility, verdict: 'ELIGIBLE', label: 'Eligible' }
  const open = { ...award, id: 'id-well', title: 'Well Award', eligibility }
  const edges = [open, award].map((node) => ({
    __typename: 'ScholarshipEdge',
    cursor: node.id,
    highlights: [],
    node,
  }))
  fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }) satisfies SessionViewerQuery,
    ScholarshipsPage: () => ({
      scholarships: { ...page.scholarships, edges, totalCount: 30 },
    }),
    ScholarshipsPage_Facets: () => counts,
  })
  const { user } = await renderApp('/scholarships')
  await screen.findByRole('article', { name: 'Well Award' })
  expect(screen.queryByRole('article', { name: 'Tide Award' })).toBeNull()
  await user.click(
    screen.getByRole('button', { name: 'Show 29 that you are not eligible for' }),
  )
  const refused = await screen.findByRole('article', { name: 'Tide Award' })
  await waitFor(() => expect(document.activeElement).toBe(refused.closest('li')))
})

it.each([
  ['/scholarships', 'Soonest deadline'],
  ['/scholarships?query=tide', 'Relevance'],
])(
  'sorts %s for a student without a profile by "%s", and offers no best fit',
  async (to, label) => {
    fakeServer({
      SessionViewer: () => ({ viewer: studentViewer }) satisfies SessionViewerQuery,
      ScholarshipsPage: () => ({
        scholarships: { ...page.scholarships, canSortByFit: false },
      }),
      ScholarshipsPage_Facets: () => counts,
    })
    await renderApp(to)
    // No result is folded for not fitting.
    await screen.findByRole('article', { name: 'Tide Award' })
    const sort = screen.getByLabelText<HTMLSelectElement>('Sort by')
    expect([...sort.selectedOptions].map(({ text }) => text)).toEqual([label])
    expect([...sort.options].map(({ text }) => text)).not.toContain('Best fit for me')
  },
)

it('offers to save a search next to the filters', async () => {
  server()
  await renderApp('/scholarships?query=tide')
  const filters = await screen.findByRole('group', { name: 'Quick filters' })
  const save = await screen.findByRole('link', { name: 'Save this search' })
  expect(save.parentElement).toBe(filters.parentElement)
})

/** The badges above the results have such a button too. */
const clearing = () =>
  within(screen.getByRole('main')).queryAllByRole('button', { name: 'Clear all filters' })

describe('without a result', () => {
  const emptyPage = {
    scholarships: { ...page.scholarships, edges: [], totalCount: 0 },
  } as unknown as ScholarshipsPageQuery
  const find = async (address: string) => {
    const { requests } = fakeServer({
      SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery,
      ScholarshipsPage: () => emptyPage,
      ScholarshipsPage_Facets: () => counts,
    })
    const { user } = await renderApp(address)
    const suggest = await screen.findByRole('link', { name: 'Suggest a scholarship' })
    expect(suggest.getAttribute('href')).toBe('/suggest')
    return { user, requests }
  }
  it('suggests fewer filters when there are some', async () => {
    await find('/scholarships?degreeLevel=phd&noEssay=true')
    expect(screen.getByText('Try fewer filters, or a wider field.')).toBeTruthy()
    expect(clearing()).toHaveLength(2)
  })

  it('clears the sort order together with the filters', async () => {
    const { user } = await find('/scholarships?noEssay=true&sort=amount')
    const [clear] = clearing()
    if (clear) await user.click(clear)
    await expect.poll(clearing).toEqual([])
    expect(screen.getByLabelText('Sort by')).toHaveProperty('value', 'deadline')
  })

  it('mentions only the search words when no filter is set', async () => {
    await find('/scholarships?query=zzzz')
    expect(screen.getByText(/^Try fewer or more general words/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Show all scholarships' })).toBeTruthy()
    expect(clearing()).toEqual([])
  })

  it('offers nothing to clear when there is no search', async () => {
    await find('/scholarships')
    expect(screen.getByText('There are no scholarships here yet.')).toBeTruthy()
    expect(clearing()).toEqual([])
  })

  it('offers usual dates when no date is confirmed', async () => {
    const { user, requests } = await find('/scholarships?deadlineSoon=true&degreeLevel=phd')
    await user.click(screen.getByRole('button', { name: /with usual dates$/ }))
    await expect
      .poll(() => requests.findLast(({ operation }) => operation === 'ScholarshipsPage'))
      .toMatchObject({ variables: { filter: { degreeLevel: ['phd'] }, sort: 'DEADLINE' } })
  })
})
