/**
 * Compares the verdicts with a second judgment that shares no code with the first: each award meets many students,
 * and in a thorough run every student.
 */
import { isThorough } from '@landfall/kit/testing/breadth'
import {
  type AskingAward,
  type AwardJudgement,
  judgeAward,
} from '@landfall/matching/requirements/judge-award'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { askingAwards } from './testing/asking-awards.ts'
import { oracleAwards, truthOf, truthOfAward } from './testing/oracle/oracle.ts'
import type { Truth } from './testing/oracle/three-values.ts'
import { randomStudents, type RandomStudent } from './testing/random-students.ts'

const TODAY = '2026-11-22'
const PROFILES = 1_000
const SEED = 20_261_122

const awards = askingAwards()
const oracle = oracleAwards()
const profiles = fc.sample(randomStudents, { numRuns: PROFILES, seed: SEED })

/** Every n-th award (n is `stride`), shifted for each next student. */
const metBy = (at: number, stride: number) =>
  awards.filter((_, index) => index % stride === at % stride)

const judge = (award: AskingAward, who: AskedStudent) => judgeAward(award, who, TODAY)

const RESULTS: Record<string, Truth> = { PASS: true, STEP: true, FAIL: false }
const VERDICTS: Record<string, Truth> = { ELIGIBLE: true, NOT_ELIGIBLE: false }

/** Where the two judgments disagree. */
function disagreements(
  { id }: AskingAward,
  { who, unitids }: RandomStudent,
  { verdict, requirements, steps }: AwardJudgement,
): string[] {
  const own = oracle.get(id)
  if (own === undefined) return [`${id} is not in the file`]
  const asked = { who, today: TODAY }
  const found = new Map([...requirements, ...steps].map((one) => [one.key, one]))
  const faults = own.requirements.flatMap((one) => {
    const finding = found.get(one.key)
    if (finding === undefined) return `${one.key} is missing`
    const isAgreed = (RESULTS[finding.result] ?? null) === truthOf(one, id, asked)
    const isStepStated =
      one.decide.by !== 'action' ||
      (finding.yours !== null) === (isAsked(one, who) && namesOneOf(one, unitids))
    return isAgreed && isStepStated ? [] : one.key
  })
  const truth = truthOfAward(own, asked)
  if ((VERDICTS[verdict] ?? null) !== truth) faults.push(`${verdict}, not ${truth}`)
  return faults.map((fault) => `${id} ${fault}: ${JSON.stringify(who)}`)
}

const isAsked = (
  { appliesTo }: Requirement,
  { intendedDegreeLevel: level }: AskedStudent,
) => appliesTo.length === 0 || level === null || appliesTo.includes(level)

const namesOneOf = ({ figures }: Requirement, unitids: readonly number[]) =>
  figures.institutions?.some(({ unitid }) => unitid !== null && unitids.includes(unitid)) ??
  false

test('no condition and no award is judged otherwise', () => {
  const seen = new Map<string, number>()
  let stated = 0
  const faults = profiles.flatMap((student, at) =>
    metBy(at, isThorough ? 1 : 5).flatMap((award) => {
      const judgement = judge(award, student.who)
      seen.set(judgement.verdict, (seen.get(judgement.verdict) ?? 0) + 1)
      stated += judgement.steps.filter(({ yours }) => yours !== null).length
      return disagreements(award, student, judgement)
    }),
  )
  expect(faults.slice(0, 5)).toEqual([])
  // Random profiles reach every verdict often, so the rules were really exercised.
  expect(Math.min(...seen.values())).toBeGreaterThan(500)
  expect(seen.size).toBe(4)
  expect(stated).toBeGreaterThan(100)
}, 240_000)

const RANK = ['NOT_ELIGIBLE', 'ANSWER_QUESTIONS', 'CHECK_WITH_PROVIDER', 'ELIGIBLE']
const rankOf = (award: AskingAward, who: AskedStudent) =>
  RANK.indexOf(judge(award, who).verdict)

test('a worse figure never gives a better verdict', () => {
  const steps = profiles.flatMap(({ who }, at) => {
    const worse = worseFigures(who)
    if (worse.length === 0) return []
    return metBy(at, isThorough ? 5 : 20).flatMap((award) => {
      const before = rankOf(award, who)
      return worse.map((less) => {
        const rise = rankOf(award, { ...who, ...less }) - before
        return { award: award.id, less, rise }
      })
    })
  })
  expect(steps.filter(({ rise }) => rise > 0)).toEqual([])
  expect(steps.filter(({ rise }) => rise < 0).length).toBeGreaterThan(50)
}, 240_000)

function worseFigures(who: AskedStudent): Partial<AskedStudent>[] {
  return [
    ...(who.gpa === null ? [] : [{ gpa: '1.00' }]),
    ...(who.toeflScore === null ? [] : [{ toeflScore: 40 }]),
    ...(who.ieltsScore === null ? [] : [{ ieltsScore: '4.0' }]),
    ...(who.duolingoScore === null ? [] : [{ duolingoScore: 60 }]),
  ]
}
