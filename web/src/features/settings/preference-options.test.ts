import { expect, it } from 'vitest'
import { localeOptions, timeZoneOptions } from './preference-options.ts'

it('offers the zone of the account and of the device, each once, in words', () => {
  const zones = timeZoneOptions('America/New_York', 'Etc/GMT+12')
  expect(zones).toContainEqual({ value: 'America/New_York', label: 'America/New York' })
  expect(zones.filter(({ value }) => value === 'Etc/GMT+12')).toHaveLength(1)
  expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length)
})

it('keeps the language that the account has, although it is not offered', () => {
  expect(localeOptions('de-AT')).toContainEqual({
    value: 'de-AT',
    label: 'Austrian German',
  })
  expect(localeOptions('en').map(({ value }) => value)).not.toContain('de-AT')
})
