import { isCalendarDay } from '@landfall/calendar/day'
import { STATUSES, TOPICS } from '@landfall/immigration-rules/rule'
import { z } from 'zod'
import {
  I94_WORDS,
  type Profile,
  PROFILE_DAYS,
  SPELL_KINDS,
  STUDY_LEVELS,
} from './profile.ts'

const day = z.string().refine(isCalendarDay)

const spell = z.object({
  id: z.uuid(),
  kind: z.enum(SPELL_KINDS),
  from: day,
  to: day.nullable(),
  hoursPerWeek: z.number(),
  employer: z.string().nullable(),
  level: z.enum(STUDY_LEVELS).nullable(),
  isReported: z.boolean(),
})

/** The content of a sealed profile. */
export const sealedProfile: z.ZodType<Profile> = z.object({
  days: z.partialRecord(z.enum(PROFILE_DAYS), day),
  i94: z.enum(I94_WORDS),
  citizenships: z.array(z.string()),
  birthCountry: z.string().nullable(),
  hasPalestinianDocument: z.boolean(),
  level: z.enum(STUDY_LEVELS).nullable(),
  // Older profiles do not have it.
  optLevel: z.enum(STUDY_LEVELS).nullable().default(null),
  stages: z.partialRecord(z.enum(TOPICS), z.enum(STATUSES)),
  spells: z.array(spell),
})
