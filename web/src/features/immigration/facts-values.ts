import { isCalendarDay } from '@landfall/calendar/day'
import { graphql } from '#gql'
import type {
  FactsValues_ProfileFragment,
  ImmigrationI94,
  ImmigrationStudyLevel,
  SaveImmigrationProfileInput,
} from '#gql/graphql'
import { dayLabels } from './fact-messages.ts'
import { immigrationMessages as text } from './immigration-messages.ts'

export const factsFragment = graphql(`
  fragment FactsValues_Profile on ImmigrationProfile {
    id
    version
    asOf
    days {
      name
      day
    }
    i94
    citizenships
    birthCountry
    hasPalestinianDocument
    level
    optLevel
  }
`)

export type DayName = keyof typeof dayLabels

export type FactsValues = Record<DayName, string> & {
  i94: ImmigrationI94
  citizenships: string[]
  birthCountry: string
  hasPalestinianDocument: boolean
  level: ImmigrationStudyLevel | ''
  optLevel: ImmigrationStudyLevel | ''
}

const DAY_NAMES = Object.keys(dayLabels) as DayName[]

export function isDayName(name: string): name is DayName {
  return name in dayLabels
}

export function valuesOf(
  profile: Omit<FactsValues_ProfileFragment, ' $fragmentName'>,
): FactsValues {
  const dayByName = new Map(profile.days.map(({ name, day }) => [name, day]))
  const days = Object.fromEntries(
    DAY_NAMES.map((name) => [name, dayByName.get(name) ?? '']),
  )
  return {
    ...(days as Record<DayName, string>),
    i94: profile.i94,
    citizenships: [...profile.citizenships],
    birthCountry: profile.birthCountry ?? '',
    hasPalestinianDocument: profile.hasPalestinianDocument,
    level: profile.level ?? '',
    optLevel: profile.optLevel ?? '',
  }
}

/** Whether the value states anything: a level that is not asked for does not. */
export function isStated(values: FactsValues, name: keyof FactsValues): boolean {
  const value = values[name]
  if (name === 'optLevel' && !isAsked(values, name)) return false
  if (name === 'i94') return value !== 'UNKNOWN'
  return typeof value === 'boolean' ? value : value.length > 0
}

/** Whether the field is shown: two of them matter only with certain other values. */
export function isAsked(values: FactsValues, name: keyof FactsValues): boolean {
  if (name === 'i94Until') return values.i94 === 'DATE'
  return (
    name !== 'optLevel' || (values.optStart !== '' && values.optStart < values.programStart)
  )
}

/** Messages for days that are none, by field; the server has the last word. */
export function checkFacts(values: FactsValues): Partial<Record<DayName, string>> {
  const wrong = DAY_NAMES.filter(
    (name) => values[name] !== '' && !isCalendarDay(values[name]),
  )
  return Object.fromEntries(wrong.map((name) => [name, text.badDay]))
}

/** The names of fields that differ. */
export function changedNames(
  values: FactsValues,
  before: FactsValues,
): (keyof FactsValues)[] {
  const names = Object.keys(values) as (keyof FactsValues)[]
  return names.filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]),
  )
}

/**
 * The named fields only: all others stay as they are, and empty ones are removed. The level of OPT goes with its
 * first day, or the server removes it.
 */
export function factsInput(
  values: FactsValues,
  names: readonly (keyof FactsValues)[],
  version: number,
): SaveImmigrationProfileInput {
  const days = names.filter(isDayName).map((name) => ({ name, day: values[name] || null }))
  const isLevelToo = names.includes('optStart') && isAsked(values, 'optLevel')
  const others = [...new Set(isLevelToo ? [...names, 'optLevel' as const] : names)]
    .filter((name) => !isDayName(name))
    .map((name) => {
      const isEmpty = values[name] === '' || !isAsked(values, name)
      return [name, isEmpty ? null : values[name]]
    })
  return { version, ...(days.length > 0 && { days }), ...Object.fromEntries(others) }
}
