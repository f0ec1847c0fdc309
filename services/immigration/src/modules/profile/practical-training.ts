import { addDays, type CalendarDay } from '@landfall/calendar/day'
import { dayInWords } from '@landfall/calendar/words'
import { capGap } from '@landfall/immigration-rules/practical-training/cap-gap'
import {
  type CptAccount,
  cptAccount,
} from '@landfall/immigration-rules/practical-training/cpt'
import {
  type OptBalance,
  optBalance,
} from '@landfall/immigration-rules/practical-training/opt-balance'
import {
  type UnemploymentAccount,
  unemploymentAccount,
} from '@landfall/immigration-rules/practical-training/unemployment'
import type { Profile, TrainingSpell } from './profile.ts'

const FULL_TIME_ABOVE_HOURS = 20

/** The accounts of one student's practical training on a day. */
export type PracticalTraining = {
  /** At each level of study that has CPT; null: the student did not say which. */
  cpt: { level: TrainingSpell['level']; account: CptAccount }[]
  /** Null without the program's end. */
  opt: (OptBalance & { countedFrom: CalendarDay }) | null
  /** Null without the days on the EAD, or before they begin. */
  unemployment: UnemploymentAccount | null
  /** What is close to a limit or beyond it, in words. */
  warnings: string[]
}

/** @param today the last day that counts */
export function practicalTraining(profile: Profile, today: CalendarDay): PracticalTraining {
  const cpt = cptByLevel(profile, today)
  const opt = optLeft(profile)
  const unemployment = daysWithoutWork(profile, today)
  const warnings = [
    ...cpt.flatMap(({ account }) => cptWarning(account)),
    ...(opt && opt.leftDays === 0 ? ['No OPT is left at this level.'] : []),
    ...(unemployment ? workWarning(unemployment) : []),
  ]
  return { cpt, opt, unemployment, warnings }
}

function ofKind({ spells }: Profile, kind: TrainingSpell['kind']): TrainingSpell[] {
  return spells.filter((spell) => spell.kind === kind)
}

function cptByLevel(profile: Profile, today: CalendarDay): PracticalTraining['cpt'] {
  const spells = ofKind(profile, 'cpt')
  const levels = [...new Set(spells.map(({ level }) => level))]
  return levels.map((level) => ({
    level,
    account: cptAccount(
      spells.filter((spell) => spell.level === level),
      today,
    ),
  }))
}

/** Counted from the first day of OPT, or from the earliest that it could be. */
function optLeft(profile: Profile): PracticalTraining['opt'] {
  const { programEnd, optStart } = profile.days
  if (programEnd === undefined) return null
  const start = optStart ?? addDays(programEnd, 1)
  const earlier = ofKind(profile, 'opt-before')
    .filter(({ level }) => level === null || level === profile.level)
    .map(({ from, to, hoursPerWeek }) => {
      return { from, to, isFullTime: hoursPerWeek > FULL_TIME_ABOVE_HOURS }
    })
  return { ...optBalance(earlier, { programEnd, start }), countedFrom: start }
}

function daysWithoutWork(
  profile: Profile,
  today: CalendarDay,
): PracticalTraining['unemployment'] {
  const { optStart, optEnd, stemStart, stemEnd } = profile.days
  if (optStart === undefined || optEnd === undefined) return null
  const opt = { from: optStart, to: optEnd }
  const stem =
    stemStart === undefined || stemEnd === undefined
      ? null
      : { from: stemStart, to: stemEnd }
  const authorization = { opt, stem, capGap: capGap(profile.days) }
  return unemploymentAccount(ofKind(profile, 'job'), authorization, today)
}

function cptWarning({ fullTimeDays, left, reached, isOptLost }: CptAccount): string[] {
  if (reached === null) return []
  if (isOptLost)
    return [
      `${fullTimeDays} days of full-time CPT: OPT at that level is lost. Speak to your DSO before you plan OPT.`,
    ]
  return left === 0
    ? [
        `${fullTimeDays} days of full-time CPT: one more puts OPT at that level at risk. Speak to your DSO today.`,
      ]
    : [
        `${fullTimeDays} days of full-time CPT: ${left} more before OPT at that level is at risk.`,
      ]
}

function workWarning(account: UnemploymentAccount): string[] {
  const { used, limit, left, lastsUntil, warning, isOver } = account
  if (isOver)
    return [
      `${used} days without work, and the limit is ${limit}. The 60 days after OPT may not be there. Speak to your DSO or an immigration lawyer today.`,
    ]
  if (warning === null) return []
  const until =
    lastsUntil === null ? '' : `, until ${dayInWords(lastsUntil)} if no work comes`
  return [`${used} of ${limit} days without work are used: ${left} left${until}.`]
}
