import { countryName } from '@landfall/reference/countries'
import type {
  ApplicationForm,
  Experience,
} from '../../application/application/application-form.ts'
import type { BlindField } from '../settings/review.ts'
import { blindText, type BlindSubject, type TextPiece } from './blind-text.ts'
import { FORM_LINES, type FormLine } from './form-lines.ts'

/** One filled-in field of a form, as a reviewer gets it. */
export type BlindedField = Pick<FormLine, 'name' | 'label' | 'tab'> & {
  /** The whole of it is hidden. */
  isBlind: boolean
  pieces: TextPiece[]
}

/**
 * A form as who must not know everything gets it: fields that tell what is blind are hidden whole, texts in
 * parts (see `blindText` for what that can't do). What is empty is left out, and so are documents.
 */
export function blindForm(
  form: ApplicationForm,
  blind: readonly BlindField[],
): BlindedField[] {
  const subject = subjectOf(form)
  return FORM_LINES.flatMap(({ name, label, tab, reveals }): BlindedField[] => {
    const text = textOf(form[name], name)
    if (text === null) return []
    const hiddenAs = reveals.find((kind) => blind.includes(kind))
    if (hiddenAs !== undefined)
      return [{ name, label, tab, isBlind: true, pieces: [{ text, kind: hiddenAs }] }]
    return [{ name, label, tab, isBlind: false, pieces: blindText(text, subject, blind) }]
  })
}

/** Who wrote the form, as its texts must not tell. */
export function subjectOf(form: ApplicationForm): BlindSubject {
  const { firstName, lastName, dateOfBirth } = form
  return {
    firstName,
    lastName,
    dateOfBirth,
    institutions: given([form.currentInstitution, form.intendedInstitution]),
    countries: given([form.citizenship, form.countryOfResidence]),
  }
}

function given<T>(values: readonly (T | null)[]): T[] {
  return values.filter((one) => one !== null)
}

function textOf(
  value: ApplicationForm[keyof ApplicationForm],
  name: FormLine['name'],
): string | null {
  if (value === null) return null
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return isCountry(name) ? countryInWords(value) : value
  const lines = value.map((one) => (typeof one === 'string' ? one : experienceInWords(one)))
  return lines.length === 0 ? null : lines.join('\n\n')
}

function isCountry(name: FormLine['name']): boolean {
  return name === 'citizenship' || name === 'countryOfResidence'
}

function countryInWords(code: string): string {
  return code === 'other' ? 'Other' : (countryName(code) ?? code)
}

function experienceInWords(one: Experience): string {
  const { role, organization, startedOn, endedOn, hoursPerWeek, description } = one
  const time = [startedOn, endedOn].filter(Boolean).join(' to ')
  const hours = hoursPerWeek === null ? null : `${hoursPerWeek} hours a week`
  const head = [role, organization, time, hours].filter(Boolean).join(', ')
  return [head, description].filter(Boolean).join('\n')
}
