import type { CalendarDay } from '@landfall/calendar/day'
import { ANCHORS, type ImmigrationFacts } from '@landfall/immigration-rules/facts'
import { cutShort } from '@landfall/immigration-rules/practical-training/cut-short'
import type { Status, Topic } from '@landfall/immigration-rules/rule'

/** The days that a student may enter: those that rules count from, and two that only the timeline shows. */
export const PROFILE_DAYS = [...ANCHORS, 'visaUntil', 'passportUntil'] as const
export type ProfileDay = (typeof PROFILE_DAYS)[number]

export const I94_WORDS = ['duration-of-status', 'date', 'unknown'] as const
export const STUDY_LEVELS = ['bachelor', 'master', 'doctorate', 'other'] as const

/**
 * The kinds of practical training: CPT, OPT before the program's completion, and a job during OPT or the STEM
 * extension.
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
  /** For a job: whether it is reported in SEVIS. */
  isReported: boolean
}

export type ProfileDays = Partial<Record<ProfileDay, CalendarDay>>

/** What one student states about themselves. Nobody else reads it. */
export type Profile = {
  days: ProfileDays
  i94: (typeof I94_WORDS)[number]
  citizenships: string[]
  birthCountry: string | null
  hasPalestinianDocument: boolean
  /** The level of the program that the I-20 is for. */
  level: StudyLevel | null
  /** The level of the earlier program that the entered OPT was for. */
  optLevel: StudyLevel | null
  /** How far each topic has come, according to the student. */
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
 * The part of a profile that rules count from. A program that has begun ends the EADs of the previous one, and a
 * denied form counts as not filed.
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
 * The days without the denied forms and without the recommendations that were used for them, since another form
 * needs another recommendation. If the form's day is not entered, the recommendation of OPT is taken to be the one
 * used for it.
 */
function withoutDenied(days: ProfileDays): ProfileDays {
  const { optFiled, stemFiled, optRecommended = '', stemRecommended = '', ...others } = days
  return {
    ...others,
    ...(optFiled !== undefined && optRecommended > optFiled && { optRecommended }),
    // If the STEM form's day is not entered, the denied form may be that of OPT itself, entered long ago.
    ...(stemRecommended > (stemFiled ?? '') && { stemRecommended }),
  }
}

export function spellsOf(
  { spells }: Pick<Profile, 'spells'>,
  kind: TrainingSpell['kind'],
): TrainingSpell[] {
  return spells.filter((spell) => spell.kind === kind)
}

/** Impossible days, with an end before its beginning: the name of the end and a message. */
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
