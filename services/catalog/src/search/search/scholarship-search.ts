import type { DegreeLevel } from '@landfall/matching/scholarship-criteria'
import type { ApplicationComplexity } from '../../record/scholarship/scholarship.ts'

/** What a person looks for; every list empty and every value null means: any. */
export type ScholarshipSearch = {
  /** Normalised free text. */
  text: string | null
  /** Ids or slugs. */
  ids: readonly string[] | null
  degreeLevels: readonly DegreeLevel[]
  /** Codes of fields.ts. */
  fieldCodes: readonly string[]
  /** ISO codes; null any, empty a country that no list knows: only what is open to all fits. */
  countryCodes: readonly string[] | null
  /** US dollars. */
  minAmount: string | null
  maxAmount: string | null
  noEssay: boolean
  complexities: readonly ApplicationComplexity[]
  deadlineSoon: boolean
  eligibleOnly: boolean
  includeUnknown: boolean
  includePast: boolean
  universityId: string | null
  ownerId: string | null
}

export const ANY_SCHOLARSHIP: ScholarshipSearch = {
  text: null,
  ids: null,
  degreeLevels: [],
  fieldCodes: [],
  countryCodes: null,
  minAmount: null,
  maxAmount: null,
  noEssay: false,
  complexities: [],
  deadlineSoon: false,
  eligibleOnly: false,
  includeUnknown: false,
  includePast: false,
  universityId: null,
  ownerId: null,
}

export type ScholarshipSortName = 'relevance' | 'deadline' | 'amount' | 'newest' | 'effort'

/** Stands in a search column for "open to all". */
export const OPEN_TO_ALL = '*'
/** Stands in a search column for "not stated", or stated only at the source. */
export const NOT_STATED = '?'
const EXCEPT = '!'

/** The one value that stands for "all countries except these". */
export function exceptionToken(codes: readonly string[]): string {
  return EXCEPT + codes.toSorted().join(',')
}

/** The codes of an exception token; null for any other value of the column. */
export function exceptedCodes(token: string): string[] | null {
  return token.startsWith(EXCEPT) ? token.slice(EXCEPT.length).split(',') : null
}

/**
 * Text as it is indexed and searched: letters without their marks, no control characters.
 * The same on both sides, so that "Québec" and "quebec" meet.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{C}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of a text, lower case; what the dictionary of words holds and corrects. */
export function wordsOf(text: string): string[] {
  return (
    plainText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
