import type { CriterionCode } from '../criteria/eligibility.ts'
import { decimalInWords } from '@landfall/reference/money'
import type { ScholarshipCriteria } from '../scholarship-criteria.ts'
import type { Requirement } from './requirement.ts'

/** Columns that are judged as requirements: the student's answers settle them, the profile's facts do not. */
export const ASKED_COLUMNS: readonly CriterionCode[] = ['women-only', 'family-income']

const BASE = { figures: {}, appliesTo: [], asOf: null } satisfies Partial<Requirement>

/** As requirements, whatever the columns ask that only the student's answers can settle. */
export function columnRequirements({
  isWomenOnly,
  maxFamilyIncome,
}: Pick<ScholarshipCriteria, 'isWomenOnly' | 'maxFamilyIncome'>): Requirement[] {
  return [
    ...(isWomenOnly === true ? [WOMEN_ONLY] : []),
    ...(maxFamilyIncome === null ? [] : [incomeWithin(maxFamilyIncome)]),
  ]
}

const WOMEN_ONLY: Requirement = {
  ...BASE,
  key: 'women-only',
  text: 'It is for women only.',
  label: 'for women',
  kind: 'group',
  decide: { by: 'profile', rule: { kind: 'gender', genders: ['woman'] } },
}

/** `limit` is in US dollars per year. */
function incomeWithin(limit: string): Requirement {
  const dollars = decimalInWords(limit, 'USD')
  return {
    ...BASE,
    key: 'family-income',
    text: `Your family’s income may be at most ${dollars} a year.`,
    label: 'family income',
    kind: 'family-income-max',
    decide: {
      by: 'question',
      fact: `family-income-at-most-usd-${Number(limit).toFixed(2).replace(/\.00$/, '').replace('.', '-')}`,
      question: `Is your family’s income at most ${dollars} a year?`,
      expects: true,
      isPerAward: false,
    },
  }
}
