import { ApolloProvider } from '@apollo/client/react'
import { render, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { CountriesQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { flagAddress } from './flag-address.ts'
import { NamedCountry } from './named-country.tsx'
import { showCountry } from './show-country.tsx'

beforeEach(() => getApolloClient().clearStore())

it('shows the flag beside a name that has a code, and just the words without', () => {
  const ghana = render(showCountry({ value: 'GH', label: 'Open to Ghana' }))
  expect(ghana.container.querySelector('img')?.getAttribute('src')).toBe(flagAddress('GH'))
  expect(ghana.container.textContent).toBe('Open to Ghana')
  const other = render(showCountry({ value: 'other', label: 'Other' }))
  expect(other.container.querySelector('img')).toBeNull()
  expect(other.container.textContent).toBe('Other')
})

it('finds the flag of a name in the list of countries', async () => {
  fakeServer({
    Countries: () =>
      ({
        countries: [{ code: 'GH', name: 'Ghana' }],
      }) as CountriesQuery,
  })
  const { container } = render(
    <ApolloProvider client={getApolloClient()}>
      <NamedCountry name="Ghana" />
    </ApolloProvider>,
  )
  expect(container.textContent).toBe('Ghana')
  await waitFor(() =>
    expect(container.querySelector('img')?.getAttribute('src')).toBe(flagAddress('GH')),
  )
})
