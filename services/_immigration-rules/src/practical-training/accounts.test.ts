import { addDays } from '@landfall/calendar/day'
import { times } from '@landfall/kit/testing/breadth'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { days, hours, spells } from '../testing/arbitraries.ts'
import {
  daysWithoutWork,
  firstCptDayBeyond,
  firstDayBeyond,
  fullTimeCptDays,
  usedOptDays,
} from '../testing/day-by-day.ts'
import { capGap } from './cap-gap.ts'
import { cptAccount, cptLimitDay } from './cpt.ts'
import { optBalance } from './opt-balance.ts'
import { segmentsOf } from './spell.ts'
import { unemploymentAccount, workLimitDay } from './unemployment.ts'

const OPT = { from: '2026-07-01', to: '2027-06-30' }
const STEM = { from: '2027-07-01', to: '2029-06-30' }

const job = (from: string, to: string | null, says = {}) => ({
  from,
  to,
  hoursPerWeek: 40,
  isReported: true,
  ...says,
})
const full = (from: string, days: number) => ({
  from,
  to: addDays(from, days - 1),
  hoursPerWeek: 40,
})

const partTime = (to: string) => [{ from: '2026-09-01', to, isFullTime: false }]

const account = (jobs: ReturnType<typeof job>[], until: string, stem = false) =>
  unemploymentAccount(jobs, { opt: OPT, stem: stem ? STEM : null, capGap: null }, until)

