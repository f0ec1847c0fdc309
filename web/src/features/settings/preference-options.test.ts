import { expect, it } from 'vitest'
import { timeZoneOptions } from './preference-options.ts'

it('offers the zone of the account and of the device, each once, in words', () => {
  const zones = timeZoneOptions('America/New_York', 'Etc/GMT+12')
  expect(zones).toContainEqual({ value: 'America/New_York', label: 'America/New York' })
  expect(zones.filter(({ value }) => value === 'Etc/GMT+12')).toHaveLength(1)
  expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length)
})
