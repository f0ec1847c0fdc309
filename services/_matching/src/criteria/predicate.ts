import type { ScholarshipCriteria } from '../scholarship-criteria.ts'

/**
 * A neutral expression over the stored columns of one scholarship, for a plan over the whole catalog. It is
 * two-valued: comparing a null column gives false, also inside `not` (in SQL, compile a comparison as
 * `coalesce(<comparison>, false)`).
 */
export type Predicate =
  | { op: 'all'; of: readonly Predicate[] }
  | { op: 'any'; of: readonly Predicate[] }
  | { op: 'not'; of: Predicate }
  | { op: 'is-null'; column: PredicateColumn }
  /** A text column equals the value. */
  | { op: 'is'; column: TextColumn; value: string }
  /** A text column equals one of the values. */
  | { op: 'is-one-of'; column: TextColumn; values: readonly string[] }
  /** A boolean column is true. */
  | { op: 'is-true'; column: FlagColumn }
  /** A list column holds at least one of the values. */
  | { op: 'holds-any'; column: ListColumn; values: readonly string[] }
  /** A numeric column is greater than the value (a decimal as text). */
  | { op: 'greater-than'; column: NumberColumn; value: string }
  /** A numeric column is less than the value. */
  | { op: 'less-than'; column: NumberColumn; value: string }

/** `requirementSet`: the id of what is asked beyond the other columns; see requirements/requirement-set.ts. */
export type TextColumn =
  | 'citizenshipKind'
  | 'fieldKind'
  | 'citizenshipHint'
  | 'requirementSet'
export type FlagColumn =
  | 'acceptsEnglishWaivers'
  | 'requiresUsHighSchool'
  | 'requiresUsResidency'
  | 'requiresFinancialNeed'
  | 'isNeedBased'
  | 'isWomenOnly'
  | 'requiresNomination'
export type ListColumn =
  | 'citizenshipCodes'
  | 'degreeLevels'
  | 'fieldCodes'
  | 'eligibleVisaTypes'
  | 'eligibleCitizenshipStatus'
export type NumberColumn =
  | 'gpaRequirement'
  | 'minToeflScore'
  | 'minIeltsScore'
  | 'minDuolingoScore'
  | 'maxFamilyIncome'
export type PredicateColumn = TextColumn | FlagColumn | ListColumn | NumberColumn

export const ALWAYS: Predicate = { op: 'all', of: [] }

export function all(of: readonly Predicate[]): Predicate {
  return { op: 'all', of }
}

export function any(of: readonly Predicate[]): Predicate {
  return { op: 'any', of }
}

export function not(of: Predicate): Predicate {
  return { op: 'not', of }
}

export function notNull(column: PredicateColumn): Predicate {
  return not({ op: 'is-null', column })
}

/** The listing states a figure and the value reaches it. */
export function atMost(column: NumberColumn, value: string): Predicate {
  return all([notNull(column), not({ op: 'greater-than', column, value })])
}

/** The columns of a stored scholarship that predicates can refer to. */
export type PredicateRow = {
  readonly [C in TextColumn]: string | null
} & { readonly [C in FlagColumn]: boolean | null } & {
  readonly [C in ListColumn]: readonly string[] | null
} & { readonly [C in NumberColumn]: string | number | null }

/**
 * Lays a stored scholarship out as the columns that predicates refer to.
 * @param requirementSet the id of its set; null when nothing is asked beyond the columns
 */
export function predicateRow(
  scholarship: ScholarshipCriteria,
  requirementSet: string | null = null,
): PredicateRow {
  return {
    ...scholarship,
    requirementSet,
    citizenshipKind: scholarship.citizenship.kind,
    citizenshipCodes: scholarship.citizenship.codes,
    citizenshipHint: scholarship.citizenship.hint,
    fieldKind: scholarship.fields.kind,
    fieldCodes: scholarship.fields.codes,
  }
}

/** Evaluates a predicate in memory; catalog's store compiles the same predicate to SQL. */
export function holds(predicate: Predicate, row: PredicateRow): boolean {
  switch (predicate.op) {
    case 'all':
      return predicate.of.every((part) => holds(part, row))
    case 'any':
      return predicate.of.some((part) => holds(part, row))
    case 'not':
      return !holds(predicate.of, row)
    case 'is-null':
      return row[predicate.column] === null
    case 'is':
      return row[predicate.column] === predicate.value
    case 'is-one-of':
      return predicate.values.includes(row[predicate.column] ?? '')
    case 'is-true':
      return row[predicate.column] === true
    case 'holds-any':
      return (
        row[predicate.column]?.some((value) => predicate.values.includes(value)) ?? false
      )
    case 'greater-than':
      return compare(row[predicate.column], predicate.value) > 0
    case 'less-than':
      return compare(row[predicate.column], predicate.value) < 0
  }
}

/** The sign of the difference; 0 when the column is null, so that no strict comparison holds. */
function compare(column: string | number | null, value: string): number {
  return column === null ? 0 : Number(column) - Number(value)
}
