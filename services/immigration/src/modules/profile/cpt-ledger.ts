import { addDays, type CalendarDay } from '@landfall/calendar/day'
import {
  type CptAccount,
  cptAccount,
  cptLimitDay,
} from '@landfall/immigration-rules/practical-training/cpt'
import { type Profile, spellsOf, type TrainingSpell } from './profile.ts'

type Level = TrainingSpell['level']

/** How many days ahead ongoing CPT is followed when the program's end is not entered. */
const FOLLOWED_DAYS = 730

/** The CPT at each level of study, as it was entered; null: the student did not say which level. */
export function cptByLevel(
  profile: Profile,
  today: CalendarDay,
): { level: Level; account: CptAccount }[] {
  const spells = spellsOf(profile, 'cpt')
  return levelsOf(profile).map((level) => ({
    level,
    account: cptAccount(
      spells.filter((spell) => spell.level === level),
      today,
    ),
  }))
}

/** Warnings in words for each level that is close to the limit or beyond it. */
export function cptWarnings(profile: Profile, today: CalendarDay): string[] {
  const levels = levelsOf(profile)
  const named = levels.filter((level) => level !== null)
  const isMixed = named.length > 0 && named.length < levels.length
  const why = isMixed ? ' CPT without a level is counted with it.' : ''
  const accounts = (named.length > 0 ? named : levels).map((level) =>
    cptAccount(cautiousSpells(profile, level), today),
  )
  const warnings = accounts.flatMap(cptWarning).map((warning) => warning + why)
  return [...new Set(warnings)]
}

/**
 * Whether OPT is lost at the program's level; `unsure` when it is lost only if CPT of an unstated level was at that
 * level.
 */
export function lostByCpt(profile: Profile, today: CalendarDay): 'yes' | 'unsure' | 'no' {
  const isLost = (spells: TrainingSpell[]) => cptAccount(spells, today).isOptLost
  const { level } = profile
  const own = spellsOf(profile, 'cpt').filter((spell) => spell.level === level)
  if (level !== null && isLost(own)) return 'yes'
  const mayBe = ownLevels(profile).some((one) => isLost(cautiousSpells(profile, one)))
  return mayBe ? 'unsure' : 'no'
}

/** The last day of CPT that leaves OPT untouched, if everything continues as entered; null if it never comes. */
export function ownCptLimitDay(profile: Profile, today: CalendarDay): CalendarDay | null {
  const end = profile.days.programEnd ?? addDays(today, FOLLOWED_DAYS)
  const until = end < today ? today : end
  return (
    ownLevels(profile)
      .flatMap((level) => cptLimitDay(cautiousSpells(profile, level), until) ?? [])
      .toSorted()[0] ?? null
  )
}

function ownLevels(profile: Profile): Level[] {
  return profile.level === null ? levelsOf(profile) : [profile.level]
}

function levelsOf(profile: Profile): Level[] {
  return [...new Set(spellsOf(profile, 'cpt').map(({ level }) => level))]
}

/** CPT that may have been at a level, including CPT whose level the student did not say. */
function cautiousSpells(profile: Profile, level: Level): TrainingSpell[] {
  return spellsOf(profile, 'cpt').filter(
    (spell) => spell.level === level || spell.level === null,
  )
}

function cptWarning({ fullTimeDays, left, reached, isOptLost }: CptAccount): string[] {
  if (reached === null) return []
  const days = `${fullTimeDays} days of full-time CPT:`
  if (isOptLost)
    return [`${days} OPT at that level is lost. Speak to your DSO before you plan OPT.`]
  return left === 0
    ? [`${days} one more puts OPT at that level at risk. Speak to your DSO today.`]
    : [`${days} ${left} more before OPT at that level is at risk.`]
}
