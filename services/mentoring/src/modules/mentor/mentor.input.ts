import { enumInput } from '@landfall/kit/graphql/arguments'
import { isCalendarDay } from '@landfall/calendar/day'
import { isTimeZone } from '@landfall/calendar/zone'
import { parseCountry } from '@landfall/reference/countries'
import { parseLanguage } from '@landfall/reference/languages'
import { z } from 'zod'
import { DURATIONS } from '../availability/availability.ts'
import { EXPERTISE, MENTOR_STATUSES } from './mentor.ts'

const BIO_MIN = 40
const BIO_MAX = 2_000
const ESSAYS = 'Please enter 1 to 10 essays'

const line = (max = 120) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .nullish()
    .transform((value) => value || null)
const httpsUrl = z
  .string()
  .trim()
  .nullish()
  .transform((value) => value || null)
  .refine(
    (value) =>
      value === null ||
      (value.length <= 500 && /^https:\/\/[^\s/]/.test(value) && URL.canParse(value)),
    'Please enter an address that begins with https://',
  )
const code = (parse: (text: string) => string | null, message: string) =>
  z.string().transform((text, context) => {
    const found = parse(text)
    if (found !== null) return found
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
const timeZone = z.string().refine(isTimeZone, 'This is not a time zone')
const expertise = code(
  (text) =>
    EXPERTISE.find((one) => one.toLowerCase() === text.trim().toLowerCase()) ?? null,
  'Please choose from the list',
).transform((value) => value as (typeof EXPERTISE)[number])
const language = code(parseLanguage, 'Please choose a language')

export const mentorProfileInput = z.object({
  name: z
    .string()
    .trim()
    .min(2, 'Please enter your name')
    .max(120, 'Please use at most 120 characters'),
  profileImage: httpsUrl,
  bio: z
    .string()
    .trim()
    .min(BIO_MIN, `Please write at least ${BIO_MIN} characters`)
    .max(BIO_MAX, `Please use at most ${BIO_MAX} characters`),
  expertise: z.array(expertise).min(1, 'Please choose at least one').max(EXPERTISE.length),
  scholarshipsWon: z
    .array(z.string().trim().min(1).max(160))
    .max(20, 'Please enter at most 20')
    .default([]),
  currentPosition: line(),
  university: line(),
  country: z.preprocess(
    (value) => (value === '' ? null : value),
    code(parseCountry, 'Please choose a country')
      .nullish()
      .transform((value) => value ?? null),
  ),
  fieldOfStudy: line(),
  yearsOfExperience: z
    .int()
    .min(0)
    .max(70, 'Please enter 0 to 70 years')
    .nullish()
    .transform((value) => value ?? null),
  languages: z.array(language).min(1, 'Please choose at least one language').max(12),
  hourlyRate: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,2})?$/, 'Please enter an amount from 0 to 9,999')
    .default('0'),
  booksInstantly: z.boolean().default(false),
  takesEssays: z.boolean().default(false),
  essaysAtOnce: z.int(ESSAYS).min(1, ESSAYS).max(10, ESSAYS).default(1),
  isActive: z.boolean().default(true),
  roomUrl: httpsUrl,
  timeZone,
})

const minute = z.int().min(0).max(1_440)
const range = z
  .object({ fromMinute: minute, untilMinute: minute })
  .refine(
    ({ fromMinute, untilMinute }) => fromMinute < untilMinute,
    'This must end after it begins',
  )

export const availabilityInput = z.object({
  timeZone,
  weekly: z.array(range.and(z.object({ weekday: z.int().min(1).max(7) }))).max(70),
  overrides: z
    .array(
      z.object({
        day: z.string().refine(isCalendarDay, 'Please enter a date'),
        ranges: z.array(range).max(10),
      }),
    )
    .max(200, 'Please enter at most 200 days')
    .refine(
      (days) => new Set(days.map(({ day }) => day)).size === days.length,
      'Please enter each day only once',
    ),
  bufferMinutes: z.int().min(0).max(120, 'Please choose 0 to 120 minutes'),
  noticeHours: z.int().min(0).max(336, 'Please choose 0 to 336 hours'),
  horizonDays: z.int().min(1).max(180, 'Please choose 1 to 180 days'),
})

export const decideMentorInput = z.object({
  id: z.string(),
  approve: z.boolean(),
  note: line(500),
})

const someText = z
  .string()
  .trim()
  .max(200, 'Please use at most 200 characters')
  .nullish()
  .transform((value) => value || null)

export const mentorFilterInput = z.object({
  q: someText,
  expertise: z.preprocess((value) => value || null, expertise.nullable()).default(null),
  language: z.preprocess((value) => value || null, language.nullable()).default(null),
  country: z
    .preprocess(
      (value) => value || null,
      code(parseCountry, 'Please choose a country').nullable(),
    )
    .default(null),
  /** The minimum rating; decimal text. */
  rating: z
    .string()
    .regex(/^[0-5](\.\d{1,2})?$/, 'Please enter 0 to 5')
    .nullish()
    .transform((value) => value ?? null),
  takesEssays: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
})

export const applicationsArguments = z.object({
  status: enumInput(MENTOR_STATUSES)
    .nullish()
    .transform((status) => status ?? 'applied'),
})

export const suggestionArguments = z.object({
  awards: z
    .array(z.string().trim().max(500, 'Please use at most 500 characters'))
    .max(50, 'Please enter at most 50')
    .nullish()
    .transform((awards) => awards ?? []),
})

const MAX_DAYS = 31

/** By default, sessions of an hour in the next two weeks. */
export const slotsArguments = (now: Date) =>
  z
    .object({
      duration: z
        .literal(DURATIONS, `Please choose ${DURATIONS.join(', ')} minutes`)
        .nullish()
        .transform((duration) => duration ?? 60),
      from: z.date().nullish(),
      until: z.date().nullish(),
    })
    .transform(({ duration: durationMinutes, from, until }) => {
      const startsAt = from ?? now
      const endsAt = until ?? new Date(startsAt.getTime() + USUAL_DAYS * DAY_MS)
      return { durationMinutes, startsAt, endsAt }
    })
    .refine(({ startsAt, endsAt }) => isSpan(endsAt.getTime() - startsAt.getTime()), {
      path: ['until'],
      message: `Ask for 1 to ${MAX_DAYS} days`,
    })

const DAY_MS = 86_400_000
const USUAL_DAYS = 14

function isSpan(ms: number): boolean {
  return ms > 0 && ms <= MAX_DAYS * DAY_MS
}
