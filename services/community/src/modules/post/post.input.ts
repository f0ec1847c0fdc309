import { ok } from '@landfall/kit/core/result'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { parseCountry } from '@landfall/reference/countries'
import { z } from 'zod'
import { CATEGORIES, DEGREE_LEVELS, POST_SORTS, VISA_STAGES } from './post.ts'

const TITLE_MAX = 150
export const CONTENT_MAX = 20_000
const TAGS_MAX = 5
const TAG_MAX = 30
const SEARCH_MAX = 200

const NO_CATEGORY = 'Please select a category'
const NO_TITLE = 'Please enter a title'
const NO_CONTENT = 'Please write your post'

const word = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  message: string,
) =>
  z
    .string({ error: message })
    .trim()
    .toLowerCase()
    .pipe(z.enum(words, { error: message }))

const optional = <S extends z.ZodType>(schema: S) =>
  z
    .preprocess((value) => (value === '' ? null : value), schema.nullish())
    .transform((value) => value ?? null)

const country = optional(
  z
    .string()
    .transform((text) => parseCountry(text))
    .refine((code) => code !== null, 'Please choose a country from the list'),
)

/** Lower case, single spaces: every tag has one spelling. */
const tagName = z.string().transform((text) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[#,\s]+/g, ' ')
    .trim(),
)

const tagList = z
  .array(z.string())
  // The web form splits tags itself; a client that sends one comma-separated text means the same.
  .transform((tags) => tags.flatMap((tag) => tag.split(',')))
  .pipe(z.array(tagName))
  .transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))])
  .pipe(
    z
      .array(z.string().max(TAG_MAX, `A tag may have up to ${TAG_MAX} characters`))
      .max(TAGS_MAX, `Please use up to ${TAGS_MAX} tags`),
  )

/** Line endings are normalized, as the positions of findings count characters. */
export const contentOf = (missing: string, max = CONTENT_MAX) =>
  z
    .string({ error: missing })
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().min(1, missing).max(max, `A text may have up to ${max} characters`))

const fields = {
  title: z
    .string({ error: NO_TITLE })
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, NO_TITLE)
        .max(TITLE_MAX, `The title may have up to ${TITLE_MAX} characters`),
    ),
  content: contentOf(NO_CONTENT),
  category: word(CATEGORIES, NO_CATEGORY),
  tags: tagList.nullish().transform((tags) => tags ?? []),
  country,
  degreeLevel: optional(word(DEGREE_LEVELS, 'Please choose a degree level from the list')),
  visaStage: optional(word(VISA_STAGES, 'Please choose a visa stage from the list')),
}

const confirmPersonalData = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

export const createPostInput = z.object({ ...fields, confirmPersonalData })
export type PostForm = Omit<z.output<typeof createPostInput>, 'confirmPersonalData'>

const updateInput = z
  .object({ ...fields, id: z.string() })
  .partial()
  .required({ id: true })
  .extend({ confirmPersonalData, editedAt: z.date().nullish() })

export type PostChange = {
  id: string
  /** Of the post that was edited; undefined: whatever it is now. */
  editedAt: Date | null | undefined
  confirmPersonalData: boolean
  form: Partial<PostForm>
}

/** A change with the fields that were given, and no others. */
export function parsePostChange(input: Record<string, unknown>) {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const parsed = parseInput(updateInput, Object.fromEntries(given))
  if (!parsed.ok) return parsed
  const { id, editedAt, confirmPersonalData: isConfirmed, ...all } = parsed.value
  const names = new Set(given.map(([name]) => name))
  const form = Object.fromEntries(
    Object.entries(all).filter(([name]) => names.has(name)),
  ) as Partial<PostForm>
  return ok({ id, editedAt, confirmPersonalData: isConfirmed, form })
}

/** The arguments of the list. */
export const listPostsArgs = z.object({
  search: z
    .string()
    .trim()
    .max(SEARCH_MAX, `Please search for up to ${SEARCH_MAX} characters`)
    .nullish()
    .transform((text) => text || null),
  category: optional(word(CATEGORIES, NO_CATEGORY)),
  tag: optional(tagName),
  country,
  degreeLevel: fields.degreeLevel,
  visaStage: fields.visaStage,
  sort: optional(word(POST_SORTS, 'Please choose a sort from the list')),
  withoutPinned: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
})
