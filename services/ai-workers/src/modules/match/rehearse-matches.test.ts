import { createColumnarIndex } from '@landfall/matching/index/columnar-index'
import { matchIndex } from '@landfall/matching/index/match-index'
import { parseField } from '@landfall/matching/reference/fields'
import { listing as criteria } from '@landfall/matching/testing/examples'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { expect, it } from 'vitest'
import type { Catalog } from '../listing/catalog.ts'
import { rehearseMatches } from './rehearse-matches.ts'

const now = new Date('2026-11-21T12:00:00Z')
const award: ListingCriteria = {
  scholarshipId: '2f1c3a52-6f0b-5c44-9c1e-5d1a7b1c9e01',
  version: 1,
  isOpen: true,
  title: 'Wells in dry regions',
  provider: 'Harbour Trust',
  about: null,
  deadline: { date: null, precision: 'none', timeZone: 'America/New_York' },
  award: { type: 'varies', least: null, most: null },
  state: null,
  criteria: criteria({
    citizenship: { kind: 'all', codes: [], hint: null },
  }) as ListingCriteria['criteria'],
  requirements: [],
}

function stage(listings: readonly ListingCriteria[]) {
  const index = createColumnarIndex()
  for (const listing of listings) index.apply(listing)
  const asked: string[] = []
  const read: string[] = []
  const catalog: Catalog = {
    size: index.size,
    openCount: index.openCount,
    asOf: null,
    changeSeq: 0,
    versionOf: (id) => index.versionOf(id),
    setOf: (id) => index.setOf(id),
    questionOf: (key) => index.questionOf(key),
    match: async (query, today) => {
      asked.push(JSON.stringify(query))
      expect(query.student.fieldCodes.map(parseField)).toEqual(query.student.fieldCodes)
      return matchIndex(index.view(), query, today)
    },
  }
  const readListings = async (ids: readonly string[]) => {
    read.push(...ids)
    return new Map(listings.map((listing) => [listing.scholarshipId, listing]))
  }
  return { asked, read, deps: { catalog, readListings, readGoals: () => () => 60 } }
}

it('the rehearsal goes the whole way of a match, for students who all differ', async () => {
  const { asked, read, deps } = stage([award])
  const matched = await rehearseMatches(deps, now)
  expect(asked).toHaveLength(matched)
  expect(new Set(asked).size).toBe(matched)
  expect(read).toContain(award.scholarshipId)
})

it('the rehearsal has nothing to do before the catalog is there', async () => {
  const { asked, deps } = stage([])
  expect(await rehearseMatches(deps, now)).toBe(0)
  expect(asked).toEqual([])
})
