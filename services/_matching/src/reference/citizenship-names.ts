import { countryName } from '@landfall/reference/countries'
import type { CitizenshipRule } from '../scholarship-criteria.ts'

/** The rule as REST returns it: names of countries or one of the rules; null when not stated. */
export function citizenshipNames({ kind, codes, hint }: CitizenshipRule): string[] | null {
  const names = codes
    .map((code) => countryName(code) ?? code)
    .toSorted((a, b) => a.localeCompare(b, 'en'))
  switch (kind) {
    case 'all':
      return ['All countries']
    case 'all-except':
      return [`All countries except ${exceptInWords(codes, names)}`]
    case 'listed':
      return hint === null ? names : [...names, hint]
    case 'see-source':
      return [hint ?? 'Selected countries']
    case 'not-stated':
      return null
  }
}

/** In "all except" rules the REST responses write USA and UK. */
function exceptInWords(codes: readonly string[], names: readonly string[]): string {
  if (codes.length > 1) return names.join(', ')
  if (codes[0] === 'US') return 'USA'
  return codes[0] === 'GB' ? 'UK' : (names[0] ?? '')
}
