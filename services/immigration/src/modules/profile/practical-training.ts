import { addDays, type CalendarDay, daysBetween } from '@landfall/calendar/day'
import { dayInWords } from '@landfall/calendar/words'
import { capGap } from '@landfall/immigration-rules/practical-training/cap-gap'
import {
  type CptAccount,
  FULL_TIME_ABOVE_HOURS,
} from '@landfall/immigration-rules/practical-training/cpt'
import {
  type OptBalance,
  optBalance,
} from '@landfall/immigration-rules/practical-training/opt-balance'
import {
  type Authorization,
  type LimitDay,
  type UnemploymentAccount,
  unemploymentAccount,
  workLimitDay,
} from '@landfall/immigration-rules/practical-training/unemployment'
import { cptByLevel, cptWarnings, lostByCpt } from './cpt-ledger.ts'
import { type Profile, spellsOf, type TrainingSpell } from './profile.ts'

/** The accounts of one student's practical training on a day. */
export type PracticalTraining = {
  /** At each level of study that has CPT; null: the student did not say which. */
  cpt: { level: TrainingSpell['level']; account: CptAccount }[]
  /** Null without the program's end; nothing is left where CPT took it. */
  opt: (OptBalance & { countedFrom: CalendarDay; isUnsure: boolean }) | null
  /** Null without the days on the EAD, or before they begin. */
  unemployment: UnemploymentAccount | null
  /** What is close to a limit or beyond it, in words. */
  warnings: string[]
}

/** @param today the last day that counts */
export function practicalTraining(profile: Profile, today: CalendarDay): PracticalTraining {
  const opt = optLeft(profile, today)
  const unemployment = daysWithoutWork(profile, today)
  const warnings = [
    ...cptWarnings(profile, today),
    ...(opt?.isUsedUp ? ['No OPT is left at this level.'] : []),
    ...(unemployment ? workWarning(unemployment) : []),
  ]
  return {
    cpt: cptByLevel(profile, today),
    opt: opt?.balance ?? null,
    unemployment,
    warnings,
  }
}

type OptLeft = { balance: NonNullable<PracticalTraining['opt']>; isUsedUp: boolean }

/** What the days leave of OPT, if CPT did not take it; where nothing is left anyway, CPT takes nothing. */
function optLeft(profile: Profile, today: CalendarDay): OptLeft | null {
  const left = optLeftByDays(profile, today)
  if (left === null || left.balance.leftDays === 0) return left
  const lost = lostByCpt(profile, today)
  if (lost === 'no') return left
  const isUnsure = lost === 'unsure'
  return { balance: { ...left.balance, ...NOTHING_LEFT, isUnsure }, isUsedUp: false }
}

const NOTHING_LEFT = { leftDays: 0, endsAtLatestOn: null }

/** Counted from the first day of OPT, or from the earliest that it could be; once it has begun, from today. */
function optLeftByDays(profile: Profile, today: CalendarDay): OptLeft | null {
  const { programEnd, optStart, optEnd } = profile.days
  if (programEnd === undefined) return null
  const start = optStart ?? addDays(programEnd, 1)
  const earlier = spellsOf(profile, 'opt-before')
    .filter(({ level }) => level === null || level === profile.level)
    .map(({ from, to, hoursPerWeek }) => {
      return { from, to, isFullTime: hoursPerWeek > FULL_TIME_ABOVE_HOURS }
    })
  const balanced = optBalance(earlier, { programEnd, start })
  const whole = { ...balanced, countedFrom: start, isUnsure: false }
  const last = whole.endsAtLatestOn
  if (last === null) return { balance: { ...whole, ...NOTHING_LEFT }, isUsedUp: true }
  if (optStart === undefined || today < optStart) return { balance: whole, isUsedUp: false }
  const end = optEnd !== undefined && optEnd < last ? optEnd : last
  const leftDays = Math.max(0, daysBetween(today, end))
  const left = leftDays === 0 ? NOTHING_LEFT : { leftDays, endsAtLatestOn: end }
  return { balance: { ...whole, ...left }, isUsedUp: false }
}

function daysWithoutWork(
  profile: Profile,
  today: CalendarDay,
): PracticalTraining['unemployment'] {
  const authorization = authorizationOf(profile, today)
  return (
    authorization && unemploymentAccount(spellsOf(profile, 'job'), authorization, today)
  )
}

/** The last day within the limit of days without work, if no other job comes; also before OPT begins. */
export function ownWorkLimitDay(profile: Profile, today: CalendarDay): LimitDay | null {
  const authorization = authorizationOf(profile, today)
  return authorization && workLimitDay(spellsOf(profile, 'job'), authorization, today)
}

function authorizationOf({ days }: Profile, today: CalendarDay): Authorization | null {
  const { programStart, optStart, optEnd, stemStart, stemEnd } = days
  if (optStart === undefined || optEnd === undefined) return null
  // OPT from before this program is over once it begins, whatever the EAD says. A program that is ahead ends nothing yet.
  const hasBegun = programStart !== undefined && programStart <= today
  if (hasBegun && optStart < programStart) return null
  // One before this OPT was of an earlier program: its limit is over.
  const isOwn = stemStart !== undefined && stemStart > optStart
  const stem = isOwn && stemEnd !== undefined ? { from: stemStart, to: stemEnd } : null
  return { opt: { from: optStart, to: optEnd }, stem, capGap: capGap(days) }
}

function workWarning(account: UnemploymentAccount): string[] {
  const { used, limit, left, lastsUntil, warning, isOver } = account
  if (isOver)
    return [
      `${used} days without work, and the limit is ${limit}. You may not have the 60 days after OPT. Speak to your DSO or an immigration lawyer today.`,
    ]
  if (warning === null) return []
  const until =
    lastsUntil === null ? '' : `, until ${dayInWords(lastsUntil)} if you do not work`
  return [`${used} of ${limit} days without work are used: ${left} left${until}.`]
}
