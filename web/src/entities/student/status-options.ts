import type { Option } from '#ui/select-field.tsx'

/** A student's choices of visa and status, and those that awards ask for. */

export const visaTypes: readonly Option[] = [
  { value: 'F-1', label: 'F-1 (student)' },
  { value: 'J-1', label: 'J-1 (exchange visitor)' },
  { value: 'M-1', label: 'M-1 (vocational student)' },
  { value: 'F-2', label: 'F-2 (family of an F-1 student)' },
  { value: 'J-2', label: 'J-2 (family of a J-1 visitor)' },
  { value: 'H-4', label: 'H-4 (family of a worker)' },
  { value: 'Other', label: 'Another visa' },
  { value: 'None', label: 'None' },
]

export const citizenshipStatuses: readonly Option[] = [
  { value: 'Nonimmigrant', label: 'Nonimmigrant (student, exchange or other visa)' },
  { value: 'Not in the U.S.', label: 'Not in the U.S.' },
  { value: 'Permanent resident', label: 'Permanent resident (green card)' },
  { value: 'Refugee', label: 'Refugee' },
  { value: 'Asylee', label: 'Asylee (asylum granted)' },
  { value: 'DACA', label: 'DACA' },
  { value: 'U.S. citizen', label: 'U.S. citizen' },
  { value: 'Other', label: 'Something else' },
]

/** The same choices as awards ask for them: by code, without those that say nothing. */
export const askedVisaTypes = visaTypes.filter(isAskable)
export const askedStatuses = citizenshipStatuses
  .filter(isAskable)
  .map(({ value, label }) => ({
    value: codeOf(value),
    label,
  }))

/** The options, and after them the chosen values that are not among them, as they are. */
export function withChosen(
  options: readonly Option[],
  chosen: readonly string[],
): readonly Option[] {
  const known = new Set(options.map(({ value }) => value))
  const others = chosen.filter((value) => !known.has(value))
  return [...options, ...others.map((value) => ({ value, label: value }))]
}

function isAskable({ value }: Option): boolean {
  return value !== 'Other' && value !== 'None'
}

/** A status as the catalog stores it: "U.S. citizen" is `u-s-citizen`. */
function codeOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
