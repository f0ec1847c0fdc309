import type { DecimalText } from '@landfall/matching/scholarship-criteria'
import type { University } from './university.ts'

export const UNIVERSITY_SORTS = ['ranking', 'tuition', 'acceptance', 'name'] as const
export type UniversitySortName = (typeof UNIVERSITY_SORTS)[number]

export type UniversitySearch = {
  /** Plain lower-case words that must all occur in name, city or state. */
  words: readonly string[]
  /** Similar words match, too. */
  isForgiving: boolean
  /** Ids, slugs or unit ids. */
  ids: readonly string[] | null
  type: University['type'] | null
  /** Two letters or the name of each, lower case; null: any. */
  states: readonly string[] | null
  /** The most that a student from another state pays for a year; US dollars. */
  maxTuition: DecimalText | null
  /** Only those with an open scholarship. */
  hasScholarships: boolean
  /** Only those that say that they admit without an English test. */
  englishTestNotRequired: boolean
}

/** What a university may report of an English test and still admit without one. */
export const ENGLISH_TEST_NOT_REQUIRED = ['considered', 'not considered'] as const

/** Counts for the values of one filter, each with the other filters applied. */
export type UniversityFacet = {
  kind: UniversityFacetKind
  values: { value: string; label: string; count: number }[]
  /** How many do not report what the filter uses. */
  unknownCount: number
}
export type UniversityFacetKind =
  | 'type'
  | 'states'
  | 'maxTuition'
  | 'hasScholarships'
  | 'englishTestNotRequired'

/** The distribution of a figure over all that report it, in the figure's own unit. */
export type FigureSpread = {
  lowerQuartile: DecimalText
  upperQuartile: DecimalText
  ninetyFifthPercentile: DecimalText
}

/** Exact figures over everything that is listed. */
export type UniversityFigures = {
  totalUniversities: number
  internationalStudents: number | null
  averageAcceptance: string | null
  acceptanceReportedBy: number
  acceptanceSpread: FigureSpread | null
  tuitionSpread: FigureSpread | null
  internationalShareSpread: FigureSpread | null
  sourceYear: number | null
}

const BEYOND_ALL_RANKS = 1_000_000
export const BEYOND_ALL_TUITIONS = '999999999999.00'
const BELOW_ALL_RATES = '-1'

/** The columns that filters and sorts use: computed at each write, with unknown values beyond all known ones. */
export function universitySearchColumns(
  university: Pick<
    University,
    | 'name'
    | 'city'
    | 'state'
    | 'stateName'
    | 'ranking'
    | 'tuitionInState'
    | 'tuitionOutOfState'
    | 'acceptanceRate'
  >,
  plain: (text: string) => string,
) {
  const { name, city, state, stateName } = university
  const known = [name, city, state, stateName].filter((part) => part !== null)
  return {
    searchText: plain(known.join(' ')).toLowerCase(),
    nameSort: plain(name).toLowerCase(),
    rankingSort: university.ranking ?? BEYOND_ALL_RANKS,
    tuitionSort:
      university.tuitionOutOfState ?? university.tuitionInState ?? BEYOND_ALL_TUITIONS,
    acceptanceSort: university.acceptanceRate ?? BELOW_ALL_RATES,
  }
}
