import { countryName } from '@landfall/reference/countries'
import { describe, expect, test } from 'vitest'
import { ANCHORS, NOTHING_STATED } from '../facts.ts'
import { guidance } from '../guidance/guidance.ts'
import { type Status, STATUSES, type Topic, TOPICS } from '../rule.ts'
import { COUNTRY_RULE, countryLimits, HELD, RESTRICTED } from './country-restrictions.ts'
import { RULES } from './rules.ts'

const REQUIRED =
  'F1 F2 F3 F4 F5 F6 F7 M1 M2 M3 M4 M5 M6 M7 C1 C2 O1 O2 O3 O4 O5 O6 O7 S1 S2 S3 S4 S5 H1 T1 V1 V2 V3 V4 W1 D1 W2 T2 M8 J1'

test('every required rule exists, with a source and the day it was checked', () => {
  const ids = [...RULES.map(({ id }) => id), COUNTRY_RULE.id]
  expect(new Set(ids).size).toBe(ids.length)
  const families = new Set(ids.map((id) => id.split('-')[0]))
  expect(REQUIRED.split(' ').filter((id) => !families.has(id))).toEqual([])
  for (const { source, verifiedOn, says, topics } of RULES) {
    expect(source).not.toBe('')
    expect(verifiedOn).toMatch(/^2026-\d\d-\d\d$/)
    expect(says).toMatch(/\.$/)
    expect(topics).not.toEqual([])
  }
})

test('each rule with a deadline says what is still possible after it', () => {
  const silent = RULES.filter(
    ({ compute, whenPast }) =>
      (compute.kind === 'window' || compute.kind === 'series') && !whenPast,
  )
  expect(silent).toEqual([])
})

test.each([
  ['M1', /before you drop below it.*out of status.*last term/],
  ['M2', /20 hours.*full-time in official breaks if you will go on.*ends with the program/],
  ['M5', /pending, you may stay/],
  ['W1', /CPT on your I-20.*severe economic hardship.*abroad.*pending you may not work/],
  ['V3', /expires while you keep your status, you may stay.*valid one/],
  ['V4', /travel signature.*one year.*six months.*EAD.*before you leave/],
  ['D1', /new recommendation and a new I-765.*too late.*sent the form back.*I-290B/],
  ['M3', /within 10 days.*DSO.*RO.*AR-11 is not needed.*where you live/],
  ['W2', /10 days.*48 hours.*not given just to enroll.*does not permit work/],
  ['T2', /nonresident.*five calendar years.*part of a year.*F-2 or J-2.*843.*8316/],
  ['M8', /under 21.*may not work.*less than a full course.*grade 12.*keep your status/],
  [
    'J1-home',
    /H, L or K.*permanent residence.*change their status.*State Department.*DS-3035/,
  ],
  ['J1-bars', /24 months.*six months or more.*12 months.*not the two-year rule/],
  ['J1-training', /before the end date.*within 30 days.*18 months.*36.*part-time counts/],
  [
    'J1-stay',
    /30 days after a program that you completed.*may not work, study.*can’t come back/,
  ],
  ['J1-family', /study.*I-765.*EAD.*support the J-1/],
  ['O7', /one photo.*new recommendation/],
  ['O1-who', /academic year.*related to your major.*first day on the EAD/],
  ['S1', /earlier U.S. one of the last 10 years.*accredited.*related.*higher degree/],
  ['S2', /Not possible in the 60 days after OPT/],
  ['S5-employer', /within 10 days a new I-983.*updated I-983/],
  ['F1', /denied.*within 12 months does not pay it again.*plan by the payment/],
  ['F8', /221\(g\).*within a year without a new visa fee.*I-901.*plan by the payment/],
  ['F4-fee', /reciprocity/],
  ['H1', /under the yearly cap.*Leaving the United States/],
  ['H1-stay', /under the yearly cap.*Leaving the United States/],
  [
    'T1',
    /U.S. payer.*required fees, books, supplies.*1040-NR.*8843 alone.*five calendar years/,
  ],
])('rule %s states all of its conditions', (id, words) => {
  const rule = RULES.find((one) => one.id === id)
  expect(rule?.says).toMatch(words)
  expect(rule?.verifiedOn).toBe('2026-11-30')
})

