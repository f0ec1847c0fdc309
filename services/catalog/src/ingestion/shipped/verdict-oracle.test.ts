/**
 * The verdicts held against a second judgement, written apart from the first and straight over the
 * JSON: three values (true, false, null for open), no words, no shared code.
 */
import { visaCode } from '@landfall/matching/reference/visa'
import {
  type AskingAward,
  type AwardJudgement,
  judgeAward,
} from '@landfall/matching/requirements/judge-award'
import type {
  Decide,
  ProfileRule,
  Requirement,
  RuleOf,
} from '@landfall/matching/requirements/requirement'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { students } from '@landfall/matching/testing/arbitraries'
import { ancestors, descendants } from '@landfall/matching/reference/fields'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFacts } from '../../composition/shipped-facts.ts'
import { askingAwards, readShipped } from './testing/asking-awards.ts'

const TODAY = '2026-11-22'
const PROFILES = 1_000
/** Each profile meets every so many-th award, so that all awards are met fifty times. */
const STRIDE = 20
const SEED = 20_261_122

type Truth = true | false | null

const awards = askingAwards()
const { asked } = readShipped()
const facts = [...readFacts().values()]

const all = (truths: Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(null) ? null : true
const some = (truths: Truth[]): Truth =>
  truths.includes(true) ? true : truths.includes(null) ? null : false

function truthOf(requirement: Requirement, who: AskedStudent, awardId: string): Truth {
  const { decide, appliesTo } = requirement
  if (decide.by === 'action') return true
  const parts: Decide[] = decide.by === 'alternatives' ? decide.of : [decide]
  const met = some(parts.map((part) => truthOfPart(part, who, awardId)))
  if (appliesTo.length === 0 || met === true) return met
  if (who.intendedDegreeLevel === null) return null
  return appliesTo.includes(who.intendedDegreeLevel) ? met : true
}

function truthOfPart(part: Decide, who: AskedStudent, awardId: string): Truth {
  if (part.by === 'provider') return null
  if (part.by === 'question') {
    const own = who.facts[part.isPerAward ? `${awardId}:${part.fact}` : part.fact]
    const told = own ?? ofProfile(part.fact, who)
    return typeof told === 'boolean' ? told === part.expects : null
  }
  return part.by === 'profile' ? truthOfRule(part.rule, who) : true
}

function ofProfile(fact: string, who: AskedStudent): Truth {
  if (fact === 'holds-us-green-card') return who.usPermanentResident
  if (fact === 'lives-in-the-us') return who.isCurrentlyInUs
  return fact === 'lives-or-studies-in-us' && who.isCurrentlyInUs === true ? true : null
}

/** A converted GPA is only sure to miss what is more than 0.40 above it. */
function truthOfGpa(minimum: string, { gpa, isGpaEstimated }: AskedStudent): Truth {
  if (gpa === null) return null
  const shortBy = Math.round(Number(minimum) * 100 - Number(gpa) * 100)
  if (shortBy <= 0) return true
  return isGpaEstimated && shortBy <= 40 ? null : false
}

function truthOfRule(rule: ProfileRule, who: AskedStudent): Truth {
  switch (rule.kind) {
    case 'citizenship-in':
      return who.country === null ? null : rule.codes.includes(who.country)
    case 'citizenship-not-in':
      return who.country === null ? null : !rule.codes.includes(who.country)
    case 'gpa-min':
      return truthOfGpa(rule.minimum, who)
    case 'gender':
      if (who.gender === null || who.gender === 'other') return null
      return rule.genders.includes(who.gender)
    case 'born-after':
      return who.dateOfBirth === null ? null : who.dateOfBirth > rule.date
    case 'age-max':
    case 'age-min':
      return truthOfAge(rule, who)
    case 'visa-in':
      return truthOfVisa(rule, who)
    case 'english-min':
      return truthOfEnglish(rule, who)
    case 'field-not-in':
      return truthOfFieldNotIn(rule, who)
    case 'field-in':
      return truthOfFieldIn(rule, who)
    default:
      throw new Error(`No case asks for ${rule.kind}`)
  }
}

function truthOfAge(rule: RuleOf<'age-max' | 'age-min'>, who: AskedStudent): Truth {
  const byLevel = Object.keys(rule.byLevel).length > 0
  if (byLevel && who.intendedDegreeLevel === null) return null
  const level = who.intendedDegreeLevel
  const limit = (level && rule.byLevel[level]) ?? rule.years
  if (limit === null) return true
  if (who.dateOfBirth === null) return null
  // The birthday at which the limit is reached, compared as points in time.
  const day = Date.parse(rule.onDate === null ? TODAY : '2027-04-01')
  const [year = 0, month = 1, date = 1] = who.dateOfBirth.split('-').map(Number)
  const years = rule.kind === 'age-max' ? limit + 1 : limit
  const reached = day >= Date.UTC(year + years, month - 1, date)
  return rule.kind === 'age-max' ? !reached : reached
}

function truthOfVisa(rule: RuleOf<'visa-in'>, who: AskedStudent): Truth {
  const held = visaCode(who.visaType)
  const own = [held, visaCode(who.intendedVisaType)].filter((visa) => visa !== null)
  if (own.some((visa) => rule.types.includes(visa))) return true
  return held === null ? null : false
}

const BANDS: Record<string, [string, number]> = {
  toefl_100: ['toefl', 100],
  toefl_90: ['toefl', 90],
  toefl_80: ['toefl', 80],
  ielts_7_5: ['ielts', 7.5],
  ielts_7: ['ielts', 7],
  ielts_6_5: ['ielts', 6.5],
}

function truthOfEnglish(rule: RuleOf<'english-min'>, who: AskedStudent): Truth {
  const band = BANDS[who.englishProficiency ?? '']
  const scores = (['toefl', 'ielts', 'duolingo'] as const).flatMap((test) => {
    const score = who[`${test}Score`] ?? (band?.[0] === test ? band[1] : null)
    return rule[test] === null || score === null ? [] : Number(score) >= Number(rule[test])
  })
  if (scores.includes(true)) return true
  if (who.englishProficiency === 'native' && rule.acceptsWaivers !== false) return true
  return scores.length === 0 || rule.acceptsWaivers === true ? null : false
}

function truthOfFieldIn(rule: RuleOf<'field-in'>, who: AskedStudent): Truth {
  const below = new Set(rule.codes.flatMap((code) => [code, ...descendants(code)]))
  const above = new Set(rule.codes.flatMap((code) => ancestors(code)))
  if (who.fieldCodes.length === 0) return null
  if (who.fieldCodes.some((code) => below.has(code))) return true
  return who.fieldCodes.some((code) => above.has(code)) ? null : false
}

function truthOfFieldNotIn(rule: RuleOf<'field-not-in'>, who: AskedStudent): Truth {
  const below = new Set(rule.codes.flatMap((code) => [code, ...descendants(code)]))
  const above = new Set(rule.codes.flatMap((code) => ancestors(code)))
  if (who.fieldCodes.length === 0) return null
  if (who.fieldCodes.every((code) => below.has(code))) return false
  return who.fieldCodes.some((code) => below.has(code) || above.has(code)) ? null : true
}

/** What the columns alone say of figures, level and women. */
function truthOfColumns({ criteria }: AskingAward, who: AskedStudent): Truth {
  const { gpaRequirement, degreeLevels, isWomenOnly } = criteria
  const level = who.intendedDegreeLevel
  return all([
    gpaRequirement === null ||
      (who.gpa && Number(who.gpa) >= Number(gpaRequirement)) ||
      null,
    degreeLevels === null || level === null ? null : degreeLevels.includes(level),
    isWomenOnly !== true || who.gender === 'woman' || null,
  ])
}

const answers = fc.dictionary(
  fc.constantFrom(
    ...facts.filter((fact) => !fact.isPerAward).map(({ fact }) => fact),
    ...asked.flatMap(({ id, requirements }) =>
      requirements.flatMap(({ decide }) =>
        decide.by === 'question' && decide.isPerAward ? `${id}:${decide.fact}` : [],
      ),
    ),
  ),
  fc.constantFrom(true, true, true, false, 'declined' as const),
  { minKeys: 100, maxKeys: 280, size: 'max' },
)
const askedStudents: fc.Arbitrary<AskedStudent> = fc
  .tuple(
    students,
    answers,
    fc.option(
      fc.constantFrom(
        '1970-02-28',
        '1986-11-22',
        '1991-04-01',
        '1991-11-23',
        '2001-11-22',
        '2004-05-05',
      ),
      { nil: null },
    ),
    fc.constantFrom('woman', 'man', 'other', null),
  )
  .map(([profile, facts, dateOfBirth, gender]) => ({
    ...profile,
    facts,
    dateOfBirth,
    gender,
    intendedUniversities: [],
  }))
const profiles = fc.sample(askedStudents, { numRuns: PROFILES, seed: SEED })

function judge(award: AskingAward, who: AskedStudent) {
  const judgement = judgeAward(award, who, TODAY)
  if (judgement === null) throw new Error('A profile exists')
  return judgement
}

const metBy = (at: number) => awards.filter((_, index) => index % STRIDE === at % STRIDE)

const expected: Record<string, Truth> = { PASS: true, STEP: true, FAIL: false }

/** What the two judgements do not agree in. */
function disagreements(
  award: AskingAward,
  who: AskedStudent,
  { verdict, requirements, steps }: AwardJudgement,
): string[] {
  const found = new Map([...requirements, ...steps].map((one) => [one.key, one.result]))
  const own = award.requirements.map((one) => ({ one, truth: truthOf(one, who, award.id) }))
  const differing = own.filter(({ one: { key }, truth }) => {
    return (expected[found.get(key) ?? 'missing'] ?? null) !== truth
  })
  const truth = all(own.map((one) => one.truth))
  const isSure = truth === true && truthOfColumns(award, who) === true
  return [
    ...differing.map(({ one }) => `${award.id} ${one.key}: ${JSON.stringify(who)}`),
    ...(verdict === 'ELIGIBLE' && !isSure ? [`${award.id}: ${JSON.stringify(who)}`] : []),
    ...(truth === false && verdict !== 'NOT_ELIGIBLE' ? [`${award.id} ${verdict}`] : []),
  ]
}

test('no condition is judged otherwise, and nothing is eligible while one is open or fails', () => {
  const seen = new Map<string, number>()
  const faults = profiles.flatMap((who, at) =>
    metBy(at).flatMap((award) => {
      const judgement = judge(award, who)
      seen.set(judgement.verdict, (seen.get(judgement.verdict) ?? 0) + 1)
      return disagreements(award, who, judgement)
    }),
  )
  expect(faults).toEqual([])
  // Random profiles reach every verdict often, so that the rules above were put to use.
  expect([...seen.values()].every((count) => count > 100)).toBe(true)
  expect(seen.size).toBe(4)
})

const RANK = ['NOT_ELIGIBLE', 'ANSWER_QUESTIONS', 'CHECK_WITH_PROVIDER', 'ELIGIBLE']
const rankOf = (award: AskingAward, who: AskedStudent) =>
  RANK.indexOf(judge(award, who).verdict)

test('a worse figure never gives a better verdict', () => {
  const steps = profiles.flatMap((who, at) =>
    metBy(at).flatMap((award) => {
      const before = rankOf(award, who)
      return worseFigures(who).map((less) => {
        const rise = rankOf(award, { ...who, ...less }) - before
        return { award: award.id, who, less, rise }
      })
    }),
  )
  expect(steps.filter(({ rise }) => rise > 0)).toEqual([])
  expect(steps.filter(({ rise }) => rise < 0).length).toBeGreaterThan(50)
})

function worseFigures(who: AskedStudent): Partial<AskedStudent>[] {
  return [
    ...(who.gpa === null ? [] : [{ gpa: '1.00' }]),
    ...(who.toeflScore === null ? [] : [{ toeflScore: 40 }]),
    ...(who.ieltsScore === null ? [] : [{ ieltsScore: '4.0' }]),
    ...(who.duolingoScore === null ? [] : [{ duolingoScore: 60 }]),
  ]
}
