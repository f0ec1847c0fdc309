import type { Option } from '#ui/select-field.tsx'

const sameWords = (words: readonly string[]): readonly Option[] =>
  words.map((word) => ({ value: word, label: word }))

export const academicFields = sameWords([
  'Computer Science',
  'Engineering',
  'Medicine',
  'Business',
  'Biology',
  'Physics',
  'Chemistry',
  'Mathematics',
  'Psychology',
  'Economics',
  'International Relations',
  'Environmental Science',
  'Education',
  'Arts & Humanities',
  'Social Sciences',
])

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
  { value: 'ielts_7_5', label: 'IELTS 7.5 or more' },
  { value: 'ielts_7', label: 'IELTS 7.0–7.5' },
  { value: 'ielts_6_5', label: 'IELTS 6.5–7.0' },
  { value: 'native', label: 'Native speaker' },
  { value: 'other', label: 'I have no score yet, or another one' },
]

export const needLevels: readonly Option[] = [
  { value: 'low', label: 'Low: I can cover most expenses' },
  { value: 'medium', label: 'Medium: I need partial funding' },
  { value: 'high', label: 'High: I need substantial funding' },
  { value: 'full', label: 'Full: I need complete funding' },
  { value: 'undisclosed', label: 'I’d rather not say' },
]

/** The last choice of the country field: outside the list. */
export const otherCountry: Option = { value: 'other', label: 'Other' }

/** For when the product's list cannot be read; the server knows all of them by name. */
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

/** By postal code, with the District of Columbia. */
export const usStates: readonly Option[] = `
AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware
DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa
KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota
MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey
NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon
PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah
VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`
  .trim()
  .split(/[|\n]/)
  .map((row) => ({ value: row.slice(0, 2), label: row.slice(3) }))

/** An option's words; a value that is on no list is shown as it is. */
export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}
