import type { ScholarshipForm } from './form-input.ts'
import { moneyText } from './form-amount.ts'
import type { FormErrors } from './form-errors.ts'
import { textOf } from './form-texts.ts'
import type { DecimalText } from '@landfall/matching/scholarship-criteria'

type Range = { name: string; max: number; places: 0 | 1 | 2 }

const GPA: Range = { name: 'GPA requirement', max: 4, places: 2 }
const TOEFL: Range = { name: 'Minimum TOEFL score', max: 120, places: 0 }
const IELTS: Range = { name: 'Minimum IELTS score', max: 9, places: 1 }
const DUOLINGO: Range = { name: 'Minimum Duolingo score', max: 160, places: 0 }

/** The figures that applicants must reach or stay under. */
export function readMinima(form: ScholarshipForm, errors: FormErrors) {
  return {
    gpaRequirement: readDecimal(form, 'gpaRequirement', GPA, errors),
    minToeflScore: toNumber(readDecimal(form, 'minToeflScore', TOEFL, errors)),
    minIeltsScore: readDecimal(form, 'minIeltsScore', IELTS, errors),
    minDuolingoScore: toNumber(readDecimal(form, 'minDuolingoScore', DUOLINGO, errors)),
    maxFamilyIncome: readIncome(form, errors),
  }
}

type Field = 'gpaRequirement' | 'minToeflScore' | 'minIeltsScore' | 'minDuolingoScore'

function readDecimal(
  form: ScholarshipForm,
  field: Field,
  { name, max, places }: Range,
  errors: FormErrors,
): DecimalText | null {
  const text = textOf(String(form[field] ?? ''))
  if (text === null) return null
  const [, decimals] = /^\d{1,3}(?:\.(\d+))?$/.exec(text) ?? [null]
  const fits = decimals !== null && (decimals ?? '').length <= places
  if (/^\d/.test(text) && fits && Number(text) <= max) return Number(text).toFixed(places)
  const step = places === 0 ? 'whole number' : 'number'
  errors.wrong(field, `${name} must be a ${step} from 0 to ${max}`)
  return null
}

function readIncome(form: ScholarshipForm, errors: FormErrors): DecimalText | null {
  const text = textOf(String(form.maxFamilyIncome ?? ''))
  if (text === null) return null
  const income = moneyText(text)
  if (income === null) {
    errors.wrong('maxFamilyIncome', 'Maximum family income must be a number such as 60000')
  }
  return income
}

function toNumber(text: DecimalText | null): number | null {
  return text === null ? null : Number(text)
}
