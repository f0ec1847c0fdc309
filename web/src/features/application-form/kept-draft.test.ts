import { beforeEach, expect, it } from 'vitest'
import { dropAllDrafts } from '#lib/browser/drop-drafts.ts'
import { newRow } from './application-values.ts'
import { keepDraft, keptScholarships, readDraft } from './kept-draft.ts'

beforeEach(() => localStorage.clear())

it('is read again by the same student for the same scholarship alone', () => {
  keepDraft('ama', 's1', { personalStatement: 'I dig wells.' })
  expect(readDraft('ama', 's1')).toEqual({ personalStatement: 'I dig wells.' })
  expect(readDraft('ama', 's2')).toBeNull()
  expect(readDraft('kofi', 's1')).toBeNull()
})

it('is one of several, each forgotten by itself', () => {
  keepDraft('ama', 's1', { phone: '1' })
  keepDraft('ama', 's2', { phone: '2' })
  keepDraft('kofi', 's1', { phone: '3' })
  expect(keptScholarships('ama')).toEqual(['s1', 's2'])
  keepDraft('ama', 's1', null)
  expect(keptScholarships('ama')).toEqual(['s2'])
  expect(readDraft('kofi', 's1')).toEqual({ phone: '3' })
})

it('brings back lists, and leaves out what this form does not have', () => {
  const row = newRow({ organization: 'Water club' })
  keepDraft('ama', 's1', { awards: [row], shoeSize: '42', phone: 7 } as never)
  const kept = readDraft('ama', 's1')
  expect(Object.keys(kept ?? {})).toEqual(['awards'])
  expect(kept?.awards?.[0]).toMatchObject({ organization: 'Water club', description: '' })
})

it('does not mind what else was written there', () => {
  localStorage.setItem('landfall.applications', '[1,')
  expect(readDraft('ama', 's1')).toBeNull()
  keepDraft('ama', 's1', { phone: '1' })
  expect(readDraft('ama', 's1')).toEqual({ phone: '1' })
})

it('is erased at signing out, whoever it was of', () => {
  keepDraft('ama', 's1', { phone: '1' })
  keepDraft('kofi', 's1', { phone: '3' })
  dropAllDrafts()
  expect(localStorage).toHaveLength(0)
})
