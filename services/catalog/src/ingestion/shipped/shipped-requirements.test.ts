import { readFileSync } from 'node:fs'
import { fieldName } from '@landfall/matching/reference/fields'
import { visaCode } from '@landfall/matching/reference/visa'
import { judgeAward } from '@landfall/matching/requirements/judge-award'
import type { Decide, ProfileRule } from '@landfall/matching/requirements/requirement'
import { askedStudent, listing } from '@landfall/matching/testing/examples'
import { countryName } from '@landfall/reference/countries'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { askingAwards, readShipped } from './testing/asking-awards.ts'
import { factSchema } from '../../composition/shipped-facts.ts'
import { correctionSchema } from './shipped-requirements.ts'

const { rows, asked, corrections } = readShipped()
const facts = z.array(factSchema).parse(json('facts'))
const requirements = asked.flatMap(({ id, requirements }) =>
  requirements.map((requirement) => ({ id, ...requirement })),
)
const partsOf = (decide: Decide) => (decide.by === 'alternatives' ? decide.of : [decide])
const parts = requirements.flatMap(({ decide }) => partsOf(decide))
const questions = parts.flatMap((part) => (part.by === 'question' ? part : []))
const rules = parts.flatMap((part): ProfileRule[] =>
  part.by === 'profile' ? [part.rule] : [],
)

