import { addDays, type CalendarDay } from '@landfall/calendar/day'
import { times } from '@landfall/kit/testing/breadth'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deadlinesOf, isShut } from './deadlines.ts'
import { ANCHORS } from './facts.ts'
import { RULES } from './rules/rules.ts'
import { days } from './testing/arbitraries.ts'
import { madeRule } from './testing/made-rule.ts'
import { type Days, SILENT, WINDOWS } from './testing/told-days.ts'
import { lastDayForOpt } from './testing/day-by-day.ts'

function rule(id: string) {
  const found = RULES.find((one) => one.id === id)
  if (!found) throw new Error(`There is no rule ${id}`)
  return found
}

const find = (id: string, stated: Days, today: CalendarDay) =>
  deadlinesOf(rule(id), { days: stated }, today)

describe.each(WINDOWS)('rule %s with the dates %j', (id, stated, opensOn, closesOn) => {
  const found = (today: CalendarDay) => find(id, stated, today)[0]

  test('is open until its last day and past the day after', () => {
    expect(found(closesOn)).toMatchObject({ opensOn, closesOn })
    expect(found(addDays(closesOn, -1))?.standing).not.toBe('past')
    expect(found(closesOn)?.standing).not.toBe('past')
    expect(found(addDays(closesOn, 1))?.standing).toBe('past')
    if (opensOn === null) return
    expect(found(addDays(opensOn, -1))?.standing).toBe('too-early')
    expect(found(opensOn)?.standing).not.toBe('too-early')
  })
})

test('every rule with a window has dates in the table of test cases', () => {
  const windows = RULES.filter(({ compute }) => compute.kind === 'window')
  const listed = new Set(WINDOWS.map(([id]) => id))
  expect(windows.map(({ id }) => id).filter((id) => !listed.has(id))).toEqual([])
})

test.each(SILENT)('rule %s has no date for %j', (id, stated) => {
  expect(find(id, stated, '2027-04-06')).toEqual([])
})

test('a date that decides whether a rule applies is requested', () => {
  const unknown = { closesOn: null, opensOn: null, standing: 'unknown' }
  const today = '2027-04-06'
  expect(find('H1', { h1bReceived: '2027-04-05' }, today)).toMatchObject([
    { ...unknown, missing: ['optEnd'] },
  ])
  // Who had OPT is asked for the petition by H1.
  expect(find('H1-stay', { programEnd: '2027-03-31' }, today)).toMatchObject([
    { ...unknown, missing: ['h1bReceived'] },
  ])
  expect(find('S3', { optEnd: '2027-06-30' }, today)).toMatchObject([
    { ...unknown, missing: ['stemFiled'] },
  ])
  expect(find('M7', { programEnd: '2027-05-15' }, today)).toMatchObject([
    { ...unknown, missing: ['transferOut'] },
  ])
})

test('a deadline becomes urgent earlier when an office needs time or a source is stricter', () => {
  expect(find('M4', { programEnd: '2027-05-15' }, '2027-04-14')[0]?.standing).toBe('open')
  expect(find('M4', { programEnd: '2027-05-15' }, '2027-04-15')[0]).toMatchObject({
    urgedOn: '2027-04-15',
    standing: 'urgent',
  })
  const stem = { optEnd: '2028-06-30', stemRecommended: '2028-04-10' }
  expect(find('S2', stem, '2028-05-09')[0]?.standing).toBe('open')
  expect(find('S2', stem, '2028-05-10')[0]?.standing).toBe('urgent')
})

test('the day to act by is within the window, whenever the DSO made the recommendation', () => {
  const optEnd = '2027-01-31'
  const urged = (stemRecommended: string) =>
    find('S2', { optEnd, stemRecommended }, '2026-12-01')[0]?.urgedOn
  expect(urged('2027-01-10')).toBe('2027-01-31')
  expect(urged('2026-12-01')).toBe('2026-12-31')
  // The window opens on 2 November.
  expect(urged('2026-09-20')).toBe('2026-11-02')
})

