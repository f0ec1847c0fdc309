import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { scholarships } from '../../db/scholarship-tables.ts'
import type { Predicate, PredicateColumn } from '@landfall/matching/criteria/predicate'

const COLUMNS: Record<PredicateColumn, AnyColumn> = {
  citizenshipKind: scholarships.citizenshipKind,
  citizenshipHint: scholarships.citizenshipHint,
  citizenshipCodes: scholarships.citizenshipCodes,
  fieldKind: scholarships.fieldKind,
  fieldCodes: scholarships.fieldCodes,
  degreeLevels: scholarships.degreeLevels,
  eligibleVisaTypes: scholarships.eligibleVisaTypes,
  eligibleCitizenshipStatus: scholarships.eligibleCitizenshipStatus,
  acceptsEnglishWaivers: scholarships.acceptsEnglishWaivers,
  requiresUsHighSchool: scholarships.requiresUsHighSchool,
  requiresUsResidency: scholarships.requiresUsResidency,
  requiresFinancialNeed: scholarships.requiresFinancialNeed,
  isNeedBased: scholarships.isNeedBased,
  isWomenOnly: scholarships.isWomenOnly,
  requiresNomination: scholarships.requiresNomination,
  gpaRequirement: scholarships.gpaRequirement,
  minToeflScore: scholarships.minToeflScore,
  minIeltsScore: scholarships.minIeltsScore,
  minDuolingoScore: scholarships.minDuolingoScore,
  maxFamilyIncome: scholarships.maxFamilyIncome,
  requirementSet: scholarships.requirementSet,
}

/**
 * Compiles a predicate to SQL over the scholarships table. Two-valued like its interpreter: a comparison with null is
 * false, so its `not` is true.
 */
export function compilePredicate(predicate: Predicate): SQL {
  switch (predicate.op) {
    case 'all':
      return join(predicate.of, sql` and `, sql`true`)
    case 'any':
      return join(predicate.of, sql` or `, sql`false`)
    case 'not':
      return sql`(not ${compilePredicate(predicate.of)})`
    case 'is-null':
      return sql`(${COLUMNS[predicate.column]} is null)`
    case 'is':
      return sql`coalesce(${COLUMNS[predicate.column]} = ${predicate.value}, false)`
    case 'is-one-of':
      return sql`coalesce(${COLUMNS[predicate.column]} = any(${textArray(predicate.values)}), false)`
    case 'is-true':
      return sql`coalesce(${COLUMNS[predicate.column]}, false)`
    case 'holds-any':
      return sql`coalesce(${COLUMNS[predicate.column]} && ${textArray(predicate.values)}, false)`
    case 'greater-than':
      return sql`coalesce(${COLUMNS[predicate.column]} > ${predicate.value}::numeric, false)`
    case 'less-than':
      return sql`coalesce(${COLUMNS[predicate.column]} < ${predicate.value}::numeric, false)`
  }
}

/** A text array as one parameter. */
export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`
}

function join(parts: readonly Predicate[], separator: SQL, empty: SQL): SQL {
  if (parts.length === 0) return empty
  return sql`(${sql.join(parts.map(compilePredicate), separator)})`
}
