import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliver } from '@landfall/kit/messaging/consumers'
import { times } from '@landfall/kit/testing/breadth'
import {
  EMPTY_PROFILE,
  type Profile,
  studentSaved,
} from '@landfall/matching/testing/student-saved'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import { type Predicate, holds, predicateRow } from '@landfall/matching/criteria/predicate'
import {
  type EligibilityPlan,
  planEligibility,
} from '@landfall/matching/requirements/plan-eligibility'
import type { Test } from '@landfall/matching/requirements/judge-term'
import type {
  AskedStudent,
  FactAnswer,
} from '@landfall/matching/requirements/student-answers'
import { studentFactsOf } from '@landfall/matching/criteria/student-facts-of-event'
import {
  readRequirementSets,
  setOfRecord,
} from '../src/record/scholarship/requirement-sets.sql.ts'
import { judgeScholarship } from '../src/search/eligibility/judge-scholarship.ts'
import { compilePredicate } from '../src/record/scholarship/predicate.sql.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { scholarships } from '../src/db/scholarship-tables.ts'
import {
  NOW,
  type RunningCatalog,
  restVisitor,
  startCatalog,
  student,
  visitor,
} from './_app.ts'

let catalog: RunningCatalog
let all: StoredScholarship[]
beforeAll(async () => {
  catalog = await startCatalog()
  all = await catalog.stores.scholarships.findBatch(null, 1000)
})
afterAll(() => catalog?.stop())

const nigerian = {
  ...EMPTY_PROFILE,
  country: 'NG',
  intendedDegreeLevel: 'graduate' as const,
  fieldOfInterest: ['Engineering'],
  gpa: '3.40',
  englishProficiency: 'ielts_7' as const,
}

const deliverProfile = (profile: Parameters<typeof studentSaved>[0]) =>
  deliver(onStudentSaved, studentSaved(profile), catalog.unitOfWork)

describe('what the catalog knows of students', () => {
  it('takes each fact once and ignores older ones', async () => {
    const studentId = randomUUID()
    const gpaNow = async () =>
      (await catalog.stores.studentFacts.findWithAnswers([studentId])).get(studentId)?.facts
        .gpa
    const second = studentSaved({ ...nigerian, studentId, version: 2, gpa: '3.50' })
    expect(await deliver(onStudentSaved, second, catalog.unitOfWork)).toBe('handled')
    expect(await deliver(onStudentSaved, second, catalog.unitOfWork)).toBe('duplicate')
    await deliverProfile({ ...nigerian, studentId, version: 1, gpa: '2.00' })
    expect(await gpaNow()).toBe('3.50')
    await deliverProfile({ ...nigerian, studentId, version: 3, gpa: '3.90' })
    expect(await gpaNow()).toBe('3.90')
  })
})

