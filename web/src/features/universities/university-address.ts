import type { UniversityFilter, UniversitySort } from '#gql/graphql'

export type UniversitySearch = {
  query: string
  type: '' | 'public' | 'private'
  sort: UniversitySortName
}
export const universitySortNames = ['ranking', 'tuition', 'acceptance', 'name'] as const
export type UniversitySortName = (typeof universitySortNames)[number]

export const emptyUniversitySearch: UniversitySearch = {
  query: '',
  type: '',
  sort: 'ranking',
}

export function readUniversitySearch(address: URLSearchParams): UniversitySearch {
  const text = (name: string) => address.get(name)?.trim() ?? ''
  const type = text('type').toLowerCase()
  const sort = text('sort').toLowerCase()
  return {
    query: text('query'),
    type: type === 'public' || type === 'private' ? type : '',
    sort: universitySortNames.find((name) => name === sort) ?? 'ranking',
  }
}

/** What is not chosen is not spelled. */
export function writeUniversitySearch(search: UniversitySearch): URLSearchParams {
  const address = new URLSearchParams()
  if (search.query) address.set('query', search.query)
  if (search.type) address.set('type', search.type)
  if (search.sort !== 'ranking') address.set('sort', search.sort)
  return address
}

export function toUniversityVariables({ query, type, sort }: UniversitySearch): {
  filter: UniversityFilter
  sort: UniversitySort
} {
  return {
    filter: {
      ...(query && { query }),
      ...(type && { type: type === 'public' ? 'PUBLIC' : 'PRIVATE' }),
    },
    sort: sort.toUpperCase() as UniversitySort,
  }
}
