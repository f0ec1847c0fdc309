import { NOT_STATED, OPEN_TO_ALL } from '../../record/scholarship/search-tokens.ts'
import type { Clause, TermsField } from './clause.ts'
import { type FilterValue, amount, id } from './filter-values.ts'

/** One filter of a search. */
export type Filter<V = unknown> = FilterValue<V> & {
  /** What the value asks of listings; null: nothing. */
  clause(value: V, orUnknown: boolean): Clause | null
  /** With `includeUnknown`, listings pass that do not state the fact. */
  forgives: boolean
  /** What it finds does not depend on the listings alone. */
  dependsOn?: 'day' | 'viewer'
}

/** One that looks for terms in a field of listings; its values are counted beside it. */
export type TermsFilter<V = unknown> = Filter<V> & { field: TermsField }

/** A filter that students can keep. */
export type Saved<F> = F & { isSaved: true }

export function saved<F>(filter: F): Saved<F> {
  return { ...filter, isSaved: true }
}

/** @param o.termsFor what a value looks for; null: nothing */
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

/** A listing names what an id stands for. */
export function reference(column: 'universityId' | 'ownerId'): Filter<string | null> {
  return {
    ...id,
    forgives: false,
    clause: (value) => (value === null ? null : { type: 'id', column, id: value }),
  }
}

/** The values of a list; none of them looks for nothing. */
export function someOf<T extends string>(values: readonly T[]): readonly T[] | null {
  return values.length === 0 ? null : values
}
