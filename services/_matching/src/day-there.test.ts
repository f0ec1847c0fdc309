import { expect, test } from 'vitest'
import { dayThere, quarterOf } from './day-there.ts'
import { createColumnarIndex } from './index/columnar-index.ts'
import { matchIndex } from './index/match-index.ts'
import { matchListings } from './match-listings.ts'
import { listingEvent, matchQuery } from './testing/examples.ts'

const endingIn = (timeZone: string, at = 1) =>
  listingEvent({
    scholarshipId: `0192d3a0-0000-7000-8000-00000000000${at}`,
    deadline: { date: '2026-11-28', precision: 'exact', timeZone },
  })

test.each([
  // New York has the 29th, Los Angeles the 28th until 08:00 UTC.
  ['America/Los_Angeles', '2026-11-29T07:59:59Z', '2026-11-28', false],
  ['America/Los_Angeles', '2026-11-29T08:00:00Z', '2026-11-29', true],
  ['America/New_York', '2026-11-29T05:00:00Z', '2026-11-29', true],
  ['Asia/Kathmandu', '2026-11-28T18:14:59Z', '2026-11-28', false],
  ['Asia/Kathmandu', '2026-11-28T18:15:00Z', '2026-11-29', true],
])('in %s it is at %s the %s, by which a round is over (%s)', (zone, at, day, isOver) => {
  const listing = endingIn(zone)
  const today = '2026-11-28'
  expect(dayThere(listing, today, at)).toBe(day)
  const index = createColumnarIndex({ capacity: 1 })
  index.apply(listing)
  const outcome = matchListings([listing], matchQuery(), today, at)
  expect(outcome.matches).toMatchObject([{ isRoundOver: isOver }])
  expect(matchIndex(index.view(), matchQuery(), today, at)).toEqual(outcome)
})

test('the index tells zones of one day apart, from quarter to quarter', () => {
  const listings = ['Asia/Tokyo', 'America/New_York', 'Pacific/Honolulu'].map(endingIn)
  const index = createColumnarIndex({ capacity: 1 })
  for (const listing of listings) index.apply(listing)
  for (const at of [
    '2026-11-28T14:59:00Z',
    '2026-11-28T15:00:00Z',
    '2026-11-29T05:00:00Z',
    '2026-11-29T09:59:00Z',
    '2026-11-29T10:00:00Z',
  ]) {
    const day = '2026-11-28'
    expect(matchIndex(index.view(), matchQuery(), day, at)).toEqual(
      matchListings(listings, matchQuery(), day, at),
    )
  }
})

test('a match without an instant has one day for all', () => {
  expect(dayThere(endingIn('Asia/Tokyo'), '2026-11-28', null)).toBe('2026-11-28')
  expect([quarterOf(null), quarterOf('2026-11-28T18:29:59.999Z')]).toEqual([
    null,
    '2026-11-28T18:15:00.000Z',
  ])
})
