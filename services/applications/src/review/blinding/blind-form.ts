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
  /** The whole field is hidden. */
  isBlind: boolean
  pieces: TextPiece[]
}

/**
 * A form for readers who must not know everything: fields that reveal what is blind are hidden whole, texts in parts
 * (see `blindText` for its limits). Empty fields and documents are left out.
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

/** What the texts must not reveal about the form's writer. */
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
