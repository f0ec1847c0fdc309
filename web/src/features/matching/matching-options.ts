import type { Option } from '#ui/select-field.tsx'

const sameWords = (words: readonly string[]): readonly Option[] =>
  words.map((word) => ({ value: word, label: word }))

export const degreeLevels: readonly Option[] = [
  { value: 'undergraduate', label: 'Undergraduate' },
  { value: 'graduate', label: 'Graduate' },
  { value: 'phd', label: 'PhD' },
  { value: 'postdoc', label: 'Postdoc' },
]

export const englishLevels: readonly Option[] = [
  { value: 'toefl_100', label: 'TOEFL 100 or more' },
  { value: 'toefl_90', label: 'TOEFL 90–99' },
  { value: 'toefl_80', label: 'TOEFL 80–89' },
  { value: 'ielts_7_5', label: 'IELTS 7.5 or more overall' },
  { value: 'ielts_7', label: 'IELTS 7.0 overall' },
  { value: 'ielts_6_5', label: 'IELTS 6.5 overall' },
  { value: 'native', label: 'Native speaker' },
  { value: 'other', label: 'A lower score, another test, or none yet' },
]

export const needLevels: readonly Option[] = [
  { value: 'low', label: 'Low: I can cover most expenses' },
  { value: 'medium', label: 'Medium: I need partial funding' },
  { value: 'high', label: 'High: I need substantial funding' },
  { value: 'full', label: 'Full: I need complete funding' },
  { value: 'undisclosed', label: 'I’d rather not say' },
]

/** The last choice of the country field, for countries outside the list. */
export const otherCountry: Option = { value: 'other', label: 'Other' }

/** A fallback for when the product's list cannot be read; the server knows all of these by name. */
export const usualCountries = sameWords([
  'India',
  'China',
  'Brazil',
  'Mexico',
  'Nigeria',
  'Pakistan',
  'Bangladesh',
  'Vietnam',
  'South Korea',
  'Canada',
  'United Kingdom',
  'Germany',
  'France',
  'Australia',
  'Japan',
  'Indonesia',
  'Turkey',
  'Iran',
  'Egypt',
  'Philippines',
  'Ethiopia',
  'Thailand',
  'Kenya',
])

/** An option's label; a value that is on no list is shown as it is. */
export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}
