import { expect, test } from 'vitest'
import { applyForm, blankDetails } from '../apply-form.ts'
import { type RawForm, readScholarshipForm } from '../scholarship-form.ts'
import type { ScholarshipDetails } from '../scholarship.ts'
import { statedRequirements } from './stated-requirements.ts'

const now = new Date('2026-11-21T15:00:00Z')

function change(before: ScholarshipDetails, form: RawForm): ScholarshipDetails {
  const changed = applyForm(before, readScholarshipForm(form), {
    isDraft: true,
    now,
    facts: new Map(),
  })
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  return changed.value.details
}

test('letters of recommendation are a condition of their own that other edits leave alone', () => {
  const text = 'Enrolled at a U.S. university'
  const before = change(blankDetails(null), {
    title: 'Diaspora Award',
    eligibilityRequirements: [text],
    letters: 2,
    lettersMayFollow: 'yes',
  })
  const [enrolled] = statedRequirements([text])
  const letters = expect.objectContaining({
    text: '2 letters of recommendation, which may arrive after the deadline',
    kind: 'recommendation',
    figures: { letters: 2, lettersMayFollow: true },
    decide: { by: 'action' },
  })
  expect(before.requirements).toEqual([enrolled, letters])
  // A client that sends back everything that is shown states the letters twice.
  const shown = before.requirements?.map((one) => one.text)
  expect(change(before, { eligibilityRequirements: shown })).toMatchObject({
    requirements: [enrolled, letters],
  })
  expect(change(before, { lettersMayFollow: false })).toMatchObject({
    requirements: [enrolled, { figures: { letters: 2 } }],
  })
  expect(change(before, { letters: null })).toMatchObject({ requirements: [enrolled] })
})
