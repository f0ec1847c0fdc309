import { COUNTRY_ALIASES } from './country-aliases.ts'
import { COUNTRY_ROWS } from './country-rows.ts'

export type Region = 'Africa' | 'Americas' | 'Asia' | 'Europe' | 'Oceania'
export type Country = {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: string
  readonly name: string
  readonly region: Region
}

/** Every country of the product, by name. */
export const COUNTRIES: readonly Country[] = COUNTRY_ROWS.trim().split('\n').map(toCountry)

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]))
const codeByKey = new Map<string, string>([
  ...COUNTRIES.map(({ name, code }) => [keyOf(name), code] as const),
  ...Object.entries(COUNTRY_ALIASES).flatMap(([code, aliases]) =>
    aliases.map((alias) => [keyOf(alias), code] as const),
  ),
])

/** The plain English name of a code; null when the code is not on the list. */
export function countryName(code: string): string | null {
  return byCode.get(code)?.name ?? null
}

/**
 * The code that a person's text means: a name, a slug (south_korea), an ISO code in either
 * case or a usual other name (USA, Korea, Ivory Coast). Null when it means none; so does older
 * clients' word `other`.
 */
export function parseCountry(text: string): string | null {
  const trimmed = text.trim()
  const code = trimmed.toUpperCase()
  if (byCode.has(code)) return code
  return codeByKey.get(keyOf(trimmed)) ?? null
}

/** The slug of a name as old clients send it: south_korea. */
export function countrySlug(code: string): string | null {
  const name = countryName(code)
  return name === null ? null : keyOf(name).replaceAll(' ', '_')
}

// Letters without their marks, "and" for "&", no leading article: so that Türkiye, turkiye and
// "The Gambia" find their country.
function keyOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^the /, '')
}

function toCountry(row: string): Country {
  const [code = '', name = '', region = ''] = row.split('|')
  return { code, name, region: region as Region }
}
