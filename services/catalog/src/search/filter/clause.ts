import type { Findable } from '../../record/scholarship/listing-status.ts'
import type {
  AmountType,
  ApplicationComplexity,
} from '../../record/scholarship/scholarship.ts'

/** The facts of a listing that filters use; rows of both indexes have them. */
export type ListingFacts = {
  /** `search_countries`, `search_degrees` and `search_fields`, with `*`, `?` and `!CA,US`. */
  countries: readonly string[]
  degrees: readonly string[]
  fields: readonly string[]
  complexity: ApplicationComplexity | null
  requiresEssay: boolean | null
  amountType: AmountType
}

/** Where listings have terms: a column of `scholarships`, and the same value of an index row. */
export type TermsField = {
  /** A list, or one value; a null value means "not stated". */
  column:
    | 'searchCountries'
    | 'searchDegrees'
    | 'searchFields'
    | 'applicationComplexity'
    | 'requiresEssay'
    | 'amountType'
  /** Never empty: `?` if not stated. */
  termsOf: (listing: ListingFacts) => readonly string[]
  /** The values with counts next to the filter, and the term that each stands for. */
  values: readonly { value: string; term: string; label: string }[]
}

/** The field has one of the terms, or an "all but these" that lets in one of the codes. */
export type TermsClause = {
  type: 'terms'
  field: TermsField
  terms: readonly string[]
  /** Null if the field never has an "all but these". */
  notAllExcepted: readonly string[] | null
}

/** How many days before its end an exact deadline counts as soon. */
export const DEADLINE_SOON_DAYS = 30

/**
 * Min: the stated maximum is at least this, or it is full tuition; max: the stated minimum is at most this. Amounts
 * are US dollars, decimal.
 */
export type AmountClause = {
  type: 'amount'
  bound: 'min' | 'max'
  amount: string
  orUnknown: boolean
}

/**
 * The condition of one filter, as data. It is compiled to SQL (`search-conditions.sql.ts`), to operations on bitsets
 * (`search-index/filter-compiler.ts`) and into the index of saved searches.
 */
export type Clause =
  | { type: 'status'; among: Findable }
  | { type: 'text'; text: string }
  /** Ids or slugs, which have their own indexes: only SQL answers it. */
  | { type: 'ids'; ids: readonly string[] }
  | { type: 'id'; column: 'universityId' | 'ownerId'; id: string }
  | TermsClause
  | AmountClause
  | { type: 'deadline-soon'; orUnknown: boolean }
  | { type: 'eligible'; orUnknown: boolean }
