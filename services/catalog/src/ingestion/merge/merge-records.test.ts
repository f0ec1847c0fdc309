import { requirement } from '@landfall/matching/testing/examples'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import { describe, expect, test } from 'vitest'
import { recordOf } from '../../record/scholarship/create-scholarship.ts'
import { NOTHING_STATED } from '../../record/scholarship/nothing-stated.ts'
import { archived, removed } from '../../record/scholarship/listing-status.ts'
import { enriched, restored, separated, survivorFirst } from './merge-records.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const LATER = new Date('2026-11-23T12:00:00Z')
const SAILOR = requirement({ key: 'other-1', text: 'Only for sailors.' })
const AGE = requirement({
  key: 'age-max-1',
  text: 'You must be at most 30.',
  decide: {
    by: 'profile',
    rule: { kind: 'age-max', years: 30, byLevel: {}, onDate: null },
  },
})
const GERMAN = requirement({ key: 'other-1', text: 'You must speak German.' })

function listingThatAsks(id: string, requirements: readonly Requirement[] | null) {
  const details = { ...NOTHING_STATED, title: 'Sea Award', provider: 'Sea', requirements }
  const owner = { id: null, name: null }
  return recordOf(details, { id, slug: id, owner, status: 'published', now: NOW })
}

describe('a merge of two listings of one award', () => {
  test('keeps the conditions of both, each text once', () => {
    const survivor = listingThatAsks('a', [SAILOR])
    const merged = enriched(
      survivor,
      listingThatAsks('b', [AGE, { ...SAILOR, key: 'x' }]),
      NOW,
    )
    expect(merged.requirements).toEqual([SAILOR, AGE])
    expect(merged.editedFields).toContain('requirements')
  })

  test.each([[null], [[]]])('takes %j for no condition', (none) => {
    const survivor = listingThatAsks('a', none)
    const other = listingThatAsks('b', [AGE])
    expect(enriched(survivor, other, NOW).requirements).toEqual([AGE])
    expect(survivorFirst(survivor, other)).toEqual([other, survivor])
    const back = enriched(other, survivor, NOW)
    expect(back.requirements).toEqual([AGE])
    expect(back.editedFields).toEqual(['provenance'])
  })

  test('gives no two conditions the same key', () => {
    const merged = enriched(
      listingThatAsks('a', [SAILOR]),
      listingThatAsks('b', [GERMAN]),
      NOW,
    )
    expect(merged.requirements?.map(({ text }) => text)).toEqual([SAILOR.text, GERMAN.text])
    expect(new Set(merged.requirements?.map(({ key }) => key)).size).toBe(2)
  })

  test('gives each its own conditions again when it is undone', () => {
    const survivor = listingThatAsks('a', [SAILOR])
    const other = listingThatAsks('b', [AGE])
    const present = enriched(survivor, other, NOW)
    const apart = separated(survivor, other, present, LATER)
    expect(apart.requirements).toEqual([SAILOR])
    expect(apart.editedFields).not.toContain('requirements')
  })

  test('shows again what left the lists, but not what a moderator has removed since', () => {
    const before = listingThatAsks('b', [AGE])
    const gone = archived(before, NOW)
    expect(restored(before, gone, LATER)).toMatchObject({
      status: 'published',
      visibility: 'public',
      version: gone.version + 1,
    })
    expect(restored(before, removed(gone, NOW), LATER)).toMatchObject({
      status: 'archived',
      visibility: 'removed',
      version: gone.version + 2,
    })
  })
})
