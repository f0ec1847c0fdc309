import { describe, expect, test } from 'vitest'
import type { StudentFacts } from '../criteria/student-facts.ts'
import type { MatchQuery } from '../match-query.ts'
import type { ScholarshipCriteria } from '../scholarship-criteria.ts'
import { TODAY } from '../testing/arbitraries.ts'
import { listingEvent, matchQuery } from '../testing/examples.ts'
import { type RuleTermCode, scoreTerms, type TermCode, termTenths } from './terms.ts'

type Says = NonNullable<Parameters<typeof listingEvent>[0]>

function worth(
  code: RuleTermCode,
  asks: Partial<ScholarshipCriteria>,
  has: Partial<StudentFacts> = {},
) {
  return termTenths(listingEvent({}, asks), matchQuery(has), TODAY)[code]
}

function wishWorth(code: RuleTermCode, says: Says, wishes: Partial<MatchQuery> = {}) {
  return termTenths(listingEvent(says), matchQuery({}, wishes), TODAY)[code]
}

function term(code: TermCode, says: Says, query = matchQuery()) {
  const terms = scoreTerms(listingEvent(says), query, { today: TODAY, goalsTenths: null })
  return terms.find((one) => one.code === code)
}

const fields = (...codes: string[]) => ({ fields: { kind: 'listed', codes } }) as const

describe('the requirements', () => {
  test.each([
    ['its own name', fields('law', 'physics'), ['physics'], 180],
    [
      'the best of two fields',
      fields('physics', 'engineering'),
      ['energy', 'physics'],
      180,
    ],
    ['a wider field', fields('stem'), ['physics'], 150],
    ['every field', { fields: { kind: 'all', codes: [] } }, ['physics'], 110],
    ['no field named', { fields: { kind: 'not-stated', codes: [] } }, ['physics'], 90],
    ['only a narrower field', fields('aerospace'), ['engineering'], 90],
    ['a profile without a field', fields('law'), [], 90],
    ['other fields', fields('law'), ['physics'], 0],
  ] as const)('field: %s', (_, asks, fieldCodes, expected) => {
    expect(worth('field', asks, { fieldCodes })).toBe(expected)
  })

  test.each([
    [['phd'], 'phd', 60],
    [['phd'], 'graduate', 0],
    [['phd'], null, 30],
    [null, 'phd', 30],
  ] as const)('levels %o for a student of %s', (degreeLevels, level, expected) => {
    expect(worth('level', { degreeLevels }, { intendedDegreeLevel: level })).toBe(expected)
  })

  test.each([
    ['listed', ['IN'], null, 'IN', 80],
    ['listed', ['IN'], 'Some more', 'KE', 40],
    ['listed', ['IN'], null, 'KE', 0],
    ['listed', ['IN'], null, null, 40],
    ['all', [], null, 'KE', 60],
    ['all', [], null, null, 60],
    ['all-except', ['US'], null, 'KE', 60],
    ['all-except', ['US'], null, 'US', 0],
    ['all-except', ['US'], null, null, 40],
    ['see-source', [], 'Selected countries', 'KE', 40],
    ['not-stated', [], null, 'KE', 40],
  ] as const)('citizenship %s %o (%s) for %s', (kind, codes, hint, country, expected) => {
    expect(worth('country', { citizenship: { kind, codes, hint } }, { country })).toBe(
      expected,
    )
  })

  test.each([
    ['3.00', '3.00', 60],
    ['3.00', '3.30', 96],
    ['3.00', '3.5', 120],
    ['3.00', '4.00', 120],
    ['3.00', '2.99', 0],
    ['3.00', null, 60],
    [null, '4.00', 60],
  ])('GPA %s for a student with %s', (gpaRequirement, gpa, expected) => {
    expect(worth('gpa', { gpaRequirement }, { gpa })).toBe(expected)
  })

  const both = { minToeflScore: 80, minIeltsScore: '6.5' }
  test.each([
    ['no test is asked', {}, { toeflScore: 120 }, 60],
    ['exactly the minimum', { minToeflScore: 80 }, { toeflScore: 80 }, 60],
    ['a margin of 7', { minToeflScore: 80 }, { toeflScore: 87 }, 81],
    ['a margin of 0.3 of IELTS', { minIeltsScore: '6.5' }, { ieltsScore: '6.8' }, 78],
    ['a wide margin', { minDuolingoScore: 100 }, { duolingoScore: 160 }, 120],
    ['the best of two', both, { toeflScore: 81, ieltsScore: '7.0' }, 90],
    ['a missed one beside a met one', both, { toeflScore: 79, ieltsScore: '6.5' }, 60],
    ['a band', { minToeflScore: 80 }, { englishProficiency: 'toefl_90' }, 90],
    ['a native speaker', { minToeflScore: 80 }, { englishProficiency: 'native' }, 120],
    [
      'a native speaker where all are tested',
      { minToeflScore: 80, acceptsEnglishWaivers: false },
      { englishProficiency: 'native' },
      60,
    ],
    ['a score of another test', { minToeflScore: 80 }, { ieltsScore: '9.0' }, 60],
    [
      'a missed one with waivers',
      { minToeflScore: 80, acceptsEnglishWaivers: true },
      { toeflScore: 79 },
      0,
    ],
    ['a missed one', { minToeflScore: 80 }, { toeflScore: 79 }, 0],
  ] as const)('English: %s', (_, asks, has, expected) => {
    expect(worth('english', asks, has)).toBe(expected)
  })
})

