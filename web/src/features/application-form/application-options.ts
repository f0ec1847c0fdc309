import { degreeLabels, englishLabels } from '#entities/application/submission-messages.ts'
import type { Option } from '#ui/select-field.tsx'
import { optionsOf } from '#ui/options-of.ts'
import type { TextName } from './application-values.ts'

const sameWords = (words: readonly string[]): readonly Option[] =>
  words.map((word) => ({ value: word, label: word }))

/** The choices of the fields that have some. */
export const options: Readonly<Partial<Record<TextName, readonly Option[]>>> = {
  currentDegreeLevel: optionsOf(degreeLabels),
  englishProficiency: optionsOf(englishLabels),
  familyIncomeRange: sameWords([
    'Under US$10,000',
    'US$10,000–25,000',
    'US$25,000–50,000',
    'US$50,000–100,000',
    'Over US$100,000',
    'I prefer not to say',
  ]),
}

/** The options, and the stored value when it is not among them. */
export function withStored(choices: readonly Option[], value: string): readonly Option[] {
  if (value === '' || choices.some((one) => one.value === value)) return choices
  return [...choices, { value, label: value }]
}
