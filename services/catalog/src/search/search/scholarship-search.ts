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
