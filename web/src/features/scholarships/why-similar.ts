import { levelNames } from './search-messages.ts'
import { similarMessages as text } from './similar-messages.ts'

/** What two awards have in common. */
export type Shared = {
  fields: readonly string[]
  levels: readonly string[]
  countries: readonly { name: string }[]
  isSameUniversity: boolean
  scholarship: { university?: { name: string } | null }
}

const ALL_FIELDS = 'All fields'
/** More names of a kind would not fit on one line. */
const NAMED = 2

/** Why an award is similar, in one line: "In common: Engineering · PhD". */
export function whySimilar(shared: Shared): string {
  const levels = shared.levels.map((level) => levelNames[level.toLowerCase()] ?? level)
  const parts = [
    shared.isSameUniversity ? shared.scholarship.university?.name : null,
    fieldsInWords(shared.fields),
    levels.join(', '),
    citizensInWords(shared.countries),
  ].filter(Boolean)
  return parts.length === 0 ? '' : text.inCommon(parts.join(' · '))
}

function fieldsInWords(fields: readonly string[]): string {
  return fields.includes(ALL_FIELDS) ? text.anyField : fields.slice(0, NAMED).join(', ')
}

function citizensInWords(countries: readonly { name: string }[]): string {
  const names = countries.map(({ name }) => name)
  if (names.length === 0) return ''
  return names.length > NAMED
    ? text.sameCitizens
    : text.citizensOf(names.join(` ${text.and} `))
}
