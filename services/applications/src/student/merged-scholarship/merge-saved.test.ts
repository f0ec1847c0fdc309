import { expect, it } from 'vitest'
import {
  NOTES_MAX_LENGTH,
  type SavedScholarship,
} from '../saved-scholarship/saved-scholarship.ts'
import { mergeSaved, unmergeSaved } from './merge-saved.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const saved = (
  applicationStatus: SavedScholarship['applicationStatus'],
  notes: string | null = null,
) => ({ id: '1', version: 1, applicationStatus, notes }) as SavedScholarship

it.each([
  ['not_applied', 'planned', 'planned'],
  ['applied', 'not_applied', 'applied'],
  ['rejected', 'accepted', 'accepted'],
  ['applied', 'rejected', 'rejected'],
] as const)('keeps the further of %s and %s', (one, other, status) => {
  expect(mergeSaved(saved(one), saved(other), NOW).applicationStatus).toBe(status)
})

it('joins the notes, and takes back what nobody changed since', () => {
  const [was, other] = [saved('planned', 'One'), saved('applied', 'Two')]
  const merged = mergeSaved(was, other, NOW)
  expect(merged).toMatchObject({ notes: 'One\n\nTwo', version: 2 })
  const back = unmergeSaved(merged, { was, other }, NOW)
  expect(back).toMatchObject({ ...was, version: 3, updatedAt: NOW })
  const edited = { ...merged, notes: 'Three' }
  expect(unmergeSaved(edited, { was, other }, NOW)).toBe(edited)
})

it('changes nothing for nothing new, and keeps to the longest note', () => {
  const kept = saved('applied', 'One')
  expect(mergeSaved(kept, saved('planned'), NOW)).toBe(kept)
  expect(mergeSaved(kept, saved('planned', 'One'), NOW)).toBe(kept)
  const long = saved('planned', 'x'.repeat(NOTES_MAX_LENGTH))
  expect(mergeSaved(kept, long, NOW).notes).toHaveLength(NOTES_MAX_LENGTH)
})
