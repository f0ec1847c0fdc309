import { ALL_FIELDS, FIELDS, parseField } from '@landfall/matching/reference/fields'
import { DEGREE_LEVELS, type DegreeLevel } from '@landfall/matching/scholarship-criteria'
import { COUNTRIES, parseCountry } from '@landfall/reference/countries'
import { codesOfRegion } from '@landfall/reference/regions'
import type { ApplicationComplexity } from '../../record/scholarship/scholarship.ts'
import { NOT_STATED } from '../../record/scholarship/search-tokens.ts'
import {
  type Filter,
  amountBound,
  reference,
  saved,
  someOf,
  terms,
} from './filter-kinds.ts'
import { flag, freeText, idsOrSlugs, known, knownOrOther } from './filter-values.ts'

const LEVEL_ALIASES: Readonly<Record<string, DegreeLevel>> = {
  bachelor: 'undergraduate',
  bachelors: 'undergraduate',
  master: 'graduate',
  masters: 'graduate',
  doctorate: 'phd',
  doctoral: 'phd',
  postdoctoral: 'postdoc',
}
const LEVEL_LABELS: Record<DegreeLevel, string> = {
  undergraduate: 'Undergraduate',
  graduate: 'Graduate',
  phd: 'PhD',
  postdoc: 'Postdoc',
}
const COMPLEXITY_LABELS: Record<ApplicationComplexity, string> = {
  simple: 'Simple',
  medium: 'Medium',
  complex: 'Complex',
}
const COMPLEXITIES: readonly ApplicationComplexity[] = ['simple', 'medium', 'complex']

/**
 * The filters of a search, each under its name in `ScholarshipFilter`; filters are joined by AND, the values of one
 * by OR. All code that reads, compiles, counts or saves filters uses this table.
 */
export const FILTERS = {
  query: saved<Filter<string | null>>({
    ...freeText,
    forgives: false,
    clause: (text) => (text === null ? null : { type: 'text', text }),
  }),
  ids: {
    ...idsOrSlugs,
    forgives: false,
    clause: (ids) => (ids === null ? null : { type: 'ids', ids }),
  } satisfies Filter<string[] | null>,
  degreeLevel: saved(
    terms({
      ...known({ noun: 'degree level', parse: parseLevel }),
      termsFor: someOf,
      field: {
        column: 'searchDegrees',
        termsOf: ({ degrees }) => degrees,
        values: DEGREE_LEVELS.map((value) => labeled(value, LEVEL_LABELS[value])),
      },
    }),
  ),
  fieldOfStudy: saved(
    terms({
      ...known({ noun: 'field of study', parse: parseField, any: ALL_FIELDS }),
      termsFor: someOf,
      isOpenToAll: true,
      field: {
        column: 'searchFields',
        termsOf: ({ fields }) => fields,
        values: FIELDS.map(({ code, name }) => labeled(code, name)),
      },
    }),
  ),
  /**
   * A region means all of its countries. `other` is a country on no list: only listings open to all, or to all but
   * some, fit it.
   */
  countries: saved(
    terms({
      ...knownOrOther({ noun: 'country', parse: parsePlace, other: 'other' }),
      termsFor: (codes) => codes,
      isOpenToAll: true,
      hasExceptions: true,
      field: {
        column: 'searchCountries',
        termsOf: ({ countries }) => countries,
        values: COUNTRIES.map(({ code, name }) => labeled(code, name)),
      },
    }),
  ),
  minAmount: saved(amountBound('min')),
  maxAmount: saved(amountBound('max')),
  complexity: saved(
    terms({
      ...known({ noun: 'complexity', parse: parseComplexity }),
      termsFor: someOf,
      field: {
        column: 'applicationComplexity',
        termsOf: ({ complexity }) => [complexity ?? NOT_STATED],
        values: COMPLEXITIES.map((value) => labeled(value, COMPLEXITY_LABELS[value])),
      },
    }),
  ),
  noEssay: saved(
    terms({
      ...flag,
      termsFor: (isWanted) => (isWanted ? ['false'] : null),
      field: {
        column: 'requiresEssay',
        termsOf: ({ requiresEssay }) => [String(requiresEssay ?? NOT_STATED)],
        values: [{ value: 'true', term: 'false', label: 'No essay required' }],
      },
    }),
  ),
  fullTuition: saved(
    terms({
      ...flag,
      termsFor: (isWanted) => (isWanted ? ['full-tuition'] : null),
      field: {
        column: 'amountType',
        termsOf: ({ amountType }) => [amountType],
        values: [{ value: 'true', term: 'full-tuition', label: 'Full tuition' }],
      },
    }),
  ),
  deadlineSoon: {
    ...flag,
    forgives: true,
    dependsOn: 'day',
    clause: (isWanted, orUnknown) =>
      isWanted ? { type: 'deadline-soon', orUnknown } : null,
  } satisfies Filter<boolean>,
  eligibleOnly: {
    ...flag,
    forgives: true,
    dependsOn: 'viewer',
    clause: (isWanted, orUnknown) => (isWanted ? { type: 'eligible', orUnknown } : null),
  } satisfies Filter<boolean>,
  /** Filters nothing by itself: makes the others let listings pass that do not state their fact. */
  includeUnknown: saved<Filter<boolean>>({ ...flag, forgives: false, clause: () => null }),
  includePast: {
    ...flag,
    forgives: false,
    clause: (isWanted) => ({ type: 'status', among: isWanted ? 'withPast' : 'open' }),
  } satisfies Filter<boolean>,
  universityId: reference('universityId'),
  ownerId: reference('ownerId'),
}

export type FilterName = keyof typeof FILTERS
type NamesOf<F> = {
  [N in FilterName]: (typeof FILTERS)[N] extends F ? N : never
}[FilterName]
/** Filters whose values have counts. */
export type FacetKind = NamesOf<{ field: object }>
/** Filters that can be saved: they mean the same at any time and for anybody. */
export type SavedName = NamesOf<{ isSaved: true }>

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]
export const FACET_KINDS = FILTER_NAMES.filter(isFacetKind)
export const SAVED_NAMES = FILTER_NAMES.filter(isSavedName)

function isFacetKind(name: FilterName): name is FacetKind {
  return 'field' in FILTERS[name]
}

export function isSavedName(name: FilterName): name is SavedName {
  return 'isSaved' in FILTERS[name]
}

function labeled(value: string, label: string) {
  return { value, term: value, label }
}

function parseLevel(text: string): DegreeLevel | null {
  const key = text.toLowerCase().replaceAll(/[^a-z]/g, '')
  return DEGREE_LEVELS.find((level) => level === key) ?? LEVEL_ALIASES[key] ?? null
}

function parsePlace(text: string): string | readonly string[] | null {
  return parseCountry(text) ?? codesOfRegion(text)
}

function parseComplexity(text: string): ApplicationComplexity | null {
  return COMPLEXITIES.find((value) => value === text.toLowerCase()) ?? null
}
