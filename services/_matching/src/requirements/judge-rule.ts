import { CRITERIA } from '../criteria/criteria.ts'
import type { CriterionCode } from '../criteria/eligibility.ts'
import { inRow, withTestAge } from '../criteria/english-test-age.ts'
import { findingOf } from '../criteria/explain.ts'
import { someOf } from '../criteria/finding.ts'
import { fieldName, matchesField } from '../reference/fields.ts'
import { ASKS_NOTHING, type ScholarshipCriteria } from '../scholarship-criteria.ts'
import { judgeAge, judgeBornAfter } from './judge-age.ts'
import { decided, type Judged, lacking } from './judged.ts'
import type { ProfileRule, RuleOf } from './requirement.ts'
import type { AskedStudent } from './student-answers.ts'

/** Rules that a column of the award could also state. */
type ColumnRule = Exclude<
  ProfileRule,
  RuleOf<'field-not-in' | 'age-max' | 'age-min' | 'born-after' | 'gender'>
>

/** `today` is YYYY-MM-DD. */
export function judgeRule(rule: ProfileRule, student: AskedStudent, today: string): Judged {
  switch (rule.kind) {
    case 'age-max':
    case 'age-min':
      return judgeAge(rule, student, today)
    case 'born-after':
      return judgeBornAfter(rule, student)
    case 'gender':
      return judgeGender(rule, student)
    case 'field-not-in':
      return judgeFieldNotIn(rule, student)
    case 'english-min':
      return inRow(withTestAge(judgeColumnRule(rule, student), student, today))
    default:
      return judgeColumnRule(rule, student)
  }
}

const byCode = new Map(CRITERIA.map((criterion) => [criterion.code, criterion]))

/** Judges the rule as the column's criterion judges an award that states this one column. */
function judgeColumnRule(rule: ColumnRule, student: AskedStudent): Judged {
  const [code, column] = columnOf(rule)
  const criterion = byCode.get(code)
  const finding = criterion && findingOf(criterion, { ...ASKS_NOTHING, ...column }, student)
  if (!criterion || !finding) throw new Error(`No criterion judges ${rule.kind}`)
  const { result, yours, explanation } = finding
  if (result !== 'TELL_US_MORE') return decided(result, yours, explanation)
  const field = finding.profileField ?? criterion.profileField ?? code
  return { ...lacking(field, explanation), yours }
}

function columnOf(rule: ColumnRule): [CriterionCode, Partial<ScholarshipCriteria>] {
  switch (rule.kind) {
    case 'citizenship-in':
      return [
        'citizenship',
        { citizenship: { kind: 'listed', codes: rule.codes, hint: null } },
      ]
    case 'citizenship-not-in':
      return [
        'citizenship',
        { citizenship: { kind: 'all-except', codes: rule.codes, hint: null } },
      ]
    case 'level-in':
      return ['degree-level', { degreeLevels: rule.levels }]
    case 'field-in':
      return ['field-of-study', { fields: { kind: 'listed', codes: rule.codes } }]
    case 'gpa-min':
      return ['gpa', { gpaRequirement: rule.minimum }]
    case 'english-min':
      return ['english', englishColumns(rule)]
    case 'visa-in':
      return ['visa-type', { eligibleVisaTypes: rule.types }]
    case 'needs-aid':
      return ['financial-need', { requiresFinancialNeed: true }]
  }
}

function englishColumns(rule: RuleOf<'english-min'>): Partial<ScholarshipCriteria> {
  return {
    minToeflScore: rule.toefl,
    minIeltsScore: rule.ielts,
    minDuolingoScore: rule.duolingo,
    acceptsEnglishWaivers: rule.acceptsWaivers,
  }
}

const GENDER_WORDS = { woman: 'Woman', man: 'Man', other: 'Other' } as const

/**
 * Providers word gender in many ways: a student of another gender that the rule does not name is a question to
 * them.
 */
function judgeGender({ genders }: RuleOf<'gender'>, { gender }: AskedStudent): Judged {
  if (gender === null) return lacking('gender')
  const yours = GENDER_WORDS[gender]
  if (genders.includes(gender)) return decided('PASS', yours, 'Your profile says so.')
  return gender === 'other'
    ? decided('CHECK_WITH_PROVIDER', yours, 'Only the provider can say whether it fits.')
    : decided('FAIL', yours, 'Your profile says otherwise.')
}

/** A student who names an excluded field along with others may mean either. */
function judgeFieldNotIn(
  { codes }: RuleOf<'field-not-in'>,
  { fieldCodes }: AskedStudent,
): Judged {
  if (fieldCodes.length === 0) {
    return lacking('fieldOfInterest', 'Your profile names no field of study.')
  }
  const yours = someOf(fieldCodes.map((code) => fieldName(code) ?? code))
  const isLeftOut = (own: string) => codes.some((code) => matchesField(code, own))
  const isTouched = (own: string) =>
    isLeftOut(own) || codes.some((code) => matchesField(own, code))
  if (!fieldCodes.some(isTouched)) {
    return decided('PASS', yours, 'Your fields are not excluded.')
  }
  if (fieldCodes.every(isLeftOut)) {
    return decided('FAIL', yours, 'Your fields are excluded.')
  }
  const explanation = 'Some of your fields are excluded; be more specific about your field.'
  return { ...lacking('fieldOfInterest', explanation), yours }
}
