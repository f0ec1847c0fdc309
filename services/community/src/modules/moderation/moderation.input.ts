import { z } from 'zod'
import { DECISIONS, REASONS } from './moderation.ts'

const NOTE_MAX = 1_000
const SILENCE_MAX_DAYS = 365
const DAY_MS = 86_400_000

const word = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  message: string,
) =>
  z
    .string({ error: message })
    .trim()
    .toLowerCase()
    .pipe(z.enum(words, { error: message }))

const reason = word(REASONS, 'Please choose a reason')

const note = z
  .string()
  .trim()
  .max(NOTE_MAX, `Please use up to ${NOTE_MAX} characters`)
  .nullish()
  .transform((text) => text || null)

const words = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(NOTE_MAX, `Please use up to ${NOTE_MAX} characters`)

export const reportInput = z.object({ id: z.string(), reason, note })
export type ReportForm = z.output<typeof reportInput>

export const decideCaseInput = z.object({
  entryId: z.string(),
  decision: word(DECISIONS, 'Please choose agree, disagree or ignore'),
  note,
})
export type CaseDecision = z.output<typeof decideCaseInput>

export const markPostInput = z.object({
  postId: z.string(),
  isPinned: z.boolean(),
  isSticky: z.boolean(),
})

/** @param now a silence must end after this, within a year */
export const silenceInput = (now: Date) =>
  z.object({
    userId: z.uuid('This person has no account here'),
    until: z.coerce
      .date({ error: 'Please choose when the person can post again' })
      .min(new Date(now.getTime() + 60_000), 'Please choose a time in the future')
      .max(
        new Date(now.getTime() + SILENCE_MAX_DAYS * DAY_MS),
        'Please choose a time within a year',
      ),
    reason,
    note,
  })
export type Silence = z.output<ReturnType<typeof silenceInput>>

export const undoInput = z.object({ actionId: z.string() })

export const appealInput = z.object({
  actionId: z.string(),
  text: words('Please say why this should be reviewed again'),
})

export const decideAppealInput = z.object({
  appealId: z.string(),
  isGranted: z.boolean(),
  answer: words('Please say why'),
})
export type AppealDecision = z.output<typeof decideAppealInput>
