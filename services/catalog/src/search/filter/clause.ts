import type { Findable } from '../../record/scholarship/listing-status.ts'
import type {
  AmountType,
  ApplicationComplexity,
} from '../../record/scholarship/scholarship.ts'

/** What filters look at in a listing; the rows of both indexes have it. */
export type ListingFacts = {
  /** `search_countries`, `search_degrees` and `search_fields`, with `*`, `?` and `!CA,US`. */
  countries: readonly string[]
  degrees: readonly string[]
  fields: readonly string[]
  complexity: ApplicationComplexity | null
  requiresEssay: boolean | null
  amountType: AmountType
}

/** Where listings have terms: a column of `scholarships`, and the same of a row of an index. */
export type TermsField = {
  /** A list, or one value; null of one value is "not stated". */
  column:
    | 'searchCountries'
    | 'searchDegrees'
    | 'searchFields'
    | 'applicationComplexity'
    | 'requiresEssay'
    | 'amountType'
  /** Never empty: what is not stated is `?`. */
  termsOf: (listing: ListingFacts) => readonly string[]
  /** The values that are counted beside the filter, with the term that each of them stands for. */
  values: readonly { value: string; term: string; label: string }[]
}

/** One of the terms stands in the field, or an "all but these" that leaves one of the codes in. */
export type TermsClause = {
  type: 'terms'
  field: TermsField
  terms: readonly string[]
  /** Null where no "all but these" stands. */
  notAllExcepted: readonly string[] | null
}

/** Days before the end of an exact deadline that are soon. */
export const DEADLINE_SOON_DAYS = 30

/**
 * Min: the most that is stated is as much, or it is full tuition; max: the least that is stated is no more.
 * Amounts are US dollars, decimal.
 */
export type AmountClause = {
  type: 'amount'
  bound: 'min' | 'max'
  amount: string
  orUnknown: boolean
}

/**
 * What one filter asks of listings, as data. It is compiled to SQL (`search-conditions.sql.ts`), to operations
 * on bitsets (`search-index/filter-compiler.ts`) and into the index of saved searches.
 */
export type Clause =
  | { type: 'status'; among: Findable }
  | { type: 'text'; text: string }
  /** Ids or slugs, which have indexes of their own: SQL alone answers it. */
  | { type: 'ids'; ids: readonly string[] }
  | { type: 'id'; column: 'universityId' | 'ownerId'; id: string }
  | TermsClause
  | AmountClause
  | { type: 'deadline-soon'; orUnknown: boolean }
  | { type: 'eligible'; orUnknown: boolean }
