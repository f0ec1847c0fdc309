import type { CalendarDay } from '@landfall/calendar/day'
import { dayInWords } from '@landfall/calendar/words'
import { capGap } from '@landfall/immigration-rules/practical-training/cap-gap'
import type { CptAccount } from '@landfall/immigration-rules/practical-training/cpt'
import {
  type Authorization,
  type LimitDay,
  type UnemploymentAccount,
  unemploymentAccount,
  workLimitDay,
} from '@landfall/immigration-rules/practical-training/unemployment'
import { cptByLevel, cptWarnings } from './cpt-ledger.ts'
import { endOfOpt, type OptLeft, optLeft } from './opt-ledger.ts'
import { type Profile, spellsOf, type TrainingSpell } from './profile.ts'

/** The accounts of one student's practical training on one day. */
export type PracticalTraining = {
  /** One account for each level of study that has CPT; null: the student did not say which level. */
  cpt: { level: TrainingSpell['level']; account: CptAccount }[]
  /** Null without the program's end; nothing is left if CPT took it. */
  opt: OptLeft['balance'] | null
  /** Null when the EAD's first day is not entered, or still ahead. */
  unemployment: UnemploymentAccount | null
  /** Warnings in words about everything that is close to a limit or beyond it. */
  warnings: string[]
}

/** @param today the last day that counts */
export function practicalTraining(profile: Profile, today: CalendarDay): PracticalTraining {
  const opt = optLeft(profile, today)
  const unemployment = daysWithoutWork(profile, today)
  const warnings = [
    ...cptWarnings(profile, today),
    ...(opt?.isUsedUp ? ['No OPT is left at this level.'] : []),
    ...(unemployment ? [...workWarning(unemployment), ...endUntold(profile)] : []),
  ]
  return {
    cpt: cptByLevel(profile, today),
    opt: opt?.balance ?? null,
    unemployment,
    warnings,
  }
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

/** The last day within the limit of days without work, if no other job follows; also computed before OPT begins. */
export function ownWorkLimitDay(profile: Profile, today: CalendarDay): LimitDay | null {
  const authorization = authorizationOf(profile, today)
  return authorization && workLimitDay(spellsOf(profile, 'job'), authorization, today)
}

function authorizationOf({ days }: Profile, today: CalendarDay): Authorization | null {
  const { programStart, optStart, stemStart, stemEnd } = days
  if (optStart === undefined) return null
  // OPT from before this program is over once the program begins, whatever the EAD says. A program that has not
  // begun ends nothing yet.
  const hasBegun = programStart !== undefined && programStart <= today
  if (hasBegun && optStart < programStart) return null
  // A STEM extension before this OPT belonged to an earlier program: its limit is over.
  const isOwn = stemStart !== undefined && stemStart > optStart
  const stem = isOwn && stemEnd !== undefined ? { from: stemStart, to: stemEnd } : null
  const opt = { from: optStart, to: endOfOpt(days, optStart) }
  return { opt, stem, capGap: capGap(days) }
}

/** The assumption if the EAD's last day is not entered. */
function endUntold({ days }: Profile): string[] {
  const { optStart, optEnd } = days
  if (optStart === undefined || optEnd !== undefined) return []
  const end = dayInWords(endOfOpt(days, optStart))
  return [
    `Days without work are counted as if OPT lasted until ${end}: enter the last day on your OPT EAD.`,
  ]
}

function workWarning(account: UnemploymentAccount): string[] {
  const { used, limit, left, lastsUntil, warning, isOver } = account
  if (isOver)
    return [
      `By the jobs you entered, ${used} days are without work, and the limit is ${limit}; add missing ones first. You may not have the 60 days after OPT. Speak to your DSO or an immigration lawyer today.`,
    ]
  if (warning === null) return []
  const until =
    lastsUntil === null ? '' : `, until ${dayInWords(lastsUntil)} if you do not work`
  return [`${used} of ${limit} days without work are used: ${left} left${until}.`]
}
