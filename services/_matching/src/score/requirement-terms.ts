import { countryName } from '@landfall/reference/countries'
import { UNLISTED_COUNTRY } from '../criteria/explain-citizenship.ts'
import { estimateInWords, gpaFigure } from '../criteria/gpa-figure.ts'
import { ancestors, descendants, fieldName } from '../reference/fields.ts'
import { scaled } from './figures.ts'
import { stated, type TermFinding, type TermRule, unstated } from './term-finding.ts'

/**
 * 180: names one of the student's fields; 150: names a wider one; 110: open to every field; 90: not known, or names
 * only a part of the student's field; 0: names others.
 */
export const fieldTerm: TermRule = ({ criteria: { fields } }, { student }) => {
  const own = student.fieldCodes
  if (fields.kind === 'all') return stated(110, () => 'Open to every field of study.')
  if (fields.kind === 'not-stated') {
    return unstated(90, () => 'The listing does not name its fields.')
  }
  if (own.length === 0) return unstated(90, () => 'Your profile names no field of study.')
  const named = own.find((code) => fields.codes.includes(code))
  if (named !== undefined) {
    return stated(180, () => `Names your field: ${nameOf(named)}.`)
  }
  return (
    findRelated(own, fields.codes, ancestors, (code, wider) =>
      stated(150, () => `Names ${nameOf(wider)}, which includes ${nameOf(code)}.`),
    ) ??
    findRelated(own, fields.codes, descendants, (code, narrower) =>
      unstated(90, () => `Names only a part of ${nameOf(code)}: ${nameOf(narrower)}.`),
    ) ??
    stated(0, () => 'For other fields.')
  )
}

function findRelated(
  own: readonly string[],
  asked: readonly string[],
  relatives: (code: string) => readonly string[],
  make: (code: string, relative: string) => TermFinding,
): TermFinding | undefined {
  for (const code of own) {
    const relative = relatives(code).find((one) => asked.includes(one))
    if (relative !== undefined) return make(code, relative)
  }
  return undefined
}

/** 60: the award is for the student's level; 30: not known; 0: for other levels. */
export const levelTerm: TermRule = ({ criteria: { degreeLevels } }, { student }) => {
  const level = student.intendedDegreeLevel
  if (degreeLevels === null) {
    return unstated(30, () => 'The listing does not name its degree levels.')
  }
  if (level === null) return unstated(30, () => 'Your profile names no degree level.')
  return degreeLevels.includes(level)
    ? stated(60, () => 'For the degree level you want.')
    : stated(0, () => 'For other degree levels.')
}

/**
 * 80: names the student's country; 60: open to all, or to all but others; 40: not known; 0: shuts the student out.
 */
export const countryTerm: TermRule = ({ criteria }, { student }) => {
  const { country, isCountryUnlisted } = student
  const { kind, codes, hint } = criteria.citizenship
  if (kind === 'all') return stated(60, () => 'Open to citizens of every country.')
  if (kind === 'not-stated') {
    return unstated(40, () => 'The listing does not say which citizens may apply.')
  }
  if (kind === 'see-source') {
    return unstated(40, () => 'The provider keeps the list of countries on its own page.')
  }
  if (country === null)
    return unstated(40, () =>
      isCountryUnlisted ? UNLISTED_COUNTRY : 'Your profile does not say your country.',
    )
  const yours = () => countryName(country) ?? country
  const isNamed = codes.includes(country)
  if (kind === 'all-except') {
    return isNamed
      ? stated(0, () => `Citizens of ${yours()} are not eligible.`)
      : stated(60, () => `Open to citizens of ${yours()} and most other countries.`)
  }
  if (isNamed) return stated(80, () => `Names your country: ${yours()}.`)
  return hint === null
    ? stated(0, () => `${yours()} is not one of its countries.`)
    : unstated(40, () => `Does not name ${yours()}; the provider keeps the full list.`)
}

/**
 * Reaching the minimum earns 60, and up to 60 more in proportion up to 0.5 above it; 60 when it is not known; 0
 * below it, also where a converted GPA may reach it.
 */
export const gpaTerm: TermRule = ({ criteria: { gpaRequirement } }, { student }) => {
  if (gpaRequirement === null) return unstated(60, () => 'The listing states no minimum.')
  const figure = gpaFigure(student)
  if (figure === null) return unstated(60, () => 'Your profile has no GPA.')
  const minimum = scaled(gpaRequirement, 2)
  const margin = scaled(figure.value, 2) - minimum
  const asked = (minimum / 100).toFixed(2)
  const yours = Number(figure.value).toFixed(2)
  const tenths = margin < 0 ? 0 : marginTenths(margin, 50)
  if (figure.isEstimate)
    return stated(tenths, () => estimateInWords(figure, gpaRequirement))
  if (margin < 0) {
    return stated(tenths, () => `Your GPA ${yours} is below the minimum ${asked}.`)
  }
  return stated(tenths, () =>
    margin === 0
      ? `Your GPA ${yours} is exactly the minimum.`
      : `Your GPA ${yours} is ${(margin / 100).toFixed(2)} above the minimum ${asked}.`,
  )
}

/**
 * Reaching a minimum earns 60; a margin of `span` or more above it earns 120. Both are whole numbers of one unit.
 */
export function marginTenths(margin: number, span: number): number {
  return 60 + Math.min(60, Math.floor((60 * margin) / span))
}

function nameOf(code: string): string {
  return fieldName(code) ?? code
}
