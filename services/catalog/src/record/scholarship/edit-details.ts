import type { FieldError } from '@landfall/kit/core/problems'
import { ok } from '@landfall/kit/core/result'
import { applyForm, type FormRules } from './apply-form.ts'
import { NOTHING_STATED } from './nothing-stated.ts'
import { isMadeHere } from './publishing-faults.ts'
import type { ScholarshipForm } from './scholarship-form.ts'
import type { StoredScholarship } from './stored-scholarship.ts'

/**
 * Holds a form against a stored record: absent fields stay, null ones are cleared. A source's listing may
 * lack what no form may; what is changed in it is remembered as edited by hand.
 */
export function editDetails(
  stored: StoredScholarship,
  form: ScholarshipForm,
  rules: Omit<FormRules, 'isDraft'>,
) {
  const isOwn = isMadeHere(stored)
  const isDraft = !isOwn || stored.status !== 'published'
  const read = applyForm(stored, form, { ...rules, isDraft })
  return read.ok && isOwn ? ok({ ...read.value, edited: [] }) : read
}

/**
 * What is wrong with a form whatever record it is meant for; what it lacks is not, nor that it leaves
 * something as it is.
 */
export function faultsOfAnyRecord(
  form: ScholarshipForm,
  rules: Omit<FormRules, 'isDraft'>,
): readonly FieldError[] {
  const read = applyForm({ ...NOTHING_STATED, title: 'Any' }, form, {
    ...rules,
    isDraft: true,
  })
  return read.ok ? [] : read.error
}
