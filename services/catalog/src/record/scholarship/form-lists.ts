import { parseCitizenship } from './citizenship.ts'
import { parseFields } from '@landfall/matching/reference/fields'
import type { ScholarshipForm } from './form-input.ts'
import type { FormErrors } from './form-errors.ts'
import type { DegreeLevel } from '@landfall/matching/scholarship-criteria'
import { statusCode, visaCode } from '@landfall/matching/reference/visa'

const MIN_ELIGIBILITY_TEXT = 10

const LEVELS: Readonly<Record<string, DegreeLevel>> = {
  undergraduate: 'undergraduate',
  bachelor: 'undergraduate',
  bachelors: 'undergraduate',
  graduate: 'graduate',
  master: 'graduate',
  masters: 'graduate',
  phd: 'phd',
  doctoral: 'phd',
  doctorate: 'phd',
  postdoc: 'postdoc',
  postdoctoral: 'postdoc',
}

/** The lists of a form; a text is one entry a line. */
export function readLists(form: ScholarshipForm, errors: FormErrors) {
  return {
    requirements: readRequirements(form, errors),
    degreeLevels: readLevels(form, errors),
    fields: readFields(form, errors),
    citizenship: readCountries(form, errors),
    benefits: orNull(linesOf(form.benefits)),
    englishWaiverConditions: orNull(linesOf(form.englishWaiverConditions)),
    acceptedFundingSources: orNull(linesOf(form.acceptedFundingSources)),
    eligibleVisaTypes: orNull(
      linesOf(form.eligibleVisaTypes).flatMap((visa) => visaCode(visa) ?? []),
    ),
    eligibleCitizenshipStatus: orNull(
      linesOf(form.eligibleCitizenshipStatus).flatMap((status) => statusCode(status) ?? []),
    ),
  }
}

/** The degree level that a word means ("Master's", "PhD"); null when none. */
export function parseDegreeLevel(text: string): DegreeLevel | null {
  return LEVELS[text.toLowerCase().replace(/[^a-z]/g, '')] ?? null
}

function readRequirements(form: ScholarshipForm, errors: FormErrors) {
  const field = 'eligibilityRequirements'
  const stated = form.eligibilityRequirements ?? form.requirements
  const lines = linesOf(stated)
  if (typeof stated === 'string' && stated.trim().length < MIN_ELIGIBILITY_TEXT) {
    errors.missing(field, 'Eligibility requirements needed')
  } else if (lines.length === 0) {
    errors.missing(field, 'At least one eligibility requirement is required')
  }
  return orNull(lines)
}

function readLevels(form: ScholarshipForm, errors: FormErrors) {
  const stated = linesOf(form.degreeLevel)
  if (stated.length === 0) {
    errors.missing('degreeLevel', 'At least one degree level is required')
  }
  const unknown = stated.filter((word) => parseDegreeLevel(word) === null)
  refuse(errors, 'degreeLevel', unknown, 'is not a degree level')
  return orNull([...new Set(stated.flatMap((word) => parseDegreeLevel(word) ?? []))])
}

function readFields(form: ScholarshipForm, errors: FormErrors) {
  const stated = linesOf(form.fieldOfStudy)
  if (stated.length === 0) {
    errors.missing('fieldOfStudy', 'At least one field of study is required')
  }
  const { rule, unknown } = parseFields(stated)
  refuse(errors, 'fieldOfStudy', unknown, 'is not on the list of fields of study')
  return rule
}

function readCountries(form: ScholarshipForm, errors: FormErrors) {
  const stated = linesOf(form.eligibleCountries)
  if (stated.length === 0) {
    errors.missing('eligibleCountries', 'At least one eligible country is required')
  }
  const { rule, unknown } = parseCitizenship(stated)
  refuse(errors, 'eligibleCountries', unknown, 'is not on the list of countries')
  return rule
}

function refuse(
  errors: FormErrors,
  field: string,
  unknown: readonly string[],
  why: string,
): void {
  const [first] = unknown
  if (first !== undefined) errors.wrong(field, `“${first}” ${why}`)
}

function linesOf(stated: readonly string[] | string | null | undefined): string[] {
  const texts = typeof stated === 'string' ? [stated] : (stated ?? [])
  return texts
    .flatMap((text) => text.split(/\r?\n/))
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function orNull<T>(values: readonly T[]): readonly T[] | null {
  return values.length === 0 ? null : values
}
