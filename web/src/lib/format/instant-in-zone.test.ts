import { expect, it } from 'vitest'
import { instantInZone } from './instant-in-zone.ts'

it.each([
  ['an ordinary day', '2026-12-01T20:45', 'Asia/Kathmandu', '2026-12-01T15:00:00.000Z'],
  [
    'another day in UTC',
    '2026-12-01T20:00',
    'America/New_York',
    '2026-12-02T01:00:00.000Z',
  ],
  [
    'before clocks jump',
    '2026-03-08T01:59',
    'America/New_York',
    '2026-03-08T06:59:00.000Z',
  ],
  ['left out', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  [
    'after clocks jumped',
    '2026-03-08T03:00',
    'America/New_York',
    '2026-03-08T07:00:00.000Z',
  ],
  ['twice', '2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  [
    'after clocks went back',
    '2026-11-01T02:00',
    'America/New_York',
    '2026-11-01T07:00:00.000Z',
  ],
  ['far east', '2026-09-27T02:30', 'Pacific/Auckland', '2026-09-26T14:30:00.000Z'],
])('a wall clock: %s', (_name, wall, zone, at) => {
  expect(instantInZone(wall, zone)?.toISOString()).toBe(at)
})

it('no date and time is no instant', () => {
  for (const text of ['', '2026-12-01', '2026-13-01T10:00', 'soon'])
    expect(instantInZone(text, 'UTC')).toBeNull()
})
