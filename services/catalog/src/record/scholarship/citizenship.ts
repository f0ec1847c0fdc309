import type { CitizenshipRule } from '@landfall/matching/scholarship-criteria'
import { COUNTRIES, parseCountry } from '@landfall/reference/countries'

/** What a source says in addition to its list. */
type Source = { excludedCountries?: readonly string[]; citizenship?: string }
export type ParsedCitizenship = { rule: CitizenshipRule; unknown: readonly string[] }

type Reading =
  | { kind: 'all' }
  | { kind: 'except'; codes: readonly string[] }
  | { kind: 'listed'; codes: readonly string[] }
  | { kind: 'hint'; hint: string }
  | { kind: 'unknown'; text: string }

/**
 * Parses the countries of a source or a form: names, slugs, ISO codes, "All countries", "All countries except USA",
 * "Region: Africa", "Selected countries (see sourceUrl)". An empty list falls back to the source's citizenship flag
 * (`any`, `non-us`), else it is not stated. `unknown`: values on no list.
 */
export function parseCitizenship(
  values: readonly string[],
  { excludedCountries = [], citizenship = 'not-stated' }: Source = {},
): ParsedCitizenship {
  const stated = values.map((value) => value.trim()).filter((value) => value !== '')
  const readings = (stated.length === 0 ? flagAsValues(citizenship) : stated).map(readValue)
  const excluded = excludedCountries.map((name) => ({ name, code: parseCountry(name) }))
  const rule = ruleOf(
    readings,
    excluded.flatMap(({ code }) => code ?? []),
  )
  const unknown = [
    ...readings.flatMap((reading) => (reading.kind === 'unknown' ? reading.text : [])),
    ...excluded.flatMap(({ name, code }) => (code === null ? name : [])),
  ]
  return { rule, unknown }
}

function flagAsValues(citizenship: string): string[] {
  if (citizenship === 'any') return ['All countries']
  return citizenship === 'non-us' ? ['All countries except USA'] : []
}

function readValue(text: string): Reading {
  const except = /^all countries except (.+)$/i.exec(text)?.[1]
  if (except !== undefined) {
    const codes = except.split(/,|\/| and | & /).map((name) => parseCountry(name))
    const known = codes.flatMap((code) => code ?? [])
    return known.length === codes.length
      ? { kind: 'except', codes: known }
      : { kind: 'unknown', text }
  }
  if (/^all( countries)?$/i.test(text)) return { kind: 'all' }
  const region = /^region: (.+)$/i.exec(text)?.[1]
  if (region !== undefined) {
    const codes = codesOfRegion(region)
    return codes.length === 0 ? { kind: 'unknown', text } : { kind: 'listed', codes }
  }
  const hint = /^((?:developing|selected) countries)\b/i.exec(text)?.[1]
  if (hint !== undefined) return { kind: 'hint', hint }
  const code = parseCountry(text)
  return code === null ? { kind: 'unknown', text } : { kind: 'listed', codes: [code] }
}

function codesOfRegion(region: string): string[] {
  const wanted = region.trim().toLowerCase()
  return COUNTRIES.filter((country) => country.region.toLowerCase() === wanted).map(
    (country) => country.code,
  )
}

/** The broadest statement wins: all, then all but some, then lists. */
function ruleOf(
  readings: readonly Reading[],
  excluded: readonly string[],
): CitizenshipRule {
  const listed = readings.flatMap((reading) =>
    reading.kind === 'listed' ? reading.codes : [],
  )
  const hints = readings.flatMap((reading) => (reading.kind === 'hint' ? reading.hint : []))
  const exceptions = readings.flatMap((reading) =>
    reading.kind === 'except' ? [reading.codes] : [],
  )
  if (readings.some((reading) => reading.kind === 'all')) return allExcept(excluded)
  if (exceptions.length > 0) {
    // Of two "all except" lists, each lets in what the other excludes.
    const common = exceptions.reduce((left, right) =>
      left.filter((code) => right.includes(code)),
    )
    return allExcept([...common.filter((code) => !listed.includes(code)), ...excluded])
  }
  const codes = listed.filter((code) => !excluded.includes(code))
  const hint = hints[0] ?? null
  if (codes.length > 0) return { kind: 'listed', codes: sortedOnce(codes), hint }
  if (hint !== null) return { kind: 'see-source', codes: [], hint }
  return { kind: 'not-stated', codes: [], hint: null }
}

function allExcept(codes: readonly string[]): CitizenshipRule {
  return {
    kind: codes.length === 0 ? 'all' : 'all-except',
    codes: sortedOnce(codes),
    hint: null,
  }
}

function sortedOnce(codes: readonly string[]): string[] {
  return [...new Set(codes)].toSorted()
}
