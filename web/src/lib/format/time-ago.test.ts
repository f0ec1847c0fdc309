import { expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

it.each([
  ['2026-11-21T11:59:40Z', 'just now'],
  ['2026-11-21T12:00:30Z', 'just now'],
  ['2026-11-21T11:58:30Z', '1 minute ago'],
  ['2026-11-21T09:59:00Z', '2 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-01T12:00:00Z', '20 days ago'],
])('says of %s: %s', (instant, words) => {
  expect(timeAgo(instant, now)).toBe(words)
})
