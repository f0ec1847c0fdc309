import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { expect, it, vi } from 'vitest'
import { createLoaders } from './loaders.ts'
import type { Stores } from './stores.ts'

it('reads the notes of all sessions in a list with one query, and only the viewer’s own', async () => {
  const findNotes = vi.fn<Stores['sessions']['findNotes']>(
    async () => new Map([['s1', 'Ask about funding.']]),
  )
  const stores = { mentors: { findAll: async () => new Map() }, sessions: { findNotes } }
  const userId = '0198c0de-0000-7000-8000-000000000001'
  const { viewer } = testCaller({ userId, accountType: 'student' })
  const { ownNoteOfSession } = createLoaders(stores, viewer)
  expect(await ownNoteOfSession.loadMany(['s1', 's2'])).toEqual([
    'Ask about funding.',
    null,
  ])
  expect(findNotes.mock.calls).toEqual([[['s1', 's2'], userId]])
  const visitors = createLoaders(stores, testVisitor().viewer)
  expect(await visitors.ownNoteOfSession.load('s1')).toBeNull()
  expect(findNotes).toHaveBeenCalledOnce()
})