test('the more lenient reading is shown next to the cautious one, but never used', () => {
  expect(find('V1-stay', { i94Until: '2029-05-31' }, '2029-06-01')[0]).toMatchObject({
    closesOn: '2029-05-31',
    milder: { closesOn: '2029-06-30' },
    standing: 'past',
  })
})

test('missing dates are requested, even if they could only make the deadline earlier', () => {
  expect(find('O2', {}, '2027-03-01')[0]).toMatchObject({
    closesOn: null,
    missing: ['programEnd', 'optRecommended'],
    standing: 'unknown',
  })
  expect(find('O2', { programEnd: '2027-05-15' }, '2027-03-01')[0]?.missing).toEqual([
    'optRecommended',
  ])
  const moved = { programEnd: '2026-05-15', transferOut: '2027-01-10' }
  const [transfer] = find('M7', moved, '2027-01-11')
  expect(transfer).toMatchObject({ closesOn: '2027-06-10', missing: ['optEnd'] })
  const [again] = find(
    'M7',
    { ...moved, transferOut: '2029-01-10', optEnd: '2027-06-30' },
    '2029-01-11',
  )
  expect(again).toMatchObject({ closesOn: '2029-06-10', missing: ['stemEnd'] })
  expect(find('S5', {}, '2027-03-01')).toMatchObject([
    { missing: ['stemStart'], standing: 'unknown' },
  ])
})

test('STEM details are due after 6, 12, 18 and 24 months, evaluations after 12 and 24', () => {
  const stated = { stemStart: '2027-08-31' }
  expect(find('S5', stated, '2027-09-01').map(({ closesOn }) => closesOn)).toEqual([
    '2028-02-29',
    '2028-08-31',
    '2029-02-28',
    '2029-08-31',
  ])
  expect(
    find('S5-evaluation', stated, '2028-09-05').map(({ opensOn, closesOn, standing }) => [
      opensOn,
      closesOn,
      standing,
    ]),
  ).toEqual([
    ['2028-08-31', '2028-09-09', 'open'],
    ['2029-08-31', '2029-09-09', 'too-early'],
  ])
})

describe.each(['S5', 'S5-evaluation'])(
  'rule %s after another program ended the STEM extension',
  (id) => {
    const days = { stemStart: '2026-07-01', programStart: '2027-08-23' }
    const closing = (stated: Days, today: CalendarDay) =>
      find(id, stated, today).map(({ closesOn }) => closesOn)

    test('has no deadlines from the first day of that program on', () => {
      expect(closing(days, '2027-08-22')).not.toEqual([])
      expect(closing(days, '2027-08-23')).toEqual([])
      expect(closing({ ...days, stemStart: '2027-08-23' }, '2027-08-23')).not.toEqual([])
    })

    test('has no deadlines after the last day of the extension, but keeps the one of its last month', () => {
      const all = closing({ stemStart: '2026-07-01' }, '2026-09-01')
      const until = (stemEnd: CalendarDay) =>
        closing({ stemStart: '2026-07-01', stemEnd }, '2026-09-01')
      expect(until('2028-06-30')).toEqual(all)
      expect(until('2028-06-29')).toEqual(all.slice(0, -1))
      expect(until('2027-08-22')).toEqual(
        all.filter((day) => day !== null && day < '2027-08'),
      )
    })
  },
)

test('STEM details can be confirmed a month ahead, and the more lenient reading gives ten more days', () => {
  const stated = { stemStart: '2027-07-01' }
  const found = (today: string) => find('S5', stated, today)[0]
  expect(found('2027-12-15')).toMatchObject({
    opensOn: '2027-12-02',
    closesOn: '2028-01-01',
    milder: { closesOn: '2028-01-11' },
    standing: 'open',
  })
  expect(found('2027-12-01')?.standing).toBe('too-early')
  expect(found('2028-01-02')?.standing).toBe('past')
})