describe('the wishes', () => {
  test.each([
    [{ requiresFinancialNeed: true }, 'medium', 80],
    [{ isNeedBased: true }, 'full', 80],
    [{ isNeedBased: true }, 'low', 20],
    [{ isNeedBased: false, requiresFinancialNeed: true }, 'low', 20],
    [{ isNeedBased: false }, 'full', 40],
    [{}, 'full', 40],
    [{ requiresFinancialNeed: false }, 'full', 40],
  ] as const)('need: %o with %s need', (asks, need, expected) => {
    const { need: tenths } = termTenths(
      listingEvent({}, asks),
      matchQuery({}, { need }),
      TODAY,
    )
    expect(tenths).toBe(expected)
  })

  test.each([
    ['full-tuition', null, null, 120],
    ['varies', null, null, 60],
    ['fixed', '2500.00', '2500.00', 30],
    ['fixed', '2500.00', null, 30],
    ['fixed', null, '9999.99', 119],
    ['fixed', '1.00', '10000.00', 120],
    ['fixed', null, '50000.00', 120],
  ] as const)('amount %s, %s to %s, of 10,000', (type, least, most, expected) => {
    expect(wishWorth('amount', { award: { type, least, most } })).toBe(expected)
  })

  test.each([
    ['year', 30],
    ['one-time', 30],
    [null, 60],
    [undefined, 30],
    ['semester', 60],
    ['month', 120],
    ['total', 60],
  ] as const)('2,500 %s, of 10,000 a year', (period, expected) => {
    const stated = { type: 'fixed', least: null, most: '2500.00' } as const
    const award = period === undefined ? stated : { ...stated, period }
    expect(wishWorth('amount', { award })).toBe(expected)
  })

  test.each([
    ['2026-11-20', 'exact', 0],
    ['2026-11-21', 'exact', 0],
    ['2026-12-06', 'exact', 20],
    ['2027-01-20', 'exact', 80],
    ['2027-11-21', 'exact', 80],
    ['2026-12-06', 'recurring-day', 40],
    ['2025-12-06', 'last-known', 40],
    [null, 'none', 40],
  ] as const)('deadline %s (%s)', (date, precision, expected) => {
    const deadline = { date, precision, timeZone: 'America/New_York' }
    expect(wishWorth('time', { deadline })).toBe(expected)
  })

  test.each([
    [null, [], 20],
    ['CA', [], 20],
    ['CA', ['NY', 'CA'], 40],
    [null, ['NY'], 20],
    ['CA', ['NY'], 0],
  ])('state %s, preferred %o', (state, preferredStates, expected) => {
    expect(wishWorth('place', { state }, { preferredStates })).toBe(expected)
  })
})

describe('a GPA that was converted', () => {
  test.each([
    ['3.25', 90],
    ['3.00', 60],
    // It may reach the minimum, but nobody knows; and a lower figure never earns more.
    ['2.99', 0],
  ])('%s where 3.00 is asked', (gpa, expected) => {
    const has = { gpa, isGpaEstimated: true }
    expect(worth('gpa', { gpaRequirement: '3.00' }, has)).toBe(expected)
  })

  test.each([
    ['2.90', '2.9'],
    ['2.10', '2.1'],
    ['3.00', '3.0'],
    ['3.05', '3.05'],
  ])('is about %s, whichever side of the minimum it lies on', (gpa, about) => {
    const query = matchQuery({ gpa, isGpaEstimated: true })
    const criteria = listingEvent({}, { gpaRequirement: '3.00' })
    expect(term('gpa', criteria, query)?.explanation).toBe(
      `Your grade converts to about ${about}; they ask for 3.0.`,
    )
  })
})

