import { addDays, type CalendarDay, daysBetween } from '@landfall/calendar/day'
import { addMonths } from '@landfall/immigration-rules/dates/add-months'
import { FULL_TIME_ABOVE_HOURS } from '@landfall/immigration-rules/practical-training/cpt'
import {
  type EarlierOpt,
  MONTHS_A_LEVEL,
  type OptBalance,
  optBalance,
} from '@landfall/immigration-rules/practical-training/opt-balance'
import { lostByCpt } from './cpt-ledger.ts'
import { type Profile, type ProfileDays, spellsOf, type StudyLevel } from './profile.ts'

/** `isUsedUp`: earlier OPT at the level took all of it. */
export type OptLeft = {
  balance: OptBalance & { countedFrom: CalendarDay; isUnsure: boolean }
  isUsedUp: boolean
}

const NOTHING_LEFT = { leftDays: 0, endsAtLatestOn: null }

/**
 * What the entered days leave of OPT, unless CPT took it; if nothing is left anyway, CPT takes nothing. If the
 * result depends on a level that is not stated, it is unsure and the least possible. Null without the program's
 * end.
 */
export function optLeft(profile: Profile, today: CalendarDay): OptLeft | null {
  const earlier = earlierOpt(profile, today)
  const sure = leftByDays(
    profile,
    today,
    earlier.filter(({ counts }) => counts === 'yes'),
  )
  if (sure === null || sure.balance.leftDays === 0) return sure
  const least = leftByDays(
    profile,
    today,
    earlier.filter(({ counts }) => counts !== 'no'),
  )
  const { balance } = least ?? sure
  const lost = lostByCpt(profile, today)
  if (lost !== 'no') {
    const isUnsure = lost === 'unsure'
    return { balance: { ...balance, ...NOTHING_LEFT, isUnsure }, isUsedUp: false }
  }
  const isUnsure = balance.leftDays !== sure.balance.leftDays
  return { balance: { ...balance, isUnsure }, isUsedUp: false }
}

/** Counted from the first day of OPT, or from the earliest possible one; once OPT has begun, from today. */
function leftByDays(
  profile: Profile,
  today: CalendarDay,
  earlier: readonly EarlierOpt[],
): OptLeft | null {
  const { programEnd, optEnd } = profile.days
  if (programEnd === undefined) return null
  const isEarlier = optOfEarlierProgram(profile, today) !== null
  const optStart = isEarlier ? undefined : profile.days.optStart
  const start = optStart ?? addDays(programEnd, 1)
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

/**
 * The entered OPT, if it belongs to an earlier program: it is over, or was ended by this program, which has begun.
 * Null if it may still be running.
 */
function optOfEarlierProgram({ days }: Profile, today: CalendarDay) {
  const { programStart, optStart } = days
  if (programStart === undefined || optStart === undefined) return null
  const end = endOfOpt(days, optStart)
  if (programStart <= optStart || (today < programStart && today <= end)) return null
  return { from: optStart, to: sooner(end, addDays(programStart, -1)) }
}

/**
 * The end of OPT. If the EAD's last day is not entered, OPT ends after the twelve months that a level has at most,
 * or before the STEM extension.
 */
export function endOfOpt(
  { optEnd, stemStart }: ProfileDays,
  optStart: CalendarDay,
): CalendarDay {
  if (optEnd !== undefined) return optEnd
  const atLatest = addDays(addMonths(optStart, MONTHS_A_LEVEL), -1)
  const hasStem = stemStart !== undefined && stemStart > optStart
  return hasStem ? sooner(atLatest, addDays(stemStart, -1)) : atLatest
}

function sooner(one: CalendarDay, other: CalendarDay): CalendarDay {
  return one < other ? one : other
}

type Counted = EarlierOpt & { counts: 'yes' | 'no' | 'unsure' }

/** OPT used earlier, and whether it counts at this program's level. */
function earlierOpt(profile: Profile, today: CalendarDay): Counted[] {
  const { programStart } = profile.days
  const before: Counted[] = spellsOf(profile, 'opt-before').map(
    ({ level, from, to, hoursPerWeek }) => {
      const isFullTime = hoursPerWeek > FULL_TIME_ABOVE_HOURS
      // This OPT belongs to this program, whatever its level is.
      const isOwn = level === null && programStart !== undefined && programStart <= from
      return {
        from,
        to,
        isFullTime,
        counts: isOwn ? 'yes' : countsAt(profile.level, level),
      }
    },
  )
  const told = optOfEarlierProgram(profile, today)
  if (told === null) return before
  const counts = countsAt(profile.level, profile.optLevel)
  return [...before, { ...told, isFullTime: true, counts }]
}

/** `other` is missing because it is neither above nor below these. */
const RISING: readonly (StudyLevel | null)[] = ['bachelor', 'master', 'doctorate']

/** Rule O1: OPT is given again at each higher level, and at no other. */
function countsAt(own: StudyLevel | null, used: StudyLevel | null): Counted['counts'] {
  if (own !== null && own === used) return 'yes'
  const [now, before] = [RISING.indexOf(own), RISING.indexOf(used)]
  if (now < 0 || before < 0) return 'unsure'
  return now > before ? 'no' : 'yes'
}
