import type { DegreeLevel, EducationLevel, EnglishProficiency, Gender } from '#gql/graphql'
import type { Option } from '#ui/select-field.tsx'

export const educationLevels: readonly Option<EducationLevel>[] = [
  { value: 'HIGH_SCHOOL', label: 'High school' },
  { value: 'SOME_COLLEGE', label: 'Some college' },
  { value: 'BACHELORS', label: 'Bachelor’s degree' },
  { value: 'MASTERS', label: 'Master’s degree' },
  { value: 'PHD', label: 'PhD' },
]

export const degreeLevels: readonly Option<DegreeLevel>[] = [
  { value: 'UNDERGRADUATE', label: 'Undergraduate' },
  { value: 'GRADUATE', label: 'Graduate' },
  { value: 'PHD', label: 'PhD' },
  { value: 'POSTDOC', label: 'Postdoc' },
]

export const englishLevels: readonly Option<EnglishProficiency>[] = [
  { value: 'NATIVE', label: 'Native speaker' },
  { value: 'TOEFL_100', label: 'TOEFL 100 or more' },
  { value: 'TOEFL_90', label: 'TOEFL 90–99' },
  { value: 'TOEFL_80', label: 'TOEFL 80–89' },
  { value: 'IELTS_7_5', label: 'IELTS 7.5 or more overall' },
  { value: 'IELTS_7', label: 'IELTS 7.0 overall' },
  { value: 'IELTS_6_5', label: 'IELTS 6.5 overall' },
  { value: 'OTHER', label: 'A lower score, another test, or none yet' },
]

export const genders: readonly Option<Gender>[] = [
  { value: 'WOMAN', label: 'Woman' },
  { value: 'MAN', label: 'Man' },
  { value: 'OTHER', label: 'Other' },
]

/** The stored value is the option's own text. */
const sameWords = (words: readonly string[]): readonly Option[] =>
  words.map((word) => ({ value: word, label: word }))

export const fundingSources = sameWords([
  'Own savings',
  'Family',
  'Loan',
  'Employer',
  'Government of my country',
  'Another scholarship',
  'None yet',
])

/** The form's last country, for countries outside the list. */
export const otherCountry: Option = { value: 'other', label: 'Other' }

/** An option's label; a value that is no longer on any list is shown as it is. */
export function labelOf(
  options: readonly Option[],
  value: string | null | undefined,
): string | null {
  if (!value) return null
  return options.find((option) => option.value === value)?.label ?? value
}

/** The options, and the stored value when it is not among them. */
export function withStored(options: readonly Option[], value: string): readonly Option[] {
  if (!value || options.some((option) => option.value === value)) return options
  return [...options, { value, label: value }]
}
