import { isAmount } from '#lib/forms/typed-number.ts'
import type { UniversityFilter, UniversitySort } from '#gql/graphql'

/** Everything that a person chose on the universities page, as the address holds it under REST's names. */
export type UniversitySearch = {
  query: string
  type: '' | 'public' | 'private'
  /** Two-letter codes or names, as they came. */
  states: readonly string[]
  /** US dollars a year, as typed. */
  maxTuition: string
  hasScholarships: boolean
  englishTestNotRequired: boolean
  sort: UniversitySortName
}
export const universitySortNames = ['ranking', 'tuition', 'acceptance', 'name'] as const
export type UniversitySortName = (typeof universitySortNames)[number]

export const emptyUniversitySearch: UniversitySearch = {
  query: '',
  type: '',
  states: [],
  maxTuition: '',
  hasScholarships: false,
  englishTestNotRequired: false,
  sort: 'ranking',
}

/** Reads an address; states are separated by commas or repeated, `state` counts as `states`. */
export function readUniversitySearch(address: URLSearchParams): UniversitySearch {
  const text = (name: string) => address.get(name)?.trim() ?? ''
  const flag = (name: string) => ['true', '1'].includes(text(name))
  const type = text('type').toLowerCase()
  const sort = text('sort').toLowerCase()
  return {
    query: text('query'),
    type: type === 'public' || type === 'private' ? type : '',
    states: statesIn(address),
    maxTuition: isAmount(text('maxTuition')) ? text('maxTuition') : '',
    hasScholarships: flag('hasScholarships'),
    englishTestNotRequired: flag('englishTestNotRequired'),
    sort: universitySortNames.find((name) => name === sort) ?? 'ranking',
  }
}

function statesIn(address: URLSearchParams): string[] {
  const states = [...address.getAll('states'), ...address.getAll('state')]
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .map((value) => (value.length === 2 ? value.toUpperCase() : value))
  return [...new Set(states)]
}

/** Writes an address, without whatever is not chosen. */
export function writeUniversitySearch(search: UniversitySearch): URLSearchParams {
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const text = Array.isArray(value) ? value.join(',') : value === true ? 'true' : value
    if (typeof text === 'string' && text !== '') address.set(name, text)
  }
  if (search.sort === emptyUniversitySearch.sort) address.delete('sort')
  return address
}

export function toUniversityVariables({ type, sort, ...others }: UniversitySearch): {
  filter: UniversityFilter
  sort: UniversitySort
} {
  const chosen = Object.entries(others).filter(
    ([, value]) => value === true || (value !== false && value.length > 0),
  )
  return {
    filter: {
      ...Object.fromEntries(chosen),
      ...(type && { type: type === 'public' ? 'PUBLIC' : 'PRIVATE' }),
    },
    sort: sort.toUpperCase() as UniversitySort,
  }
}
