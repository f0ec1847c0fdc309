import type { CalendarDay } from '@landfall/calendar/day'
import { ANCHORS, type ImmigrationFacts } from '@landfall/immigration-rules/facts'
import { cutShort } from '@landfall/immigration-rules/practical-training/cut-short'
import type { Status, Topic } from '@landfall/immigration-rules/rule'

/** The days that a student may tell: those that rules count from, and two that only the timeline shows. */
export const PROFILE_DAYS = [...ANCHORS, 'visaUntil', 'passportUntil'] as const
export type ProfileDay = (typeof PROFILE_DAYS)[number]

export const I94_WORDS = ['duration-of-status', 'date', 'unknown'] as const
export const STUDY_LEVELS = ['bachelor', 'master', 'doctorate', 'other'] as const

/**
 * What a stretch of practical training was: CPT, OPT before the program's completion, or a job during OPT
 * and the STEM extension.
 */
export const SPELL_KINDS = ['cpt', 'opt-before', 'job'] as const

export type StudyLevel = (typeof STUDY_LEVELS)[number]

export type TrainingSpell = {
  id: string
  kind: (typeof SPELL_KINDS)[number]
  from: CalendarDay
  /** Null while it goes on. */
  to: CalendarDay | null
  hoursPerWeek: number
  employer: string | null
  level: StudyLevel | null
  /** Of a job: it stands in SEVIS. */
  isReported: boolean
}

export type ProfileDays = Partial<Record<ProfileDay, CalendarDay>>

/** What one student told of themselves. Nobody else reads it. */
export type Profile = {
  days: ProfileDays
  i94: (typeof I94_WORDS)[number]
  citizenships: string[]
  birthCountry: string | null
  hasPalestinianDocument: boolean
  /** Of the program that the I-20 is for. */
  level: StudyLevel | null
  /** Of the earlier program that the OPT of the days was for. */
  optLevel: StudyLevel | null
  /** How far each topic has come, as the student says. */
  stages: Partial<Record<Topic, Status>>
  spells: TrainingSpell[]
}

export const NOTHING_KNOWN: Profile = {
  days: {},
  i94: 'unknown',
  citizenships: [],
  birthCountry: null,
  hasPalestinianDocument: false,
  level: null,
  optLevel: null,
  stages: {},
  spells: [],
}

/**
 * The part of it that rules count from; a program that began ends the EADs of the one before, and a form that was denied
 * is as if it had not been filed.
 */
export function factsOf(profile: Profile): ImmigrationFacts {
  const { i94, citizenships, birthCountry, hasPalestinianDocument, stages } = profile
  const told = stages.opt === 'denied' ? withoutDenied(profile.days) : profile.days
  const days = Object.fromEntries(
    ANCHORS.flatMap((anchor) => {
      const day = told[anchor]
      return day === undefined ? [] : [[anchor, day]]
    }),
  )
  return { days: cutShort(days), i94, citizenships, birthCountry, hasPalestinianDocument }
}

/**
 * Without the forms, and without the recommendations that were used for them: another form needs another. Where the
 * form's day is not told, the recommendation of OPT is taken to be the one that it came with.
 */
function withoutDenied(days: ProfileDays): ProfileDays {
  const { optFiled, stemFiled, optRecommended = '', stemRecommended = '', ...others } = days
  return {
    ...others,
    ...(optFiled !== undefined && optRecommended > optFiled && { optRecommended }),
    // Without its form it may be that of OPT itself that was denied, and told of long ago.
    ...(stemRecommended > (stemFiled ?? '') && { stemRecommended }),
  }
}

export function spellsOf(
  { spells }: Pick<Profile, 'spells'>,
  kind: TrainingSpell['kind'],
): TrainingSpell[] {
  return spells.filter((spell) => spell.kind === kind)
}

/** Days that can't be: an end before its beginning. By the name of the end, in words. */
export function contradiction(days: Readonly<ProfileDays>): {
  name: ProfileDay
  message: string
} | null {
  const pairs = [
    ['programStart', 'programEnd', 'The program must end after it starts'],
    ['optStart', 'optEnd', 'OPT must end after it starts'],
    ['stemStart', 'stemEnd', 'The STEM extension must end after it starts'],
  ] as const
  for (const [from, to, message] of pairs) {
    const [first, last] = [days[from], days[to]]
    if (first !== undefined && last !== undefined && last < first)
      return { name: to, message }
  }
  return null
}