test('a step that may have been done long ago can be skipped once its deadline is past', () => {
  const skipped = RULES.filter(({ whenPast }) =>
    whenPast?.startsWith('Skip this if you did'),
  )
  expect(skipped.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['M3', 'M6', 'O5', 'O5-end', 'S5', 'S5-evaluation']),
  )
  for (const id of ['O2', 'O3', 'S2'])
    expect(RULES.find((one) => one.id === id)?.whenPast).toMatch(/^If USCIS has your form/)
  expect(RULES.find(({ id }) => id === 'M4')?.whenPast).toMatch(/^If you completed the/)
  expect(RULES.find(({ id }) => id === 'M5')?.whenPast).toMatch(
    /^These days are over, unless USCIS received your OPT or STEM form in time/,
  )
})

test('a student who was denied OPT sees the dates to file again, but no date to finish OPT by', () => {
  const days = { programEnd: '2027-05-15', optRecommended: '2027-06-01' }
  const said = guidance(
    RULES,
    { topic: 'opt', status: 'denied' },
    { ...NOTHING_STATED, days },
    '2027-06-10',
  )
  const ids = said.deadlines.map(({ rule }) => rule.id)
  expect(ids).toContain('O2')
  expect(ids).not.toContain('O3-end')
  expect(said.conditions.map(({ id }) => id)).toContain('D1')
  // The form is filed once more: with the fee and the papers.
  expect(said.costs.map(({ id }) => id)).toEqual(['O6-online', 'O6-paper', 'O6-premium'])
  expect(said.documents.map(({ rule }) => rule.id)).toEqual(['O7'])
})

test('the SEVIS fee is mentioned while the visa is pending, too', () => {
  const asked = { topic: 'f1_visa', status: 'pending' } as const
  const { deadlines, asks } = guidance(RULES, asked, NOTHING_STATED, '2027-01-01')
  expect(deadlines.map(({ rule }) => rule.id)).toContain('F1')
  expect(asks).toContain('visaInterview')
})

test('19 countries are fully restricted, 19 partially, and applications from 39 may be held; each has a valid code', () => {
  const kinds = [...RESTRICTED.values()]
  expect(kinds.filter((kind) => kind === 'full')).toHaveLength(19)
  expect(kinds.filter((kind) => kind === 'partial')).toHaveLength(19)
  expect(HELD.size).toBe(39)
  for (const code of HELD) expect(countryName(code)).not.toBeNull()
})

test.each([
  [{ citizenships: ['NG'] }, { visa: 'partial', mayBeHeld: true }],
  [{ citizenships: ['IN', 'IR'] }, { visa: 'full', mayBeHeld: true }],
  [{ citizenships: ['NG', 'IR'] }, { visa: 'full', mayBeHeld: true }],
  [
    { citizenships: ['IN'], birthCountry: 'SY' },
    { visa: null, mayBeHeld: true },
  ],
  [
    { citizenships: ['IN'], birthCountry: 'NP' },
    { visa: null, mayBeHeld: false },
  ],
  [{ hasPalestinianDocument: true }, { visa: 'full', mayBeHeld: true }],
  // Visas only of immigrants; the hold is for everybody.
  [{ citizenships: ['TM'] }, { visa: null, mayBeHeld: true }],
  [
    { citizenships: ['IN'], birthCountry: 'TM' },
    { visa: null, mayBeHeld: true },
  ],
  [
    { citizenships: ['TM'], birthCountry: 'IN' },
    { visa: null, mayBeHeld: true },
  ],
])('the country limits for %j are right', (stated, expected) => {
  expect(countryLimits({ ...NOTHING_STATED, ...stated }, '2026-01-01')).toEqual(expected)
  expect(countryLimits({ ...NOTHING_STATED, ...stated }, '2025-12-31').mayBeHeld).toBe(
    false,
  )
})

const fees = (today: string) =>
  guidance(RULES, { topic: 'opt', status: 'pending' }, NOTHING_STATED, today).costs