describe('days of unemployment', () => {
  test('are counted from the first day on the EAD, including weekends', () => {
    expect(account([], '2026-06-30')).toBeNull()
    expect(account([], '2026-07-01')).toMatchObject({ used: 1, left: 89, warning: null })
    expect(account([], '2026-07-12')?.used).toBe(12)
  })

  test('are within the limit on the 90th day, but not on the 91st', () => {
    expect(account([], '2026-09-28')).toMatchObject({ used: 90, left: 0, isOver: false })
    expect(account([], '2026-09-28')?.lastsUntil).toBe('2026-09-28')
    expect(account([], '2026-09-29')).toMatchObject({ used: 91, isOver: true })
    expect(account([], '2026-09-29')?.lastsUntil).toBeNull()
  })

  test.each([
    ['2026-08-29', 60, 30],
    ['2026-09-13', 75, 15],
    ['2026-09-23', 85, 5],
  ])('on %s are %i, with a warning that %i are left', (until, used, warning) => {
    expect(account([], addDays(until, -1))?.warning).not.toBe(warning)
    expect(account([], until)).toMatchObject({ used, warning })
  })

  test('include the days of jobs under 20 hours a week or outside SEVIS', () => {
    const until = '2026-07-31'
    expect(account([job(OPT.from, null, { hoursPerWeek: 19 })], until)?.used).toBe(31)
    expect(account([job(OPT.from, null, { isReported: false })], until)?.used).toBe(31)
    expect(account([job(OPT.from, null, { hoursPerWeek: 20 })], until)?.used).toBe(0)
    const two = [10, 10].map((hoursPerWeek) => job(OPT.from, null, { hoursPerWeek }))
    expect(account(two, until)?.used).toBe(0)
  })

  test('have a limit of 150 for OPT and the STEM extension together', () => {
    expect(account([], '2027-06-30', true)?.limit).toBe(90)
    const worked = [job('2026-07-31', '2027-06-30')]
    expect(account(worked, '2027-07-01', true)).toMatchObject({ used: 31, limit: 150 })
  })

  test('need 20 hours with one employer during STEM, while hours add up during OPT', () => {
    const two = [10, 10].map((hoursPerWeek) => job(OPT.from, null, { hoursPerWeek }))
    expect(account(two, '2027-07-31', true)?.used).toBe(31)
    const more = [...two, job(STEM.from, null, { hoursPerWeek: 20 })]
    expect(account(more, '2027-07-31', true)?.used).toBe(0)
  })

  test('continue during cap-gap, with the same limit', () => {
    const h1b = { optEnd: '2027-06-30', h1bReceived: '2027-04-05' }
    const gap = capGap(h1b)
    expect(gap).toEqual({ from: '2027-07-01', to: '2028-04-01' })
    const worked = [job('2026-07-01', '2027-06-30')]
    const found = (until: string) =>
      unemploymentAccount(worked, { opt: OPT, stem: null, capGap: gap }, until)
    expect(found('2027-08-01')).toMatchObject({ used: 32, limit: 90, left: 58 })
    expect(found('2027-08-01')?.lastsUntil).toBe('2027-09-28')
    expect(found('2027-09-29')).toMatchObject({ isOver: true, lastsUntil: null })
    // A petition after OPT extends no work, and none is needed before its end.
    expect(capGap({ ...h1b, h1bReceived: '2027-07-01' })).toBeNull()
    expect(capGap({ ...h1b, optEnd: '2028-04-01' })).toBeNull()
    expect(capGap({ optEnd: '2027-06-30' })).toBeNull()
  })

  test('reach the limit on a day that depends only on the jobs that are known', () => {
    const at = { opt: OPT, stem: STEM, capGap: null }
    const lastDay = (jobs: ReturnType<typeof job>[], until = '2026-06-01') =>
      workLimitDay(jobs, at, until)?.day ?? null
    expect(lastDay([])).toBe('2026-09-28')
    expect(lastDay([job('2026-08-01', null)])).toBeNull()
    // 31 days before it, and 59 after it.
    expect(lastDay([job('2026-08-01', '2026-10-31')])).toBe('2026-12-29')
    expect(account([job('2026-08-01', '2026-10-31')], '2026-12-29')?.isOver).toBe(false)
    expect(account([], '2026-10-15')).toMatchObject({ isOver: true, lastsUntil: null })
    expect(lastDay([], '2026-10-15')).toBe('2026-09-28')
    // It stays that day once OPT is over, also where cap-gap goes on behind it.
    expect(workLimitDay([], { ...at, stem: null }, '2027-07-01')?.day).toBe('2026-09-28')
    const gap = { from: '2027-07-01', to: '2028-04-01' }
    for (const today of ['2027-06-30', '2027-07-01', '2028-04-02'])
      expect(workLimitDay([], { ...at, stem: null, capGap: gap }, today)?.day).toBe(
        '2026-09-28',
      )
    // The limit of STEM takes the place of that of OPT.
    const worked = [job('2026-07-01', '2027-06-30')]
    expect(workLimitDay(worked, at, '2026-06-01')).toEqual({
      day: '2027-11-27',
      limit: 150,
    })
    // Nor does the last day of 150 stand beside 90.
    expect(account(worked, '2027-05-01', true)).toMatchObject({
      limit: 90,
      lastsUntil: null,
    })
    expect(account(worked, '2027-07-01', true)?.lastsUntil).toBe('2027-11-27')
  })

  test('are the same when counted day by day', () => {
    const jobs = fc.array(
      fc.tuple(spells, hours, fc.boolean()).map(([spell, hoursPerWeek, isReported]) => ({
        ...spell,
        hoursPerWeek,
        isReported,
      })),
      { maxLength: 6 },
    )
    const flags = [fc.boolean(), fc.boolean()] as const
    fc.assert(
      fc.property(jobs, days, days, ...flags, (some, from, until, hasStem, hasGap) => {
        fc.pre(from <= until)
        const opt = { from, to: addDays(from, 364) }
        const stem = hasStem ? { from: addDays(from, 365), to: addDays(from, 1094) } : null
        const end = (stem ?? opt).to
        const gap = hasGap ? { from: addDays(end, 1), to: addDays(end, 200) } : null
        const at = { opt, stem, capGap: gap }
        const found = unemploymentAccount(some, at, until)
        const onStem = { isStem: true, limit: 150 }
        const eads = [
          { ...opt, limit: 90 },
          ...(stem ? [{ ...stem, ...onStem }] : []),
          ...(gap ? [{ ...gap, ...(stem ? onStem : { limit: 90 }) }] : []),
        ]
        expect(found?.used).toBe(daysWithoutWork(some, eads, until))
        const beyond = firstDayBeyond(some, eads, until)
        const day = workLimitDay(some, at, until)?.day ?? null
        expect(day).toBe(beyond && addDays(beyond, -1))
      }),
      { numRuns: times(250, 2_500) },
    )
  })

  test('never increase when a job is added', () => {
    const jobs = fc.array(
      fc
        .tuple(spells, hours)
        .map(([spell, hoursPerWeek]) => ({ ...spell, hoursPerWeek, isReported: true })),
      { minLength: 1, maxLength: 4 },
    )
    fc.assert(
      fc.property(jobs, (some) => {
        const until = '2027-06-30'
        const all = unemploymentAccount(some, { opt: OPT, stem: null, capGap: null }, until)
        const fewer = unemploymentAccount(
          some.slice(1),
          { opt: OPT, stem: null, capGap: null },
          until,
        )
        expect(all?.used).toBeLessThanOrEqual(fewer?.used ?? 0)
      }),
    )
  })
})

