import { DEADLINE_ZONE } from '@landfall/calendar/zone'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import {
  type FlagColumn,
  type ListColumn,
  type NumberColumn,
  predicateRow,
  type TextColumn,
} from '../criteria/predicate.ts'
import { ancestors } from '../reference/fields.ts'

/** One bitset: the rows whose column has the value; a null value means that nothing is stated. */
export type BitsetName = { column: string; value: string | null }

/** No row is ever in it. */
export const NOBODY: BitsetName = { column: 'nobody', value: null }
export const OPEN: BitsetName = { column: 'isOpen', value: 'true' }
/** The rows that state what this term of the score looks at; see stated-marks.ts. */
export const STATES_AWARD: BitsetName = { column: 'award', value: 'some' }
/** The rows whose award is worth more than this many US dollars. */
export function awardsMore(usd: number): BitsetName {
  return { column: 'award', value: `more than ${usd}` }
}
export const STATES_DUE: BitsetName = { column: 'due', value: 'some' }
/** The rows that ask something beyond their columns. */
export const STATES_REQUIREMENTS: BitsetName = { column: 'requirementSet', value: 'some' }

const TEXTS: readonly TextColumn[] = ['citizenshipKind', 'fieldKind']
const LISTS: readonly ListColumn[] = [
  'citizenshipCodes',
  'degreeLevels',
  'fieldCodes',
  'eligibleVisaTypes',
  'eligibleCitizenshipStatus',
]
const FLAGS: readonly FlagColumn[] = [
  'acceptsEnglishWaivers',
  'requiresUsHighSchool',
  'requiresUsResidency',
  'requiresFinancialNeed',
  'isNeedBased',
  'isWomenOnly',
  'requiresNomination',
]
const NUMBERS: readonly NumberColumn[] = [
  'gpaRequirement',
  'minToeflScore',
  'minIeltsScore',
  'minDuolingoScore',
  'maxFamilyIncome',
]

/**
 * How many of its smallest units make one, for each number that criteria compare. These numbers lie in one bitset
 * per binary digit.
 */
const UNITS = {
  gpaRequirement: 100,
  minToeflScore: 1,
  minIeltsScore: 10,
  minDuolingoScore: 1,
} as const satisfies Partial<Record<NumberColumn, number>>
type SlicedColumn = keyof typeof UNITS
const SLICED = Object.keys(UNITS) as SlicedColumn[]
/** Enough binary digits for a decimal with ten digits before the point and two after it. */
export const MAX_DIGITS = 40

export function isSliced(column: NumberColumn): column is SlicedColumn {
  return column in UNITS
}

/** The value in the column's units; not whole when it has more decimal places. */
export function inUnits(column: SlicedColumn, value: string | number): number {
  return Number((Number(value) * UNITS[column]).toFixed(4))
}

export function digitName(column: SlicedColumn, digit: number): BitsetName {
  return { column, value: `digit ${digit}` }
}

/** Whether the whole number has a one at the binary digit; works beyond 32 bits too. */
export function hasDigit(number: number, digit: number): boolean {
  return Math.floor(number / 2 ** digit) % 2 === 1
}

/** The rows that name a field below this one. */
export function belowField(code: string): BitsetName {
  return { column: 'belowField', value: code }
}

/** The bitsets that an open listing is in because of its criteria. */
export function bitsetsOf({ criteria }: ListingCriteria): BitsetName[] {
  const row = predicateRow(criteria)
  const wider = new Set((row.fieldCodes ?? []).flatMap(ancestors))
  const unstated = [...TEXTS, 'citizenshipHint' as const, ...LISTS, ...FLAGS, ...NUMBERS]
    .filter((column) => row[column] === null)
    .map((column) => ({ column, value: null }))
  return [
    OPEN,
    ...unstated,
    ...TEXTS.map((column) => ({ column, value: row[column] })).filter(isStated),
    ...LISTS.flatMap((column) =>
      [...new Set(row[column] ?? [])].map((value) => ({ column, value })),
    ),
    ...Array.from(wider, belowField),
    ...FLAGS.filter((column) => row[column] === true).map((column) => ({
      column,
      value: 'true',
    })),
    ...SLICED.flatMap((column) => {
      const units = inUnits(column, row[column] ?? 0)
      return DIGITS.filter((digit) => hasDigit(units, digit)).map((digit) =>
        digitName(column, digit),
      )
    }),
  ]
}

const DIGITS = Array.from({ length: MAX_DIGITS }, (_, digit) => digit)

function isStated({ value }: BitsetName): boolean {
  return value !== null
}

type Criteria = ListingCriteria['criteria']
export type Minima = Pick<
  Criteria,
  | 'gpaRequirement'
  | 'minToeflScore'
  | 'minIeltsScore'
  | 'minDuolingoScore'
  | 'acceptsEnglishWaivers'
>

/**
 * Columns that one criterion and one term of the score read together: their points are looked up by the combination
 * of values, and listings that they alone shut out are counted by that combination.
 */
export const GROUPS = {
  gpa: ['gpaRequirement'],
  english: ['minToeflScore', 'minIeltsScore', 'minDuolingoScore', 'acceptsEnglishWaivers'],
} as const satisfies Record<string, readonly (keyof Minima)[]>

export type GroupName = keyof typeof GROUPS
export const GROUP_NAMES = Object.keys(GROUPS) as GroupName[]

/** The rows that state any value of the group. */
export const STATES_GROUP: Readonly<Record<GroupName, BitsetName>> = {
  gpa: { column: 'gpa', value: 'some' },
  english: { column: 'english', value: 'some' },
}

export type GroupValues = readonly (string | number | boolean | null)[]

export function groupValues(group: GroupName, criteria: Criteria): GroupValues {
  return GROUPS[group].map((column) => criteria[column])
}

/** Turns the values of `groupValues` back into columns. */
export function ofGroup(group: GroupName, values: GroupValues): Partial<Minima> {
  return Object.fromEntries(GROUPS[group].map((column, at) => [column, values[at] ?? null]))
}

export type Award = ListingCriteria['award']
export type Due = ListingCriteria['deadline']

/** The dictionary numbers that a row holds, by place among its codes. */
export const CODE_AT = { minima: 0, award: 1, due: 2, state: 3 } as const

/** A listing that states nothing has the number 0 in each code. */
export const NOTHING = {
  award: { type: 'varies', least: null, most: null } satisfies Award,
  due: { date: null, precision: 'none', timeZone: DEADLINE_ZONE } satisfies Due,
  state: null,
} as const

export function dueOf({ deadline }: ListingCriteria): Due {
  const { date, precision, timeZone } = deadline
  // Without a date, the time zone makes no difference to the value.
  return date === null ? { ...NOTHING.due, precision } : { date, precision, timeZone }
}