test('a rule is shown only while it is in force', () => {
  expect(fees('2026-02-28')).toEqual([])
  expect(fees('2026-03-01')).toMatchObject([{ id: 'O6-premium' }])
})

test('the grace period after the program depends on the I-94, which is requested and never assumed', () => {
  const asked = { topic: 'general', status: 'approved' } as const
  const days = { programEnd: '2027-05-15', i94Until: '2027-05-15' }
  const found = (i94: 'unknown' | 'date' | 'duration-of-status') => {
    const { deadlines, asks } = guidance(
      RULES,
      asked,
      { ...NOTHING_STATED, days, i94 },
      '2027-01-01',
    )
    const ids = deadlines.map(({ rule }) => rule.id)
    return { grace: ids.filter((id) => id === 'M5' || id === 'V1-stay'), asks }
  }
  expect(found('unknown')).toMatchObject({ grace: [] })
  expect(found('unknown').asks[0]).toBe('i94')
  expect(found('duration-of-status').grace).toEqual(['M5'])
  expect(found('date').grace).toEqual(['V1-stay'])
  expect(found('date').asks).not.toContain('i94')
})

test('the limits of the proposed rule are shown only to students with a dated I-94', () => {
  const asked = { topic: 'general', status: 'approved' } as const
  const toldTo = (i94: 'unknown' | 'date' | 'duration-of-status') =>
    guidance(RULES, asked, { ...NOTHING_STATED, i94 }, '2027-01-01')
      .conditions.filter(({ id }) => id === 'V1-limits')
      .map(({ says, confidence }) => [says, confidence])
  expect(toldTo('date')).toEqual([
    [expect.stringMatching(/four years.*24 months.*transfers/), 'unconfirmed'],
  ])
  expect([toldTo('unknown'), toldTo('duration-of-status')]).toEqual([[], []])
})

const isOfJ1 = (id: string) => id.startsWith('J1-')
const idsTold = (topic: Topic, status: Status) => {
  const facts = { ...NOTHING_STATED, i94: 'duration-of-status' } as const
  const said = guidance(RULES, { topic, status }, facts, '2026-11-30')
  const rules = [
    ...said.deadlines.map(({ rule }) => rule),
    ...said.conditions,
    ...said.costs,
    ...said.documents.map(({ rule }) => rule),
  ]
  return rules.map(({ id }) => id).toSorted()
}

describe('the rules for J-1', () => {
  test.each(STATUSES)(
    'are shown for the topic J-1 and no other, at the stage %s',
    (status) => {
      for (const topic of TOPICS.filter((one) => one !== 'j1'))
        expect(idsTold(topic, status).filter(isOfJ1)).toEqual([])
      expect(idsTold('j1', status).filter(isOfJ1)).toEqual([
        'J1-bars',
        'J1-family',
        'J1-home',
        'J1-stay',
        'J1-training',
      ])
      // What holds for both; and nothing else of F-1.
      expect(idsTold('j1', status).filter((id) => !isOfJ1(id))).toEqual(['M3', 'T2', 'W2'])
    },
  )

  test('count their dates only from the DS-2019, which no F-1 rule uses', () => {
    const counting = RULES.filter((rule) => JSON.stringify(rule).includes('"ds2019End"'))
    expect(counting.map(({ id }) => id)).toEqual(['J1-training', 'J1-stay'])
    const others = ANCHORS.filter((anchor) => anchor !== 'ds2019End')
    for (const rule of RULES.filter(({ id }) => isOfJ1(id)))
      for (const anchor of others) expect(JSON.stringify(rule)).not.toContain(`"${anchor}"`)
  })
})

test('every topic has guidance at every stage, without dates that are not known', () => {
  for (const topic of TOPICS) {
    for (const status of STATUSES) {
      const said = guidance(RULES, { topic, status }, NOTHING_STATED, '2026-11-22')
      expect(said.deadlines.length + said.conditions.length).toBeGreaterThan(0)
      expect(said.deadlines.every(({ deadline }) => deadline.closesOn === null)).toBe(true)
    }
  }
})
