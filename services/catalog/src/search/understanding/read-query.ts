import { codesOfRegion } from '@landfall/reference/regions'
import { plainText } from '../../record/text/plain-text.ts'
import { FILTERS } from '../filter/filters.ts'
import type { ScholarshipSearch } from '../filter/scholarship-search.ts'
import {
  type Understanding,
  type Understood,
  asItStands,
  understand,
} from './understand.ts'

/** Names of open listings that begin with a text, lower case. */
export type NameLookup = {
  titles(start: string, most: number): Promise<string[]>
  providers(start: string, most: number): Promise<string[]>
}

export type UnderstoodWords = Understood & { label: string }

export type ReadQuery = {
  /** With the filters that were read out of the query, and what is left of it. */
  search: ScholarshipSearch
  understood: readonly UnderstoodWords[]
  /** What the query is ranked by; null without one. */
  rankText: string | null
}

/**
 * The function reads the query of a search. What was chosen by hand wins: a word of the same kind stays a word
 * unless it means the chosen value. So do names: a text that is a title or a provider is searched for as it stands,
 * and one that begins with a name's words is too, unless every word of it is understood.
 */
export function makeReadQuery(names: NameLookup) {
  return async (search: ScholarshipSearch): Promise<ReadQuery> => {
    const { query } = search
    if (query === null) return { search, understood: [], rankText: null }
    const { understood, rest, rankText } = await understoodOf(names, search, query)
    return {
      search: { ...withValues(search, understood), query: rest },
      understood: understood.map((one) => ({ ...one, label: labelOf(one) })),
      rankText,
    }
  }
}

async function understoodOf(
  names: NameLookup,
  search: ScholarshipSearch,
  query: string,
): Promise<Understanding> {
  const found = understand(query, (one) => mayRead(search, one))
  if (found.understood.length === 0) return found
  return (await isName(names, query, found.rest)) ? asItStands(query) : found
}

async function isName(
  names: NameLookup,
  query: string,
  rest: string | null,
): Promise<boolean> {
  const start = query.toLowerCase()
  const found = (
    await Promise.all([names.titles(start, 1), names.providers(start, 1)])
  ).flat()
  return found.some((name) => rest !== null || plainText(name).toLowerCase() === start)
}

function mayRead(search: ScholarshipSearch, { kind, value }: Understood): boolean {
  const chosen: readonly string[] | boolean | null = search[kind]
  if (typeof chosen === 'boolean' || chosen === null) return true
  const region = kind === 'countries' ? codesOfRegion(value) : null
  if (region !== null) {
    return chosen.length > 0 && chosen.every((code) => region.includes(code))
  }
  // An empty list of countries is one that no list knows.
  return chosen.includes(value) || (chosen.length === 0 && kind !== 'countries')
}

/** The search with the filters that were read beside its own. */
export function withValues(
  search: ScholarshipSearch,
  understood: readonly Understood[],
): ScholarshipSearch {
  const values = (kind: Understood['kind']) =>
    understood.filter((one) => one.kind === kind).map(({ value }) => value)
  const joined = <T extends string>(chosen: readonly T[], kind: Understood['kind']) =>
    [...new Set([...chosen, ...values(kind)])] as T[]
  const isFullTuition = values('fullTuition').length > 0
  const countries = values('countries').flatMap((value) => codesOfRegion(value) ?? value)
  return {
    ...search,
    degreeLevel: joined(search.degreeLevel, 'degreeLevel'),
    fieldOfStudy: joined(search.fieldOfStudy, 'fieldOfStudy'),
    // What was chosen is read again at most, or a part of a region that is read.
    countries:
      search.countries ?? (countries.length === 0 ? null : [...new Set(countries)]),
    fullTuition: search.fullTuition || isFullTuition,
  }
}

function labelOf({ kind, value }: Understood): string {
  const { values } = FILTERS[kind].field
  return values.find((one) => one.value === value)?.label ?? value
}