test('a window is closed if the recommendation expires before it opens', () => {
  const today = '2027-01-01'
  const shut = (id: string, stated: Days) => find(id, stated, today).map(isShut)
  const programEnd = '2027-05-15'
  // The window opens on 14 February.
  expect(shut('O2', { programEnd, optRecommended: '2027-01-14' })).toEqual([true])
  expect(shut('O2', { programEnd, optRecommended: '2027-01-15' })).toEqual([false])
  expect(shut('O2', { programEnd })).toEqual([false])
  const optEnd = '2028-06-30'
  expect(shut('S2', { optEnd, stemRecommended: '2028-01-31' })).toEqual([true])
  expect(shut('S2', { optEnd, stemRecommended: '2028-02-01' })).toEqual([false])
})

test('ten days after a year are counted from the year’s last day', () => {
  const found = find('S5-evaluation', { stemStart: '2027-07-01' }, '2027-09-01')
  // The years end on 30 June.
  expect(found.map(({ closesOn }) => closesOn)).toEqual(['2028-07-10', '2029-07-10'])
})

test('the last day for the I-765 is the same when counted day by day', () => {
  fc.assert(
    fc.property(days, fc.option(days), (programEnd, optRecommended) => {
      const stated = { programEnd, ...(optRecommended !== null && { optRecommended }) }
      const [found] = find('O2', stated, '2026-01-01')
      expect(found?.closesOn).toBe(lastDayForOpt(programEnd, optRecommended))
    }),
    { numRuns: times(250, 10_000) },
  )
})

test('the standing is consistent with the dates, whatever dates are known', () => {
  const stated = fc.record(Object.fromEntries(ANCHORS.map((anchor) => [anchor, days])), {
    requiredKeys: [],
  })
  fc.assert(
    fc.property(stated, days, fc.constantFrom(...RULES), (some, today, one) => {
      for (const found of deadlinesOf(one, { days: some as Days }, today)) {
        const { opensOn, closesOn, urgedOn, standing, missing } = found
        expect(standing === 'unknown').toBe(closesOn === null)
        expect(closesOn !== null || missing.length > 0).toBe(true)
        expect(standing === 'past').toBe(closesOn !== null && today > closesOn)
        expect(closesOn === null || (urgedOn ?? closesOn) <= closesOn).toBe(true)
        expect(standing !== 'too-early' || today < (opensOn ?? '')).toBe(true)
      }
    }),
  )
})

test('all missing dates are requested: those that decide if a rule applies, when its window opens, and when it closes', () => {
  const window = madeRule(
    'window',
    {
      kind: 'window',
      opens: { from: 'optStart', plus: 0, unit: 'days' },
      closes: [{ from: 'programEnd', plus: 60, unit: 'days' }],
      milder: { closes: { from: 'leftUs', plus: 0, unit: 'days' }, says: 'Others wait.' },
    },
    { when: [{ day: 'optEnd' }] },
  )
  const missingIn = (stated: Days) =>
    deadlinesOf(window, { days: stated }, '2027-01-01')[0]?.missing
  expect(missingIn({})).toEqual(['optStart', 'programEnd', 'optEnd'])
  expect(missingIn({ optEnd: '2027-06-30' })).toEqual(['optStart', 'programEnd'])
  const stated = { optEnd: '2027-06-30', programEnd: '2027-05-15' }
  // What a milder source counts from is not asked for, and without it the source says nothing.
  expect(deadlinesOf(window, { days: stated }, '2027-01-01')).toMatchObject([
    { closesOn: '2027-07-14', missing: ['optStart'], milder: null },
  ])
})

test('a series that may not apply requests missing dates with a single deadline', () => {
  const series = madeRule(
    'series',
    { kind: 'series', from: 'stemStart', everyMonths: 6, times: 4, grace: 10 },
    { when: [{ day: 'stemRecommended' }] },
  )
  const found = (stated: Days) => deadlinesOf(series, { days: stated }, '2027-01-01')
  expect(found({ stemStart: '2027-02-01' })).toMatchObject([
    { number: 0, closesOn: null, missing: ['stemRecommended'] },
  ])
  expect(found({ stemStart: '2027-02-01', stemRecommended: '2026-12-01' })).toHaveLength(4)
})
