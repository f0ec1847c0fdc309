import { isCalendarDay } from '@landfall/calendar/day'
import { ANCHORS, type ImmigrationFacts } from '@landfall/immigration-rules/facts'
import { STATUSES, TOPICS } from '@landfall/immigration-rules/rule'
import { z } from 'zod'

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

const day = z.string().refine(isCalendarDay)

const spellSchema = z.object({
  id: z.uuid(),
  kind: z.enum(SPELL_KINDS),
  from: day,
  /** Null while it goes on. */
  to: day.nullable(),
  hoursPerWeek: z.number(),
  employer: z.string().nullable(),
  level: z.enum(STUDY_LEVELS).nullable(),
  /** Of a job: it stands in SEVIS. */
  isReported: z.boolean(),
})

/** What is read when a sealed profile is opened. */
export const profileSchema = z.object({
  days: z.partialRecord(z.enum(PROFILE_DAYS), day),
  i94: z.enum(I94_WORDS),
  citizenships: z.array(z.string()),
  birthCountry: z.string().nullable(),
  hasPalestinianDocument: z.boolean(),
  /** Of the program that the I-20 is for. */
  level: z.enum(STUDY_LEVELS).nullable(),
  /** How far each topic has come, as the student says. */
  stages: z.partialRecord(z.enum(TOPICS), z.enum(STATUSES)),
  spells: z.array(spellSchema),
})

/** What one student told of themselves. Nobody else reads it. */
export type Profile = z.output<typeof profileSchema>
export type TrainingSpell = z.output<typeof spellSchema>

export const NOTHING_KNOWN: Profile = {
  days: {},
  i94: 'unknown',
  citizenships: [],
  birthCountry: null,
  hasPalestinianDocument: false,
  level: null,
  stages: {},
  spells: [],
}

/** The part of it that rules count from. */
export function factsOf(profile: Profile): ImmigrationFacts {
  const { i94, citizenships, birthCountry, hasPalestinianDocument } = profile
  const days = Object.fromEntries(
    ANCHORS.flatMap((anchor) => {
      const told = profile.days[anchor]
      return told === undefined ? [] : [[anchor, told]]
    }),
  )
  return { days, i94, citizenships, birthCountry, hasPalestinianDocument }
}
