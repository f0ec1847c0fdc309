import type { FieldError } from '@landfall/kit/core/problems'
import { ok } from '@landfall/kit/core/result'
import { applyForm, type FormRules } from './apply-form.ts'
import { NOTHING_STATED } from './nothing-stated.ts'
import { isMadeHere } from './publishing-faults.ts'
import type { ScholarshipForm } from './scholarship-form.ts'
import type { StoredScholarship } from './stored-scholarship.ts'

/**
 * Applies a form to a stored record: absent fields stay, null ones are cleared. A source's listing may lack what the
 * form requires; changes to it are marked as edited by hand.
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

/** Faults of a form for any record; missing or unchanged fields are not faults. */
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
