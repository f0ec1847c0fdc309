import { ok } from '@landfall/kit/core/result'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import { AI_USES, ESSAY_TYPES } from './essay.ts'

const CONTENT_MIN_LENGTH = 50
const CONTENT_MAX_LENGTH = 20_000
const TITLE_MAX_LENGTH = 200
const NOTE_MAX_LENGTH = 2_000

const TOO_SHORT = `Essay content must be at least ${CONTENT_MIN_LENGTH} characters`
const NO_TITLE = 'Please provide a title'
const NO_LIMIT = 'Please enter a limit from 20 to 5000 words'

const essayType = z
  .string({ error: 'Please select an essay type' })
  .trim()
  .toLowerCase()
  .pipe(z.enum(ESSAY_TYPES, { error: 'Please select an essay type' }))

const title = z
  .string({ error: NO_TITLE })
  .trim()
  .min(1, NO_TITLE)
  .max(TITLE_MAX_LENGTH, `The title may have up to ${TITLE_MAX_LENGTH} characters`)

const content = z
  .string({ error: TOO_SHORT })
  // Quotes are located by position, so every client must have the same line ends.
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(
    z
      .string()
      .min(CONTENT_MIN_LENGTH, TOO_SHORT)
      .max(CONTENT_MAX_LENGTH, `An essay may have up to ${CONTENT_MAX_LENGTH} characters`),
  )

const note = (name: string) =>
  z
    .string()
    .trim()
    .max(NOTE_MAX_LENGTH, `${name} may have up to ${NOTE_MAX_LENGTH} characters`)
    .nullish()
    .transform((text) => text || null)

const targetScholarship = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null)

const wordLimit = z.int(NO_LIMIT).min(20, NO_LIMIT).max(5_000, NO_LIMIT).nullish()

const aiUse = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(AI_USES, { error: 'Please choose how AI helped from the list' }))
  .nullish()

const fields = {
  essayType,
  title,
  content,
  targetScholarship,
  prompt: note('The prompt'),
  specificFeedback: note('What you want feedback on'),
  wordLimit: wordLimit.transform((limit) => limit ?? null),
  aiUse: aiUse.transform((use) => use ?? null),
}

export const submitEssayInput = z.object(fields)
export type EssayForm = z.output<typeof submitEssayInput>

const reviseEssayInput = z
  .object({ id: z.string(), ...fields })
  .partial()
  .required({ id: true })

/** Fields that are left out stay as they are in the newest version. */
export type EssayRevision = Partial<EssayForm> & { id: string }

/** Parses a revision with only the fields that were given. */
export function parseRevision(input: Record<string, unknown>) {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const parsed = parseInput(reviseEssayInput, Object.fromEntries(given))
  if (!parsed.ok) return parsed
  const names = new Set(given.map(([name]) => name))
  const data = Object.fromEntries(
    Object.entries(parsed.value).filter(([name]) => names.has(name)),
  ) as EssayRevision
  return ok(data)
}
