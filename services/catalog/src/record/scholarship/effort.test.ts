import { expect, it } from 'vitest'
import { applyForm } from './apply-form.ts'
import { estimatedTime } from './effort.ts'
import { NOTHING_STATED } from './nothing-stated.ts'
import { readScholarshipForm } from './scholarship-form.ts'

it.each([
  [null, 'medium', '30–60 minutes'],
  // As it was stored before, and as people type it.
  ['30-60 minutes', 'medium', '30–60 minutes'],
  ['5-15 minutes', null, '5–15 minutes'],
  ['2026-05-15', 'simple', '2026-05-15'],
  [null, null, null],
] as const)('takes %s of a %s application for %s', (stated, complexity, words) => {
  expect(estimatedTime(stated, complexity)).toBe(words)
})

it('moves a usual time that was stored with a hyphen with the complexity', () => {
  const before = {
    ...NOTHING_STATED,
    title: 'Diaspora Award',
    applicationComplexity: 'medium' as const,
    estimatedTimeToApply: '30-60 minutes',
  }
  const form = readScholarshipForm({ applicationComplexity: 'simple' })
  const rules = { isDraft: true, now: new Date('2026-11-21T15:00:00Z'), facts: new Map() }
  expect(applyForm(before, form, rules)).toMatchObject({
    value: { details: { estimatedTimeToApply: '5–15 minutes' } },
  })
})
