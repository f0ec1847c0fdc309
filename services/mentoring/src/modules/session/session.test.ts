import { expect, it } from 'vitest'
import { expiryOf } from './session.ts'

const NOW = new Date('2026-11-29T12:00:00Z')

it.each([
  ['two days', 'while there is time', '2026-12-05T15:00:00Z', '2026-12-01T12:00:00Z'],
  [
    'an hour before',
    'of a session of tomorrow',
    '2026-11-30T15:00:00Z',
    '2026-11-30T14:00:00Z',
  ],
  ['an hour before', 'of one in two hours', '2026-11-29T14:00:00Z', '2026-11-29T13:00:00Z'],
  [
    'its beginning',
    'of one that is nearer',
    '2026-11-29T13:59:00Z',
    '2026-11-29T13:59:00Z',
  ],
])('a request lasts until %s, %s', (_until, _of, scheduledAt, expected) => {
  expect(expiryOf(NOW, new Date(scheduledAt))).toEqual(new Date(expected))
})
