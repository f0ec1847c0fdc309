import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { SessionViewerQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

beforeEach(() => getApolloClient().clearStore())

const facet = (kind: string, unknownCount: number, values: [string, string, number][]) => ({
  __typename: 'Facet',
  kind,
  unknownCount,
  values: values.map(([value, label, count]) => ({
    __typename: 'FacetValue',
    value,
    label,
    count,
  })),
})

const facets = [
  facet('type', 0, [['PUBLIC', 'Public', 30]]),
  facet('states', 0, [
    ['NY', 'New York', 225],
    ['OH', 'Ohio', 110],
  ]),
  facet('maxTuition', 424, [['reported', 'Tuition reported', 2148]]),
  facet('hasScholarships', 0, [['true', 'With a scholarship here', 61]]),
  facet('englishTestNotRequired', 880, [['true', 'No English test required', 373]]),
]

function serve() {
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery,
    UniversitiesPage: () => ({
      universities: {
        __typename: 'UniversityConnection',
        totalCount: 0,
        edges: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
    UniversitiesPage_Facets: () => ({
      universities: { __typename: 'UniversityConnection', facets },
    }),
  })
  return () =>
    requests.findLast(({ operation }) => operation === 'UniversitiesPage')?.variables[
      'filter'
    ]
}

const filters = async () =>
  within(await screen.findByRole('complementary', { name: 'Filters' }))

it('searches with the chosen filters, and shows their counts and how many have no data', async () => {
  const askedFor = serve()
  const { user } = await renderApp('/universities')
  const form = await filters()
  await user.click(
    await form.findByRole('checkbox', { name: /^English test not required \(373\)/ }),
  )
  expect(form.getByText(/The 880 that don’t say are left out/)).toBeTruthy()
  await user.click(
    form.getByRole('checkbox', {
      name: /^Has scholarships for international students \(61\)/,
    }),
  )
  await user.type(form.getByRole('combobox', { name: /^States/ }), 'ohi')
  expect((await screen.findByRole('option')).textContent).toBe('Ohio110')
  await user.keyboard('{Enter}')
  await user.type(form.getByRole('textbox', { name: /^Maximum tuition/ }), '$20,000')
  await user.click(form.getByRole('button', { name: 'Apply Filters' }))
  await expect.poll(askedFor).toEqual({
    states: ['OH'],
    maxTuition: '20000',
    hasScholarships: true,
    englishTestNotRequired: true,
  })
})

it('removes a filter by its badge, and reports an invalid amount', async () => {
  const askedFor = serve()
  const { user } = await renderApp('/universities?states=OH&type=public')
  await expect.poll(askedFor).toEqual({ states: ['OH'], type: 'PUBLIC' })
  await user.click(await screen.findByRole('button', { name: 'Remove filter Ohio' }))
  await expect.poll(askedFor).toEqual({ type: 'PUBLIC' })
  const form = await filters()
  await user.type(await form.findByRole('textbox', { name: /^Maximum tuition/ }), 'lots')
  await user.click(form.getByRole('button', { name: 'Apply Filters' }))
  expect(form.getByText('Enter an amount of 0 or more')).toBeTruthy()
  expect(askedFor()).toEqual({ type: 'PUBLIC' })
})
