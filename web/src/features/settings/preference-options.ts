import type { Option } from '#ui/select-field.tsx'

/** Every zone that the browser knows, by city; the chosen one and the device's are always among them. */
export function timeZoneOptions(chosen: string, here: string): readonly Option[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen, here])
  return [...zones]
    .filter((zone) => zone !== '')
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}
