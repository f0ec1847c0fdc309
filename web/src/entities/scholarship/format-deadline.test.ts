import { afterEach, describe, expect, it } from 'vitest'
import { setReaderZone } from '#lib/format/reader-zone.ts'
import { formatDeadlineHere } from './format-deadline.ts'

afterEach(() => setReaderZone(null))

/** When New York's clocks are five hours behind UTC, and four. */
const winter = '2026-12-02T05:00:00.000Z'
const summer = '2026-07-02T04:00:00.000Z'

describe('a deadline in New York', () => {
  it.each([
    ['Africa/Lagos', winter, '2 Dec 2026, 05:59 Lagos'],
    ['Africa/Lagos', summer, '2 Jul 2026, 04:59 Lagos'],
    ['Pacific/Auckland', winter, '2 Dec 2026, 17:59 Auckland'],
    ['Pacific/Auckland', summer, '2 Jul 2026, 15:59 Auckland'],
    ['Pacific/Honolulu', winter, '1 Dec 2026, 18:59 Honolulu'],
    ['Pacific/Honolulu', summer, '1 Jul 2026, 17:59 Honolulu'],
    ['Asia/Kolkata', winter, '2 Dec 2026, 10:29 Kolkata'],
  ])('seen from %s, over at %s, reads "%s"', (zone, endsAt, words) => {
    setReaderZone(zone)
    expect(formatDeadlineHere(endsAt)).toBe(words)
  })

  it.each([
    // New York's clocks change on the day itself.
    ['Africa/Lagos', '2026-03-09T04:00:00Z', '9 Mar 2026, 04:59 Lagos'],
    ['Africa/Lagos', '2026-11-02T05:00:00Z', '2 Nov 2026, 05:59 Lagos'],
    // Auckland's clocks go back in the night in which the deadline ends: 02:59 comes twice, and this is past both.
    ['Pacific/Auckland', '2026-04-05T04:00:00Z', '5 Apr 2026, 15:59 Auckland'],
    ['Pacific/Auckland', '2026-09-27T04:00:00Z', '27 Sep 2026, 16:59 Auckland'],
  ])('seen from %s over a change of clocks reads right', (zone, endsAt, words) => {
    setReaderZone(zone)
    expect(formatDeadlineHere(endsAt)).toBe(words)
  })
})
