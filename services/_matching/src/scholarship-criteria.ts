/**
 * What a listing asks of a student. Null always means that the provider does not state it; no field carries a
 * default that a source did not state.
 */

export type DegreeLevel = 'undergraduate' | 'graduate' | 'phd' | 'postdoc'

export const DEGREE_LEVELS: readonly DegreeLevel[] = [
  'undergraduate',
  'graduate',
  'phd',
  'postdoc',
]

/** An exact decimal number as text, for example "12500.00"; never a float. */
export type DecimalText = string

/**
 * Whom the citizenship rule admits. `codes` are ISO 3166-1 alpha-2, sorted: the listed countries (regions expanded)
 * or the excepted ones; empty for the other kinds. `hint` is the provider's wording in place of a list ("Developing
 * countries"); a listed rule with a hint admits the listed countries and leaves the others unknown.
 */
export type CitizenshipRule = {
  kind: 'all' | 'all-except' | 'listed' | 'see-source' | 'not-stated'
  codes: readonly string[]
  hint: string | null
}

/** Which fields of study the award is for. `codes` as in reference/fields.ts, empty unless listed. */
export type FieldRule = {
  kind: 'all' | 'listed' | 'not-stated'
  codes: readonly string[]
}

/** The part of a listing that rules are computed from. */
export type ScholarshipCriteria = {
  citizenship: CitizenshipRule
  degreeLevels: readonly DegreeLevel[] | null
  fields: FieldRule
  /** On the 4.0 scale, two decimals. */
  gpaRequirement: DecimalText | null
  minToeflScore: number | null
  /** One decimal. */
  minIeltsScore: DecimalText | null
  minDuolingoScore: number | null
  acceptsEnglishWaivers: boolean | null
  eligibleVisaTypes: readonly string[] | null
  eligibleCitizenshipStatus: readonly string[] | null
  requiresUsHighSchool: boolean | null
  requiresUsResidency: boolean | null
  residencyRequirements: string | null
  /** US dollars per year. */
  maxFamilyIncome: DecimalText | null
  requiresFinancialNeed: boolean | null
  isNeedBased: boolean | null
  isWomenOnly: boolean | null
  requiresNomination: boolean | null
}

/** The criteria of a listing that states nothing. */
export const ASKS_NOTHING = {
  citizenship: { kind: 'not-stated', codes: [], hint: null },
  degreeLevels: null,
  fields: { kind: 'not-stated', codes: [] },
  gpaRequirement: null,
  minToeflScore: null,
  minIeltsScore: null,
  minDuolingoScore: null,
  acceptsEnglishWaivers: null,
  eligibleVisaTypes: null,
  eligibleCitizenshipStatus: null,
  requiresUsHighSchool: null,
  requiresUsResidency: null,
  residencyRequirements: null,
  maxFamilyIncome: null,
  requiresFinancialNeed: null,
  isNeedBased: null,
  isWomenOnly: null,
  requiresNomination: null,
} satisfies ScholarshipCriteria
