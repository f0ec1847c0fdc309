import { timesAYear } from '@landfall/reference/times-a-year'
import { describe, expect, it } from 'vitest'
import { costGap, type GapAward } from './cost-gap.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' })
const tuition = { international: usd('50000'), outOfState: usd('40000') }
const award = (facts: Partial<GapAward>): GapAward => ({
  slug: 'one',
  title: 'One',
  amountType: 'FIXED',
  amount: null,
  maxAmount: null,
  amountPeriod: 'YEAR',
  loan: null,
  isNeedBased: null,
  verdict: null,
  ...facts,
})

describe('what is left of a year’s tuition', () => {
  it('is not said where no tuition is reported in US dollars', () => {
    const euros = { amount: '5', currency: 'EUR' }
    expect(costGap({ international: null, outOfState: null }, [])).toBeNull()
    expect(costGap({ international: euros, outOfState: null }, [])).toBeNull()
  })

  it('is all of it without a stated award', () => {
    const once = award({ amount: usd('9000'), amountPeriod: 'ONE_TIME' })
    expect(costGap(tuition, [award({}), once])).toMatchObject({
      tuition: 50_000,
      isInternational: true,
      best: null,
      left: 50_000,
    })
    expect(costGap({ ...tuition, international: null }, [])).toMatchObject({
      tuition: 40_000,
      isInternational: false,
    })
  })

  it.each([
    [[award({ amount: usd('12000') }), award({ amount: usd('20000') })], 30_000],
    [[award({ amount: usd('5000'), amountPeriod: 'SEMESTER' })], 40_000],
    [[award({ amount: usd('20000'), verdict: 'NOT_ELIGIBLE' })], 50_000],
    [[award({ amount: usd('20000'), loan: 'WHOLE' })], 50_000],
    [[award({ amountType: 'FULL_TUITION', loan: 'PART' })], 50_000],
    [[award({ amountType: 'FULL_TUITION' })], 0],
    [[award({ amountType: 'FULL_TUITION', amount: usd('10000') })], 40_000],
    [[award({ amount: usd('90000') })], 0],
  ])('is what the best award leaves (%#)', (awards, left) => {
    expect(costGap(tuition, awards)?.left).toBe(left)
  })

  it.each([
    ['YEAR', 'year'],
    ['SEMESTER', 'semester'],
  ] as const)('counts what is paid by the %s as matching does', (amountPeriod, period) => {
    const paid = award({ amount: usd('1000'), amountPeriod })
    const times = timesAYear(period)
    expect(times).not.toBeNull()
    expect(costGap(tuition, [paid])?.best?.aYear).toBe(1000 * Number(times))
  })

  it.each(['ONE_TIME', 'MONTH', 'TOTAL', null])(
    'does not count what is paid by %s: nobody says what that is of each year',
    (amountPeriod) => {
      expect(
        costGap(tuition, [award({ amount: usd('1000'), amountPeriod })])?.best,
      ).toBeNull()
    },
  )

  it('names all awards that state a year, what pays most first', () => {
    const some = [
      award({ slug: 'small', amount: usd('5000') }),
      award({ slug: 'once', amount: usd('9000'), amountPeriod: 'ONE_TIME' }),
      award({ slug: 'full', amountType: 'FULL_TUITION' }),
    ]
    const awards = costGap(tuition, some)?.awards ?? []
    expect(awards.map(({ slug, aYear }) => [slug, aYear])).toEqual([
      ['full', 50_000],
      ['small', 5000],
    ])
  })

  it('may be less where need is weighed, unless the student is shut out', () => {
    const weighed = award({ isNeedBased: true })
    expect(costGap(tuition, [weighed])?.isNeedWeighed).toBe(true)
    expect(costGap(tuition, [{ ...weighed, loan: 'PART' }])?.isNeedWeighed).toBe(true)
    expect(costGap(tuition, [{ ...weighed, loan: 'WHOLE' }])?.isNeedWeighed).toBe(false)
    const shut = { ...weighed, verdict: 'NOT_ELIGIBLE' }
    expect(costGap(tuition, [shut])?.isNeedWeighed).toBe(false)
  })
})