describe('the words', () => {
  test('name the figures of both sides', () => {
    const query = matchQuery({ gpa: '3.6', ieltsScore: '7.0' })
    const criteria = listingEvent({}, { gpaRequirement: '3.25', minIeltsScore: '6.5' })
    expect(term('gpa', criteria, query)?.explanation).toBe(
      'Your GPA 3.60 is 0.35 above the minimum 3.25.',
    )
    expect(term('english', criteria, query)?.explanation).toBe(
      'Your IELTS 7.0 is 0.5 above the minimum 6.5.',
    )
  })

  test('call the estimate for need ours, and the wish of the student theirs', () => {
    const award = { type: 'fixed', least: null, most: '2500.00' } as const
    expect(term('amount', { award })?.explanation).toBe(
      'Covers up to US$2,500 of about US$10,000 a year, our estimate for medium need.',
    )
    const wished = matchQuery({}, { wantedUsd: 7_500 })
    expect(term('amount', { award }, wished)?.explanation).toBe(
      'Covers up to US$2,500 of the US$7,500 a year you need.',
    )
  })

  test('say that neither need nor amount were told, and count nothing of them', () => {
    const silent = matchQuery({}, { need: null, wantedUsd: null })
    const award = { type: 'fixed', least: null, most: '2500.00' } as const
    expect(term('amount', { award }, silent)).toMatchObject({
      earnedTenths: 0,
      isStated: false,
      explanation: 'You gave neither your need nor an amount.',
    })
    const weighed = listingEvent({}, { isNeedBased: true })
    expect(term('need', weighed, silent)).toMatchObject({
      earnedTenths: 0,
      isStated: false,
      explanation: 'Considers financial need; you did not say yours.',
    })
    const full = { type: 'full-tuition', least: null, most: null } as const
    expect(term('amount', { award: full }, silent)).toMatchObject({ earnedTenths: 120 })
  })

  test.each([
    [
      'month',
      '4300.00',
      'Pays up to US$4,300 a month (US$51,600 in 12 months), which would cover the US$20,000 a year you need.',
    ],
    [
      'semester',
      '2500.00',
      'Covers up to US$2,500 a semester (US$5,000 in two) of the US$20,000 a year you need.',
    ],
    [
      'one-time',
      '2500.00',
      'Pays up to US$2,500 once: for one year it would cover that much of the US$20,000 a year you need.',
    ],
    [
      'one-time',
      '25000.00',
      'Pays up to US$25,000 once: for one year it would cover the US$20,000 a year you need.',
    ],
    [null, '2500.00', 'Pays up to US$2,500; how often it pays is not stated.'],
    [
      'total',
      '120000.00',
      'Pays up to US$120,000 in total; what it pays a year is not stated.',
    ],
  ] as const)(
    'compare what is paid by the %s with a year by a year',
    (period, most, words) => {
      const award = { type: 'varies', least: null, most, period } as const
      const wished = matchQuery({}, { wantedUsd: 20_000 })
      const found = term('amount', { award }, wished)
      expect(found?.explanation).toBe(words)
      expect(found?.isStated).toBe(period !== 'total' && period !== null)
    },
  )

  test('call an award that pays more than is wanted no part of it', () => {
    const award = { type: 'fixed', least: null, most: '70000.00' } as const
    const wished = matchQuery({}, { wantedUsd: 5_000 })
    expect(term('amount', { award }, wished)).toMatchObject({
      earnedTenths: 120,
      explanation: 'Pays up to US$70,000, which would cover the US$5,000 a year you need.',
    })
  })

  test.each([
    ['whole', 'This is a loan you have to pay back, so its amount does not count.'],
    ['part', 'Part of this is a loan you have to pay back, so its amount does not count.'],
  ] as const)('count no loan (%s) as money that an award gives', (loan, explanation) => {
    const award = { type: 'full-tuition', least: '9000.00', most: '9000.00', loan } as const
    expect(term('amount', { award })).toMatchObject({
      earnedTenths: 0,
      isStated: false,
      explanation,
    })
  })

  test('say so where nothing is stated', () => {
    expect(term('goals', {})).toMatchObject({
      earnedTenths: 0,
      isStated: false,
      explanation: 'Your goals and the description have too few words to compare.',
    })
  })
})
