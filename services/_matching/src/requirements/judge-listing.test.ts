import { expect, test } from 'vitest'
import { askedStudent, listingEvent } from '../testing/examples.ts'
import { judgeListing } from './judge-listing.ts'

test('a round is over where its deadline ends, be it still that day elsewhere', () => {
  const deadline = {
    date: '2026-11-28',
    precision: 'exact',
    timeZone: 'Asia/Tokyo',
  } as const
  const listing = listingEvent({ deadline })
  const awaits = (...days: [string, string?]) =>
    judgeListing(listing, askedStudent(), ...days).awaits
  expect(awaits('2026-11-28')).toBeNull()
  expect(awaits('2026-11-28', '2026-11-29')).toBe('NEXT_ROUND')
  expect(awaits('2026-11-29', '2026-11-28')).toBeNull()
})
