import { DEADLINE_ZONE, isTimeZone } from '@landfall/calendar/zone'
import { isOverForOwner, parseDeadline } from './deadline.ts'
import type { FormRules, ScholarshipForm } from './form-input.ts'
import type { FormErrors } from './form-errors.ts'
import { textOf } from './form-texts.ts'
import type { StoredDeadline } from './scholarship.ts'

/**
 * A form names a day, unless admission is rolling. A source's own text (a month, a day that recurs) is
 * read too, so that other fields of its listing can be edited.
 */
export function readFormDeadline(
  form: ScholarshipForm,
  rules: FormRules,
  errors: FormErrors,
) {
  const isRollingAdmission = form.isRollingAdmission ?? null
  const deadline = readDay(form, errors)
  if (deadline.kind === 'none' && isRollingAdmission !== true) {
    errors.missing('applicationDeadline', 'Application deadline is required')
  }
  if (!rules.isDraft && isOverForOwner(deadline, rules.now)) {
    errors.wrong('applicationDeadline', 'Application deadline must not have passed')
  }
  return { deadline, isRollingAdmission }
}

function readDay(form: ScholarshipForm, errors: FormErrors): StoredDeadline {
  const timeZone = readZone(form, errors)
  // Clients that send an instant mean its day.
  const text = textOf(form.applicationDeadline)?.replace(/T.*$/, '') ?? null
  const basis = form.isRollingAdmission === true ? 'rolling' : null
  const deadline = parseDeadline(text, { timeZone, basis })
  if (deadline !== null) return deadline
  const message = 'Application deadline must be a date such as 2027-03-31'
  errors.wrong('applicationDeadline', message)
  return { kind: 'none', text: null, timeZone, basis }
}

function readZone(form: ScholarshipForm, errors: FormErrors): string {
  const zone = textOf(form.deadlineTimeZone) ?? DEADLINE_ZONE
  if (isTimeZone(zone)) return zone
  errors.wrong('deadlineTimeZone', 'Time zone must be a name such as America/New_York')
  return DEADLINE_ZONE
}
