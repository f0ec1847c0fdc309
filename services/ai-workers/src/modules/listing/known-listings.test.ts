import { listingEvent, requirement } from '@landfall/matching/testing/examples'
import { expect, it } from 'vitest'
import { createKnownListings } from './known-listings.ts'

const FIRST = listingEvent({ requirements: [] })
const ANEW = listingEvent({ requirements: [requirement({ text: 'Only for sailors.' })] })
const ID = FIRST.scholarshipId

it('reads a listing again that has changed without a version of its own', async () => {
  let stored = FIRST
  let count = 0
  const findByIds = async (ids: readonly string[]) => {
    count += ids.length
    return ids.map(() => stored)
  }
  const known = createKnownListings({ listings: { findByIds }, versionOf: () => 1 })
  const read = async () => (await known.read([ID])).get(ID)
  expect([await read(), await read(), count]).toEqual([FIRST, FIRST, 1])
  stored = ANEW
  known.forget(ID)
  expect([await read(), await read(), count]).toEqual([ANEW, ANEW, 2])
})

it('does not keep what it read while the listing changed', async () => {
  const reads = [FIRST, ANEW]
  const known = createKnownListings({
    listings: {
      findByIds: async () => {
        const found = reads.shift() ?? ANEW
        if (found === FIRST) known.forget(ID)
        return [found]
      },
    },
    versionOf: () => 1,
  })
  await known.read([ID])
  expect((await known.read([ID])).get(ID)).toEqual(ANEW)
})
