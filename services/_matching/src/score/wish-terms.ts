import { dayInWords } from '@landfall/calendar/words'
import { type AmountPeriod, timesAYear } from '@landfall/reference/times-a-year'
import { WANTED_BY_NEED } from '../match-query.ts'
import { decimalInWords } from '@landfall/reference/money'
import { daysBetween, scaled } from './figures.ts'
import { stated, type TermRule, unstated } from './term-finding.ts'

/**
 * Where need counts: 80 for a student with need, 20 with little; 40 where need does not count, or where the listing
 * or the student does not say.
 */
export const needTerm: TermRule = ({ criteria }, { need }) => {
  if (criteria.requiresFinancialNeed === true || criteria.isNeedBased === true) {
    const words =
      criteria.requiresFinancialNeed === true
        ? 'For students in need'
        : 'Considers financial need'
    if (need === null) return unstated(40, () => `${words}; you did not say yours.`)
    return need === 'low'
      ? stated(20, () => `${words}, and your need is low.`)
      : stated(80, () => `${words}, and your need is ${need}.`)
  }
  if (criteria.isNeedBased === false) {
    return unstated(40, () => 'Does not look at financial need.')
  }
  return unstated(40, () => 'The listing does not say whether need counts.')
}

/**
 * Full tuition earns all points; otherwise the largest stated amount earns its share of the wanted amount, up to
 * all. Money that has to be paid back counts as nothing stated; so does an amount without a wanted one to compare
 * it with, or one whose total per year nobody can tell.
 */
export const amountTerm: TermRule = ({ award }, { need, wantedUsd }) => {
  const { loan } = award
  if (loan) return unstated(60, () => LENT[loan])
  if (award.type === 'full-tuition') return stated(120, () => 'Pays full tuition.')
  const offered = award.most ?? award.least
  if (offered === null) {
    return unstated(60, () => 'The listing states no amount in US dollars.')
  }
  const times = timesAYear(award.period)
  if (times === null) {
    const why =
      award.period === 'total'
        ? ' in total; what it pays a year is not stated.'
        : '; how often it pays is not stated.'
    return unstated(60, () => `Pays up to ${decimalInWords(offered, 'USD')}${why}`)
  }
  if (wantedUsd === null) {
    return unstated(60, () => 'You gave neither your need nor an amount.')
  }
  const cents = times * scaled(offered, 2)
  const wanted = scaled(String(wantedUsd), 2)
  const share = cents >= wanted ? 120 : Math.floor((120 * cents) / wanted)
  const isEstimate = need !== null && wantedUsd === WANTED_BY_NEED[need]
  return stated(share, () => {
    const figure = decimalInWords(String(wantedUsd), 'USD')
    const goal = isEstimate
      ? `about ${figure} a year, our estimate for ${need} need`
      : `the ${figure} a year you need`
    const most = `up to ${offeredInWords(offered, award.period, cents)}`
    if (award.period === 'one-time') {
      const part = cents < wanted ? 'that much of ' : ''
      return `Pays ${most}: for one year it would cover ${part}${goal}.`
    }
    return cents > wanted
      ? `Pays ${most}, which would cover ${goal}.`
      : `Covers ${most} of ${goal}.`
  })
}

/** "US$4,300 a month (US$51,600 in 12 months)": the figure that is stated, and the yearly one that is compared. */
function offeredInWords(
  offered: string,
  period: AmountPeriod | null | undefined,
  cents: number,
): string {
  const stated = decimalInWords(offered, 'USD')
  const aYear = decimalInWords((cents / 100).toFixed(2), 'USD')
  switch (period) {
    case 'month':
      return `${stated} a month (${aYear} in 12 months)`
    case 'semester':
      return `${stated} a semester (${aYear} in two)`
    case 'one-time':
      return `${stated} once`
    default:
      return stated
  }
}

const LENT = {
  whole: 'This is a loan you have to pay back, so its amount does not count.',
  part: 'Part of this is a loan you have to pay back, so its amount does not count.',
} as const

/** Enough days to prepare an application without haste; our own estimate. */
const DAYS_ENOUGH = 60

/** Earns by the days left until a certain deadline; 40 when the deadline is not certain. */
export const timeTerm: TermRule = ({ deadline: { date, precision } }, _query, today) => {
  if (date === null || precision === 'none') {
    return unstated(40, () => 'The listing states no deadline.')
  }
  if (precision === 'last-known') {
    return unstated(40, () => 'The next deadline is not announced.')
  }
  if (precision !== 'exact') {
    return unstated(40, () => 'The deadline comes every year; this one is not confirmed.')
  }
  const days = daysBetween(today, date)
  if (days < 0) return stated(0, () => `The deadline was ${dayInWords(date)}.`)
  return stated(Math.min(80, Math.floor((80 * days) / DAYS_ENOUGH)), () =>
    days === 0
      ? 'The deadline is today.'
      : `${days === 1 ? '1 day' : `${days} days`} left until the deadline, ${dayInWords(date)}. ${DAYS_ENOUGH} days or more earn full points.`,
  )
}

/**
 * 40: in a preferred state; 20: the student prefers none, or the award is tied to no state; 0: in another state.
 */
export const placeTerm: TermRule = ({ state }, { preferredStates }) => {
  if (preferredStates.length === 0) {
    return unstated(20, () => 'You have no preferred state.')
  }
  if (state === null) return unstated(20, () => 'The listing is not tied to a state.')
  return preferredStates.includes(state)
    ? stated(40, () => `In ${state}, one of your preferred states.`)
    : stated(0, () => `In ${state}; you prefer ${preferredStates.join(', ')}.`)
}
