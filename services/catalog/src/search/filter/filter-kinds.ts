import { NOT_STATED, OPEN_TO_ALL } from '../../record/scholarship/search-tokens.ts'
import type { Clause, TermsField } from './clause.ts'
import { type FilterValue, amount, id } from './filter-values.ts'

/** One filter of a search. */
export type Filter<V = unknown> = FilterValue<V> & {
  /** The condition that the value sets for listings; null: none. */
  clause(value: V, orUnknown: boolean): Clause | null
  /** Whether, with `includeUnknown`, listings pass that do not state the fact. */
  forgives: boolean
  /** What its result depends on besides the listings. */
  dependsOn?: 'day' | 'viewer'
}

/** A filter for terms in a field of listings; its values have counts. */
export type TermsFilter<V = unknown> = Filter<V> & { field: TermsField }

/** A filter that students can save. */
export type Saved<F> = F & { isSaved: true }

export function saved<F>(filter: F): Saved<F> {
  return { ...filter, isSaved: true }
}

/** @param o.termsFor the terms that a value looks for; null: none */
export function terms<V>(
  o: FilterValue<V> & {
    field: TermsField
    termsFor: (value: V) => readonly string[] | null
    /** Listings may be open to all. */
    isOpenToAll?: true
    /** Listings may be open to all but some. */
    hasExceptions?: true
  },
): TermsFilter<V> {
  const { termsFor, isOpenToAll, hasExceptions, ...filter } = o
  return {
    ...filter,
    forgives: true,
    clause(value, orUnknown) {
      const asked = termsFor(value)
      if (asked === null) return null
      return {
        type: 'terms',
        field: filter.field,
        terms: [
          ...(isOpenToAll ? [OPEN_TO_ALL] : []),
          ...asked,
          ...(orUnknown ? [NOT_STATED] : []),
        ],
        notAllExcepted: hasExceptions ? asked : null,
      }
    },
  }
}

export function amountBound(bound: 'min' | 'max'): Filter<string | null> {
  return {
    ...amount,
    forgives: true,
    clause: (value, orUnknown) =>
      value === null ? null : { type: 'amount', bound, amount: value, orUnknown },
  }
}

/** A filter by an id that listings refer to. */
export function reference(column: 'universityId' | 'ownerId'): Filter<string | null> {
  return {
    ...id,
    forgives: false,
    clause: (value) => (value === null ? null : { type: 'id', column, id: value }),
  }
}

/** The values of a list; null, which filters nothing, for an empty one. */
export function someOf<T extends string>(values: readonly T[]): readonly T[] | null {
  return values.length === 0 ? null : values
}
