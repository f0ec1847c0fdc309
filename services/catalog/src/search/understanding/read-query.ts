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
  /** The search with the filters that were read out of the query, and the rest of the query. */
  search: ScholarshipSearch
  understood: readonly UnderstoodWords[]
  /** The text that results are ranked by; null without one. */
  rankText: string | null
}

/**
 * Reads filters out of the query of a search. Filters chosen by hand win: a word of the same kind stays a word unless
 * it means the chosen value. Names win too: a text that is a title or a provider is searched for literally, and so is
 * one that begins with a name's words, unless every word of it is understood.
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
  // An empty list of countries means a country on no list.
  return chosen.includes(value) || (chosen.length === 0 && kind !== 'countries')
}

/** The search with the filters that were read, in addition to its own. */
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
    // The chosen values can only have been read again, or be part of a region that was read.
    countries:
      search.countries ?? (countries.length === 0 ? null : [...new Set(countries)]),
    fullTuition: search.fullTuition || isFullTuition,
  }
}

function labelOf({ kind, value }: Understood): string {
  const { values } = FILTERS[kind].field
  return values.find((one) => one.value === value)?.label ?? value
}