describe('full-time CPT', () => {
  test.each([
    [269, null, false],
    [270, 270, false],
    [329, 270, false],
    [330, 330, false],
    [363, 330, false],
    [364, 364, false],
    [365, 364, true],
  ])('of %i days reaches the mark %s; OPT lost: %s', (count, reached, isOptLost) => {
    const account = cptAccount([full('2027-09-01', count)], '2030-01-01')
    expect(account).toMatchObject({ fullTimeDays: count, reached, isOptLost })
    expect(account.left).toBe(Math.max(0, 364 - count))
  })

  test('does not include 20 hours a week, but two part-time jobs on the same day count as full-time', () => {
    const part = { ...full('2027-09-01', 100), hoursPerWeek: 20 }
    expect(cptAccount([part], '2028-09-01').fullTimeDays).toBe(0)
    expect(cptAccount([part, part], '2028-09-01').fullTimeDays).toBe(100)
  })

  test('includes the leap day, and nothing after the requested day', () => {
    expect(cptAccount([full('2028-02-01', 60)], '2028-02-29').fullTimeDays).toBe(29)
    expect(cptAccount([], '2028-02-29').fullTimeDays).toBe(0)
  })

  test('exceeds the limit on a certain day if it continues', () => {
    const from = '2027-09-01'
    expect(cptLimitDay([full(from, 364)], '2030-01-01')).toBeNull()
    expect(cptLimitDay([full(from, 365)], '2030-01-01')).toBe('2028-08-29')
    const goesOn = { from, to: null, hoursPerWeek: 40 }
    expect(cptLimitDay([goesOn], '2030-01-01')).toBe('2028-08-29')
    expect(cptLimitDay([goesOn], '2028-05-15')).toBeNull()
    expect(cptLimitDay([{ ...goesOn, hoursPerWeek: 20 }], '2030-01-01')).toBeNull()
    expect(cptLimitDay([], '2030-01-01')).toBeNull()
  })

  test('is the same when counted day by day', () => {
    const some = fc.array(
      fc.tuple(spells, hours).map(([spell, hoursPerWeek]) => ({ ...spell, hoursPerWeek })),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(some, days, (authorizations, until) => {
        const { fullTimeDays } = cptAccount(authorizations, until)
        expect(fullTimeDays).toBe(fullTimeCptDays(authorizations, until))
        const beyond = firstCptDayBeyond(authorizations, until)
        const lastDay = cptLimitDay(authorizations, until)
        expect(lastDay).toBe(beyond && addDays(beyond, -1))
      }),
      { numRuns: times(250, 10_000) },
    )
  })
})

describe('the remaining OPT', () => {
  const at = { programEnd: '2027-05-15', start: '2027-06-01' }

  test('is twelve months when none was used', () => {
    expect(optBalance([], at)).toEqual({
      usedDays: 0,
      leftDays: 366,
      endsAtLatestOn: '2028-05-31',
    })
  })

  test('counts part-time days as half, rounded up', () => {
    expect(optBalance(partTime('2026-09-10'), at).usedDays).toBe(5)
    expect(optBalance(partTime('2026-09-11'), at).usedDays).toBe(6)
  })

  test('ends 14 months after the program end date', () => {
    const late = { programEnd: '2027-05-15', start: '2027-07-20' }
    expect(optBalance([], late).endsAtLatestOn).toBe('2028-07-15')
  })

  test('is nothing after a year of OPT', () => {
    const year = [{ from: '2025-06-01', to: '2026-06-01', isFullTime: true }]
    expect(optBalance(year, at)).toMatchObject({ usedDays: 366, leftDays: 0 })
    expect(optBalance(year, at).endsAtLatestOn).toBeNull()
  })

  test('is the same when the used days are counted day by day', () => {
    const some = fc.array(
      fc
        .tuple(spells, fc.boolean())
        .map(([spell, isFullTime]) => ({ ...spell, isFullTime })),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(some, days, (earlier, start) => {
        const { usedDays } = optBalance(earlier, { programEnd: start, start })
        expect(usedDays).toBe(usedOptDays(earlier, start))
      }),
      { numRuns: times(250, 10_000) },
    )
  })
})

test('segments contain each day once', () => {
  fc.assert(
    fc.property(fc.array(spells, { maxLength: 6 }), days, days, (some, one, other) => {
      const [from = one, to = other] = [one, other].toSorted()
      const segments = segmentsOf(some, { from, to })
      expect(segments[0]?.from).toBe(from)
      expect(segments.at(-1)?.to).toBe(to)
      segments.slice(1).forEach((segment, at) => {
        expect(segment.from).toBe(addDays(segments[at]?.to ?? '', 1))
      })
    }),
  )
})