describe('eligibility', () => {
  const QUERY = `query ($filter: ScholarshipFilter) { scholarships(filter: $filter, first: 100) {
    totalCount unknownCount edges { node { id eligibility { verdict label awaits
      questions { fact text isPerAward isDeclined profileField } withProvider failed
      criteria { code label isHard result asked yours explanation profileField }
      requirements { key label result asked yours explanation questions { text profileField } }
      steps { key result asked } } } } } }`

  it('is null for visitors and for students without a profile', async () => {
    for (const caller of [visitor(), student()]) {
      const { scholarships: page } = await catalog.ask(caller, QUERY, {})
      for (const { node } of page.edges) expect(node.eligibility).toBeNull()
    }
  })

  it('explains every card to a student, and lists only what passes when asked', async () => {
    const caller = student()
    if (caller.viewer.kind !== 'user') throw new Error('a student is signed in')
    await deliverProfile({ ...nigerian, studentId: caller.viewer.userId, version: 1 })
    const every = await catalog.ask(
      { ...caller, channel: 'rest' },
      withFirst(QUERY, 500),
      {},
    )
    const verdicts = Map.groupBy(
      every.scholarships.edges as { node: { eligibility: { verdict: string } } }[],
      ({ node }) => node.eligibility.verdict,
    )
    const eligible = verdicts.get('ELIGIBLE')?.length ?? 0
    const open = ['ANSWER_QUESTIONS', 'CHECK_WITH_PROVIDER'].map(
      (verdict) => verdicts.get(verdict)?.length ?? 0,
    )
    for (const count of open) expect(count).toBeGreaterThan(0)
    const check = open.reduce((sum, count) => sum + count, 0)
    expect(eligible).toBeGreaterThan(0)
    expect(verdicts.get('NOT_ELIGIBLE')?.length).toBeGreaterThan(0)
    const only = await catalog.ask(caller, QUERY, { filter: { eligibleOnly: true } })
    expect(only.scholarships).toMatchObject({ totalCount: eligible, unknownCount: check })
    for (const { node } of only.scholarships.edges) {
      expect(node.eligibility.verdict).toBe('ELIGIBLE')
    }
  })

  it('names a student’s own country first on each list that has it', async () => {
    const caller = student()
    if (caller.viewer.kind !== 'user') throw new Error('a student is signed in')
    await deliverProfile({ ...nigerian, studentId: caller.viewer.userId, version: 1 })
    const query = '{ scholarships(first: 500) { edges { node { eligibleCountries } } } }'
    const listsOf = async (asking: typeof caller) => {
      const { scholarships: page } = await catalog.ask(
        { ...asking, channel: 'rest' },
        query,
        {},
      )
      type Edge = { node: { eligibleCountries: string[] | null } }
      return (page.edges as Edge[]).map(({ node }) => node.eligibleCountries)
    }
    const [own, plain] = [await listsOf(caller), await listsOf(student())]
    const withOwn = own.filter((names) => names?.includes('Nigeria'))
    expect(withOwn.filter((names) => names?.[0] !== 'Nigeria')).toEqual([])
    expect(withOwn.some((names) => (names?.length ?? 0) > 1)).toBe(true)
    const sorted = (lists: typeof own) => lists.map((names) => names?.toSorted() ?? null)
    expect(sorted(own)).toEqual(sorted(plain))
    expect(plain).not.toEqual(own)
  })

  it('asks visitors to sign in before it filters', async () => {
    await expect(
      catalog.ask(restVisitor(), QUERY, { filter: { eligibleOnly: true } }),
    ).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  it('gives the same by SQL as judging one by one, for any student and every listing', async () => {
    const random = seeded(20261121)
    const sets = await readRequirementSets(catalog.postgres.db)
    const keys = sets.flatMap(({ terms }) => terms.flatMap(({ test }) => factKeysOf(test)))
    const today = NOW.slice(0, 10)
    const listings = all.map((one) => ({ one, row: rowOf(one) }))
    const seen = new Set<string>()
    for (let n = 0; n < times(12, 40); n++) {
      const facts = anyAsked(random, keys)
      const plan = planEligibility(facts, { sets, today })
      for (const [name, predicate] of predicatesOf(plan)) {
        const rows = await catalog.postgres.db
          .select({ id: scholarships.id })
          .from(scholarships)
          .where(compilePredicate(predicate))
        const inMemory = listings.filter(({ row }) => holds(predicate, row))
        expect({ facts, name, ids: rows.map(({ id }) => id).toSorted() }).toEqual({
          facts,
          name,
          ids: inMemory.map(({ one }) => one.id).toSorted(),
        })
      }
      const verdicts = listings.map(({ one, row }) => {
        const planned = verdictsOf(plan).filter(([, predicate]) => holds(predicate, row))
        const judged = String(judgeScholarship(one, facts, new Date(NOW))?.verdict)
        seen.add(judged)
        return { slug: one.slug, planned: planned.map(([name]) => name).join(), judged }
      })
      expect(verdicts.filter(({ planned, judged }) => planned !== judged)).toEqual([])
    }
    expect(seen.size).toBe(4)
  })
})

function withFirst(query: string, first: number): string {
  return query.replace('first: 100', `first: ${first}`)
}

function rowOf(one: StoredScholarship) {
  return predicateRow(one, setOfRecord(one)?.id ?? null)
}

function verdictsOf(plan: EligibilityPlan): [string, Predicate][] {
  return [
    ['ELIGIBLE', plan.eligible],
    ['ANSWER_QUESTIONS', plan.answer],
    ['CHECK_WITH_PROVIDER', plan.withProvider],
    ['NOT_ELIGIBLE', plan.notEligible],
  ]
}

function predicatesOf(plan: EligibilityPlan): [string, Predicate][] {
  const cases = plan.criteria.flatMap(({ code, cases }) =>
    cases.map(({ result, when }): [string, Predicate] => [`${code} ${result}`, when]),
  )
  return [...verdictsOf(plan), ...cases]
}

function factKeysOf(test: Test): string[] {
  if (test.by === 'any') return test.of.flatMap(factKeysOf)
  return test.by === 'fact' ? [test.key] : []
}

/** A student who has answered about two thirds of the questions. */
function anyAsked(random: () => number, keys: readonly string[]): AskedStudent {
  const answers: (FactAnswer | null)[] = [true, true, false, 'declined', null, null]
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const answered = keys.flatMap((key) => {
    const answer = pick(answers)
    return answer === null ? [] : [[key, answer] as const]
  })
  return {
    ...studentFactsOf(anyStudent(random)),
    facts: Object.fromEntries(answered),
    dateOfBirth: pick([null, '1985-01-01', '1996-06-30', '2005-11-22']),
    gender: pick([null, 'woman', 'man', 'other']),
    intendedUniversities: [],
  }
}

/** Mulberry32: the same students in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function anyStudent(random: () => number): Profile {
  const one = <T>(...values: T[]): T => values[Math.floor(random() * values.length)] as T
  const maybe = <T>(...values: T[]): T | null => (random() < 0.3 ? null : one(...values))
  return {
    ...EMPTY_PROFILE,
    studentId: randomUUID(),
    version: 1,
    country: maybe('NG', 'IN', 'CN', 'US', 'GB', 'MX', 'JP', 'NO'),
    intendedDegreeLevel: maybe('undergraduate', 'graduate', 'phd', 'postdoc'),
    fieldOfInterest: maybe(['Engineering'], ['Physics', 'Law'], ['Public Policy'], []),
    gpa: maybe('2.40', '3.00', '3.55', '4.00'),
    englishProficiency: maybe('native', 'toefl_100', 'toefl_80', 'ielts_6_5', 'other'),
    toeflScore: maybe(60, 90, 110),
    ieltsScore: maybe('5.5', '6.5', '8.0'),
    visaType: maybe('F-1', 'J-1', 'H-1B'),
    intendedVisaType: maybe('F-1', 'J-1'),
    usPermanentResident: maybe(true, false),
    needsFinancialAid: maybe(true, false),
    hasUsHighSchoolDiploma: maybe(true, false),
    isCurrentlyInUs: maybe(true, false),
  }
}
