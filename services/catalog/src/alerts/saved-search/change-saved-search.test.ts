import { ok } from '@landfall/kit/core/result'
import { expect, it } from 'vitest'
import { ANY_SCHOLARSHIP } from '../../search/filter/scholarship-search.ts'
import { makeChangeSavedSearch } from './change-saved-search.ts'
import { filtersOf, type SavedSearch } from './saved-search.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const ID = '0190b4a0-0000-7000-8000-000000000001'
const stored: SavedSearch = {
  ...filtersOf(ANY_SCHOLARSHIP),
  id: ID,
  studentId: '0190b4a0-0000-7000-8000-000000000002',
  name: 'Mine',
  alert: 'daily',
  onlyWhatFits: true,
  revision: 1,
  lastSeenAt: NOW,
  lastNotifiedAt: null,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
}

it('a change searches before it locks the student’s searches, and again when one changed meanwhile', async () => {
  const steps: string[] = []
  let found = stored
  const savedSearches = {
    find: async () => found,
    queueUp: async () => undefined,
    hasName: async () => false,
    nextRevision: async () => 2,
    update: async (search: SavedSearch) => {
      found = search
    },
  }
  const { update } = makeChangeSavedSearch({
    savedSearches,
    clock: { now: () => NOW },
    unitOfWork: async (work) => {
      steps.push('held')
      const done = await work({
        savedSearches,
        searchHits: { clear: async () => undefined },
      } as never)
      steps.push('let go')
      return done
    },
    searchScholarships: (async (search: unknown) => {
      steps.push('searched')
      // Another window renames it.
      if (found.version === 1) found = { ...found, name: 'Ours', version: 2 }
      return { search }
    }) as never,
  })
  const student = { studentId: stored.studentId, checkedBy: 'policy' } as const
  const changed = await update(student, ID, ({ name, alert, onlyWhatFits }) =>
    ok({ name, alert, onlyWhatFits, filters: { ...filtersOf(stored), query: 'women' } }),
  )
  expect(changed).toMatchObject({ ok: true, value: { name: 'Ours', query: 'women' } })
  expect(steps).toEqual(['searched', 'held', 'let go', 'searched', 'held', 'let go'])
})
