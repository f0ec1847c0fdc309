import type { Option } from '#ui/select-field.tsx'

/** Every zone that the browser knows, by city; the chosen one and the device's are always among them. */
export function timeZoneOptions(chosen: string, here: string): readonly Option[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen, here])
  return [...zones]
    .filter((zone) => zone !== '')
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}

const english = ['en', 'en-US', 'en-GB', 'en-IN', 'en-CA', 'en-AU']

/** The variants of English, and what the account has now (the browser's, at registration). */
export function localeOptions(chosen: string): readonly Option[] {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const tags = chosen === '' || english.includes(chosen) ? english : [...english, chosen]
  return tags.map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))
}
