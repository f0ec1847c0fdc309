import { isCalendarDay } from '@landfall/calendar/day'
import { graphql } from '#gql'
import type {
  FactsForm_ProfileFragment,
  ImmigrationI94,
  ImmigrationStudyLevel,
  SaveImmigrationProfileInput,
} from '#gql/graphql'
import { dayGroups, immigrationMessages as text } from './immigration-messages.ts'

export const factsFragment = graphql(`
  fragment FactsForm_Profile on ImmigrationProfile {
    id
    version
    days {
      name
      day
    }
    i94
    citizenships
    birthCountry
    hasPalestinianDocument
    level
  }
`)

type DayName = (typeof dayGroups)[number]['days'][number][0] | 'i94Until'

export type FactsValues = Record<DayName, string> & {
  i94: ImmigrationI94 | ''
  citizenships: string[]
  birthCountry: string
  hasPalestinianDocument: boolean
  level: ImmigrationStudyLevel | ''
}

const DAY_NAMES: readonly DayName[] = [
  'i94Until',
  ...dayGroups.flatMap(({ days }) => days.map(([name]) => name)),
]

export function valuesOf(profile: FactsForm_ProfileFragment): FactsValues {
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
  }
}

/** Messages by field, where a day is none; the server has the last word. */
export function checkFacts(values: FactsValues): Partial<Record<DayName, string>> {
  const wrong = DAY_NAMES.filter(
    (name) => values[name] !== '' && !isCalendarDay(values[name]),
  )
  return Object.fromEntries(wrong.map((name) => [name, text.badDay]))
}

/** What is left empty is taken away. */
export function factsInput(
  values: FactsValues,
  { version }: { version: number },
): SaveImmigrationProfileInput {
  const { i94, citizenships, birthCountry, hasPalestinianDocument, level } = values
  return {
    version,
    days: DAY_NAMES.map((name) => ({ name, day: values[name] || null })),
    i94: i94 || 'UNKNOWN',
    citizenships,
    birthCountry: birthCountry || null,
    hasPalestinianDocument,
    level: level || null,
  }
}
