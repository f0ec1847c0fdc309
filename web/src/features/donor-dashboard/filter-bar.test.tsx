import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { FilterBar } from './filter-bar.tsx'

beforeEach(() => getApolloClient().clearStore())

const chosen = { from: '', to: '', fundId: '', scholarshipId: '' }
const page = (first: number, count: number, hasNextPage: boolean) => {
  const edges = Array.from({ length: count }, (_, index) => {
    const id = `s${first + index}`
    const node = {
      __typename: 'Scholarship',
      id,
      title: `Award ${id}`,
      status: 'PUBLISHED',
    }
    return { __typename: 'ScholarshipEdge', cursor: id, node }
  })
  return {
    organizationScholarships: {
      __typename: 'ScholarshipConnection',
      edges,
      pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: edges.at(-1)?.cursor },
    },
  }
}

const show = () =>
  render(
    <ApolloProvider client={getApolloClient()}>
      <FilterBar organizationId="o1" funds={[]} chosen={chosen} onChange={() => {}} />
    </ApolloProvider>,
  )

it('offers every scholarship, however many pages they come in', async () => {
  fakeServer({
    OrganizationScholarships: ({ after }) =>
      after ? page(101, 20, false) : page(1, 100, true),
  })
  show()
  await screen.findByRole('option', { name: 'Award s120' })
  expect(screen.getAllByRole('option', { name: /^Award/ })).toHaveLength(120)
})

it('says that a page of them could not be read, and reads it again', async () => {
  let isDown = true
  fakeServer({
    OrganizationScholarships: ({ after }) => {
      if (after && isDown) throw new TypeError('no connection')
      return after ? page(101, 1, false) : page(1, 100, true)
    },
  })
  show()
  await screen.findByRole('alert', undefined, { timeout: 15_000 })
  // A part of the list would look like all of it.
  expect(screen.queryByRole('option', { name: 'Award s1' })).toBeNull()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('option', { name: 'Award s101' })
  expect(screen.queryByRole('alert')).toBeNull()
})
