import type { DegreeLevel } from '#gql/graphql'
import type { Option } from '#ui/select-field.tsx'

export const levels: readonly Option<DegreeLevel>[] = [
  { value: 'UNDERGRADUATE', label: 'Undergraduate' },
  { value: 'GRADUATE', label: 'Master’s' },
  { value: 'PHD', label: 'PhD' },
  { value: 'POSTDOC', label: 'Postdoc' },
]

/** Words of the landing page's try-out. */
export const previewMessages = {
  country: 'Your citizenship',
  chooseCountry: 'Choose a country',
  level: 'Level you want to study',
  chooseLevel: 'Choose a level',
  failedCountries: 'The list of countries could not be loaded',
  loading: 'Checking every scholarship against your answers',
  failed: 'We could not look that up',
  noneTitle: 'Nothing in the catalog is open to you at this level yet',
  none: 'With an account, we can tell you when one that fits is added.',
  possible: (isOne: boolean) =>
    isOne
      ? 'scholarship you could be eligible for'
      : 'scholarships you could be eligible for',
  said: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'scholarship' : 'scholarships'} you could be eligible for`,
  examples: 'Three of them',
  seeAll: 'See all of them',
  basis: 'Based on each scholarship’s own rules and these two facts alone.',
  start: 'Create a free account to answer the rest',
} as const