function json(file: string): unknown {
  const url = new URL(`../../../data/${file}.json`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8'))
}

describe('shipped requirements', () => {
  test('name every shipped award once, in its order', () => {
    expect(asked.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect(requirements.length).toBeGreaterThanOrEqual(1_094)
  })

  test('hold nothing that their contract does not name', () => {
    expect(asked).toEqual(json('scholarship-requirements'))
    expect(facts).toEqual(json('facts'))
    expect(corrections).toEqual(z.array(correctionSchema).parse(json('corrections')))
  })

  test('have a key of their own within their award', () => {
    for (const { id, requirements } of asked) {
      const keys = new Set(requirements.map(({ key }) => key))
      expect([id, keys.size]).toEqual([id, requirements.length])
    }
  })

  test('ask the facts of the list, in its words, and every fact of it', () => {
    const inList = new Map(facts.map((fact) => [fact.fact, fact]))
    for (const { fact, question, isPerAward } of questions) {
      expect(inList.get(fact)).toMatchObject({ question, isPerAward })
    }
    expect(new Set(questions.map(({ fact }) => fact))).toEqual(new Set(inList.keys()))
    expect(inList.size).toBe(facts.length)
    expect(facts.length).toBeGreaterThanOrEqual(242)
  })

  test('speak of countries, fields, visas and universities that there are', () => {
    const unitids = new Set(
      z
        .array(z.object({ unitid: z.int() }))
        .parse(json('universities'))
        .map((u) => u.unitid),
    )
    const unknown = [
      ...rules.flatMap((rule) => unknownCodes(rule)),
      ...requirements
        .flatMap(({ figures }) => figures.institutions ?? [])
        .flatMap(({ unitid }) => (unitid === null || unitids.has(unitid) ? [] : unitid)),
    ]
    expect(unknown).toEqual([])
  })

  test('ask for a place at a university as a step', () => {
    const places = requirements.filter(({ kind }) => kind === 'admitted-to')
    const judged = places.filter(
      ({ decide }) =>
        decide.by === 'profile' || (decide.by === 'question' && decide.expects),
    )
    expect(judged).toEqual([])
    const named = places.flatMap(({ figures }) => figures.institutions ?? [])
    expect(named.filter(({ unitid }) => unitid !== null).length).toBeGreaterThan(220)
  })

  test('decide by the rules of columns also when these state nothing', () => {
    const who = askedStudent({ visaType: 'H-4', fieldCodes: ['agriculture'] })
    const twice = askingAwards().filter(({ requirements }) =>
      requirements.some(
        ({ decide }) =>
          decide.by === 'profile' && ['field-in', 'visa-in'].includes(decide.rule.kind),
      ),
    )
    expect(twice).toHaveLength(10)
    for (const award of twice) {
      const { verdict } = judgeAward({ ...award, criteria: listing() }, who, '2026-11-22')
      expect([award.id, verdict]).toEqual([award.id, 'NOT_ELIGIBLE'])
    }
  })
})

test('a correction says what the file says today, and another thing in its place', () => {
  for (const { id, field, old, new: is } of corrections) {
    const row: Record<string, unknown> | undefined = rows.find((one) => one.id === id)
    expect([id, field, row?.[field] ?? null]).toEqual([id, field, old])
    expect(is).not.toEqual(old)
  }
  const named = corrections.map(({ id, field }) => `${id} ${field}`)
  expect(new Set(named).size).toBe(named.length)
})

/** Rows that looked odd when they were read, and why each stays as the file has it. */
const kept = z
  .array(
    z.strictObject({
      id: z.string(),
      field: z.string(),
      value: z.json(),
      reason: z.string().min(1),
    }),
  )
  .parse(json('kept-as-is'))

test('an odd value that stays is the one of the file, and no correction changes it', () => {
  for (const { id, field, value } of kept) {
    const row: Record<string, unknown> | undefined = rows.find((one) => one.id === id)
    expect([id, field, row?.[field]]).toEqual([id, field, value])
    expect(corrections.filter((one) => one.id === id && one.field === field)).toEqual([])
  }
  const named = kept.map(({ id, field }) => `${id} ${field}`)
  expect(new Set(named).size).toBe(named.length)
})

test('every row that was found odd is corrected, or stays with a reason', () => {
  const noLevel = rows.filter(({ degreeLevel }) => String(degreeLevel) === '')
  const loans = rows.filter(({ note }) => /\bloans?\b/i.test(String(note)))
  expect([noLevel.length, loans.length]).toEqual([7, 12])
  const judged = new Set([...corrections, ...kept].map(({ id, field }) => `${id} ${field}`))
  const odd = [
    ...FOUND_ODD,
    ...noLevel.map(({ id }) => `${id} degreeLevel`),
    ...loans
      // Its note says that there is none.
      .filter(({ note }) => !String(note).includes('loan-free'))
      .map(({ id }) => `${id} loan`),
  ]
  expect(odd.filter((one) => !judged.has(one))).toEqual([])
})

/** Rows that a review in November 2026 found odd, with the columns in doubt. */
const FOUND_ODD = [
  'united-states-india-educational-foundation-usief-fulbright-nehru-master-s-fellowships applicationDeadline',
  'youngstown-state-university-international-scholarship-award applicationDeadline',
  'the-rotary-foundation-rotary-peace-fellowship applicationDeadline',
  'western-michigan-university-global-education-merit-scholarship applicationDeadline',
  'pacific-university-founders-scholarship-international amount',
  'pacific-university-honors-scholarship-international amount',
  'pacific-university-presidential-scholarship-international amount',
  'pacific-university-trustee-scholarship-international amount',
  'pacific-university-university-scholarship-international amount',
  'temple-university-whyus-scholarship amountPeriod',
  'university-of-kentucky-international-ambassador-scholarship amountPeriod',
  'university-of-kentucky-transfer-achievement-scholarship-international amountPeriod',
  'university-of-toledo-international-rocket-award amountPeriod',
  'valparaiso-university-academic-merit-scholarship-international amountPeriod',
  'zonta-international-zonta-amelia-earhart-fellowship amountPeriod',
  'frostburg-state-university-harold-r-rowe-international-scholarship needBased',
]

function unknownCodes(rule: ProfileRule): string[] {
  switch (rule.kind) {
    case 'citizenship-in':
    case 'citizenship-not-in':
      return rule.codes.filter((code) => countryName(code) === null)
    case 'field-in':
    case 'field-not-in':
      return rule.codes.filter((code) => fieldName(code) === null)
    case 'visa-in':
      return rule.types.filter((type) => visaCode(type) !== type)
    default:
      return []
  }
}
