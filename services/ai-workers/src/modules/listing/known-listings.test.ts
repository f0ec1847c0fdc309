import { listingEvent, requirement } from '@landfall/matching/testing/examples'
import { expect, it } from 'vitest'
import { createKnownListings } from './known-listings.ts'

const FIRST = listingEvent({ requirements: [] })
const ANEW = listingEvent({ requirements: [requirement({ text: 'Only for sailors.' })] })
const ID = FIRST.scholarshipId

it('the cache reads a listing again that changed without a new version', async () => {
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

it('the cache does not keep a listing that changed while it was read', async () => {
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
