import { gql, InMemoryCache } from '@apollo/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { keysetPagination } from './keyset-pagination.ts'

const query = gql`
  query Awards($sort: String, $after: String) {
    awards(sort: $sort, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`
let cache: InMemoryCache

beforeEach(() => {
  cache = new InMemoryCache({
    typePolicies: { Query: { fields: { awards: keysetPagination } } },
  })
})

describe('the pages of a list', () => {
  it('are appended one after the other, and a first page starts afresh', () => {
    write({ ids: ['a', 'b'], totalCount: 3, hasNextPage: true })
    write({ ids: ['c'], totalCount: 3, hasNextPage: false }, 'b')
    expect(read()).toEqual({ ids: ['a', 'b', 'c'], totalCount: 3 })

    write({ ids: ['d'], totalCount: 1, hasNextPage: false })
    expect(read()).toEqual({ ids: ['d'], totalCount: 1 })
  })

  it('list a record once that has moved behind the reader', () => {
    write({ ids: ['a', 'b'], totalCount: 4, hasNextPage: true })
    write({ ids: ['c', 'a'], totalCount: 4, hasNextPage: true }, 'b')
    expect(read()).toEqual({ ids: ['a', 'b', 'c'], totalCount: 4 })
  })

  it('count what was read once they are read to the end, whatever came before the reader', () => {
    write({ ids: ['a', 'b'], totalCount: 3, hasNextPage: true })
    write({ ids: ['c'], totalCount: 4, hasNextPage: false }, 'b')
    expect(read()).toEqual({ ids: ['a', 'b', 'c'], totalCount: 3 })
  })

  it('stay when the first page is read again, with what changed in it', () => {
    write({ ids: ['a', 'b'], totalCount: 5, hasNextPage: true })
    write({ ids: ['c', 'd'], totalCount: 5, hasNextPage: true }, 'b')
    write({ ids: ['new', 'a'], totalCount: 6, hasNextPage: true })
    expect(read()).toEqual({ ids: ['new', 'a', 'b', 'c', 'd'], totalCount: 6 })
    write({ ids: ['e'], totalCount: 6, hasNextPage: false }, 'd')
    expect(read().ids).toEqual(['new', 'a', 'b', 'c', 'd', 'e'])
  })

  it('do not stay behind the first page of another list', () => {
    write({ ids: ['a', 'b'], totalCount: 4, hasNextPage: true })
    write({ ids: ['c', 'd'], totalCount: 4, hasNextPage: false }, 'b')
    write({ ids: ['x', 'y'], totalCount: 9, hasNextPage: true })
    expect(read().ids).toEqual(['x', 'y'])
  })

  it('take nothing over from a beginning that was read without a way to go on, nor leave it anything', () => {
    const beginning = gql`
      query Beginning($sort: String) {
        awards(sort: $sort) {
          edges {
            node {
              id
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `
    const edges = ['a', 'b', 'c'].map((id) => ({
      __typename: 'AwardEdge',
      node: { __typename: 'Award', id },
    }))
    const pageInfo = { __typename: 'PageInfo', hasNextPage: true }
    const awards = { __typename: 'AwardConnection', edges, pageInfo }
    cache.writeQuery({ query: beginning, data: { awards } })
    write({ ids: ['a', 'b'], totalCount: 5, hasNextPage: true })
    expect(read().ids).toEqual(['a', 'b'])

    write({ ids: ['c', 'd', 'e'], totalCount: 5, hasNextPage: false }, 'b')
    cache.writeQuery({ query: beginning, data: { awards } })
    expect(cache.readQuery({ query: beginning })).toEqual({ awards })
  })

  it('may be counted without being listed', () => {
    const count = gql`
      query Count($sort: String) {
        awards(sort: $sort) {
          totalCount
        }
      }
    `
    const awards = { __typename: 'AwardConnection', totalCount: 7 }
    cache.writeQuery({ query: count, data: { awards } })
    expect(cache.readQuery({ query: count })).toEqual({ awards })
    write({ ids: ['a', 'b'], totalCount: 7, hasNextPage: true })
    cache.writeQuery({ query: count, data: { awards: { ...awards, totalCount: 8 } } })
    expect(read()).toEqual({ ids: ['a', 'b'], totalCount: 8 })
  })

  it('lose a record that was removed, on whichever page it stood', () => {
    write({ ids: ['a', 'b'], totalCount: 4, hasNextPage: true })
    write({ ids: ['c', 'd'], totalCount: 4, hasNextPage: false }, 'b')
    cache.evict({ id: 'Award:c' })
    expect(read().ids).toEqual(['a', 'b', 'd'])
    write({ ids: ['a', 'b'], totalCount: 3, hasNextPage: true })
    expect(read()).toEqual({ ids: ['a', 'b', 'd'], totalCount: 3 })
  })
})

type Written = { ids: string[]; totalCount: number; hasNextPage: boolean }

function write({ ids, totalCount, hasNextPage }: Written, after?: string) {
  const edges = ids.map((id) => ({
    __typename: 'AwardEdge',
    cursor: id,
    node: { __typename: 'Award', id },
  }))
  const pageInfo = { __typename: 'PageInfo', hasNextPage, endCursor: ids.at(-1) }
  const awards = { __typename: 'AwardConnection', totalCount, edges, pageInfo }
  cache.writeQuery({ query, variables: { after }, data: { awards } })
}

function read() {
  const answer = cache.readQuery<{
    awards: { totalCount: number; edges: { node: { id: string } }[] }
  }>({ query })
  return {
    ids: answer?.awards.edges.map(({ node }) => node.id),
    totalCount: answer?.awards.totalCount,
  }
}
