import type { ProfileRule, RuleOf } from '@landfall/matching/requirements/requirement'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { truthOfFieldIn, truthOfFieldNotIn } from './fields-of-study.ts'
import type { Truth } from './three-values.ts'

/** How students write a visa, and what they mean by it; null is none. */
export const VISAS: Readonly<Record<string, string | null>> = {
  f1: 'F-1',
  'F-1': 'F-1',
  'F-1 (student)': 'F-1',
  'F-1 OPT': 'F-1 OPT',
  'J-1': 'J-1',
  'J-1 exchange visitor': 'J-1',
  'm 1': 'M-1',
  'H-4': 'H-4',
  daca: 'DACA',
  none: null,
  other: null,
}

/** One rule about the profile; `today` is YYYY-MM-DD. */
export function truthOfRule(rule: ProfileRule, who: AskedStudent, today: string): Truth {
  switch (rule.kind) {
    case 'citizenship-in':
      return who.country === null ? null : rule.codes.includes(who.country)
    case 'citizenship-not-in':
      return who.country === null ? null : !rule.codes.includes(who.country)
    case 'gpa-min':
      return truthOfGpa(rule.minimum, who)
    case 'gender':
      return truthOfGender(rule.genders, who)
    case 'born-after':
      return who.dateOfBirth === null ? null : who.dateOfBirth > rule.date
    case 'age-max':
    case 'age-min':
      return truthOfAge(rule, who, today)
    case 'visa-in':
      return truthOfVisa(rule.types, who)
    case 'english-min':
      return truthOfEnglish(rule, who)
    case 'field-not-in':
      return truthOfFieldNotIn(rule.codes, who.fieldCodes)
    case 'field-in':
      return truthOfFieldIn(rule.codes, who.fieldCodes)
    default:
      throw new Error(`No award asks for ${rule.kind}`)
  }
}

export function truthOfGender(
  genders: readonly string[],
  { gender }: Pick<AskedStudent, 'gender'>,
): Truth {
  return gender === null || gender === 'other' ? null : genders.includes(gender)
}

/** A converted GPA is only sure to miss what is more than 0.40 above it. */
export function truthOfGpa(
  minimum: string | number,
  { gpa, isGpaEstimated }: AskedStudent,
): Truth {
  if (gpa === null) return null
  const shortBy = Math.round(Number(minimum) * 100 - Number(gpa) * 100)
  if (shortBy <= 0) return true
  return isGpaEstimated && shortBy <= 40 ? null : false
}

function truthOfAge(
  rule: RuleOf<'age-max' | 'age-min'>,
  who: AskedStudent,
  today: string,
): Truth {
  const level = who.intendedDegreeLevel
  if (Object.keys(rule.byLevel).length > 0 && level === null) return null
  const limit = (level && rule.byLevel[level]) ?? rule.years
  if (limit === null) return true
  if (who.dateOfBirth === null) return null
  // The birthday at which the limit is reached, compared as points in time.
  const day = Date.parse(rule.onDate === null ? today : '2027-04-01')
  const [year = 0, month = 1, date = 1] = who.dateOfBirth.split('-').map(Number)
  const years = rule.kind === 'age-max' ? limit + 1 : limit
  const reached = day >= Date.UTC(year + years, month - 1, date)
  return rule.kind === 'age-max' ? !reached : reached
}

/** A student who holds another visa is ruled out; one who only plans a visa is not. */
export function truthOfVisa(types: readonly string[], who: AskedStudent): Truth {
  const held = visaOf(who.visaType)
  const planned = visaOf(who.intendedVisaType)
  if (held !== null && types.includes(held)) return true
  if (planned !== null && types.includes(planned)) return true
  return held === null ? null : false
}

function visaOf(words: string | null): string | null {
  if (words === null) return null
  const visa = VISAS[words]
  if (visa === undefined) throw new Error(`The oracle does not know the visa ${words}`)
  return visa
}

const BANDS: Readonly<Record<string, [string, number]>> = {
  toefl_100: ['toefl', 100],
  toefl_90: ['toefl', 90],
  toefl_80: ['toefl', 80],
  ielts_7_5: ['ielts', 7.5],
  ielts_7: ['ielts', 7],
  ielts_6_5: ['ielts', 6.5],
}

type EnglishMinima = {
  toefl: number | null
  ielts: number | string | null
  duolingo: number | null
  acceptsWaivers: boolean | null
}

/** One of the minima is enough; native speakers need none unless everybody must take a test. */
export function truthOfEnglish(asked: EnglishMinima, who: AskedStudent): Truth {
  const band = BANDS[who.englishProficiency ?? '']
  const scores = (['toefl', 'ielts', 'duolingo'] as const).flatMap((test) => {
    const score = who[`${test}Score`] ?? (band?.[0] === test ? band[1] : null)
    return asked[test] === null || score === null
      ? []
      : Number(score) >= Number(asked[test])
  })
  if (scores.includes(true)) return true
  if (who.englishProficiency === 'native' && asked.acceptsWaivers !== false) return true
  return scores.length === 0 || asked.acceptsWaivers === true ? null : false
}
