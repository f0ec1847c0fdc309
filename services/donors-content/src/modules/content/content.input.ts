import { z } from 'zod'
import { CATEGORIES, KINDS, SOURCE_TYPES, type Words } from './content.ts'

/** `INNOVATION` of the graph is `innovation` inside. */
const word = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  message: string,
) =>
  z
    .string(message)
    .transform((name) => name.toLowerCase())
    .pipe(z.enum(names, message))

const categoryInput = word(CATEGORIES, 'Choose a category')

const STORY_MAX = 20_000
const TAGS_MAX = 10
const GALLERY_MAX = 12

const text = (max: number, message: string, min = 1) =>
  z.string(message).trim().min(min, message).max(max, `Use ${max} characters at most`)
const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use ${max} characters at most`)
    .nullish()
    .transform((given) => given || null)
const picture = z
  .object({
    id: z.uuid(),
    alt: text(300, 'Say what the picture shows, for people who can’t see it'),
  })
  .nullish()
  .transform((given) => given ?? null)
const httpsUrl = z
  .url({ protocol: /^https$/, error: 'Use an address that begins with https://' })
  .max(500)
  .nullish()
  .transform((given) => given ?? null)

const spotlightWords = z.object({
  kind: z.literal('spotlight'),
  category: categoryInput,
  title: text(160, 'Enter a title'),
  subtitle: optional(240),
  story: text(STORY_MAX, 'Tell the story in at least 50 characters', 50),
  quote: optional(600),
  quoteAuthor: optional(160),
  impactSummary: optional(600),
  heroImage: picture,
  videoUrl: httpsUrl,
  galleryImages: z
    .array(picture)
    .max(GALLERY_MAX)
    .nullish()
    .transform((given) => (given ?? []).filter((one) => one !== null)),
  tags: z
    .array(text(40, 'A tag needs at least one word'))
    .max(TAGS_MAX, `Use ${TAGS_MAX} tags at most`)
    .nullish()
    .transform((given) => [...new Set(given ?? [])]),
})

const storyWords = z.object({
  kind: z.literal('story'),
  title: text(160, 'Enter a title'),
  studentName: text(120, 'Say whose story it is, as they want to be named'),
  studentCountry: optional(80),
  studyField: optional(120),
  university: optional(200),
  graduationYear: z
    .int()
    .min(1950)
    .max(2100)
    .nullish()
    .transform((given) => given ?? null),
  story: text(STORY_MAX, 'Tell the story in at least 50 characters', 50),
  gpaImprovement: optional(120),
  currentRole: optional(160),
  profileImage: picture,
})

const testimonialWords = z.object({
  kind: z.literal('testimonial'),
  category: categoryInput,
  sourceName: text(120, 'Say who said it'),
  sourceTitle: optional(160),
  sourceOrganization: optional(200),
  sourceImage: picture,
  sourceType: word(
    SOURCE_TYPES,
    'Choose what they are: student, donor, university or mentor',
  ),
  testimonial: text(2_000, 'Write at least 20 characters', 20),
  rating: z
    .int()
    .min(1)
    .max(5)
    .nullish()
    .transform((given) => given ?? null),
})

const wordsInput = z.discriminatedUnion('kind', [
  spotlightWords,
  storyWords,
  testimonialWords,
]) satisfies z.ZodType<Words>

const id = z.uuid('There is none').nullish()

export const saveContentInput = z
  .object({
    id,
    version: z.int().nullish(),
    organizationId: id,
    applicationId: id,
    spotlightId: id,
    kind: word(KINDS, 'Choose the kind of story'),
    words: z.looseObject({}),
  })
  .transform(({ kind, words, ...rest }) => ({ ...rest, words: { ...words, kind } }))
  .pipe(
    z.object({
      id: z.uuid().nullish(),
      version: z.int().nullish(),
      organizationId: z.uuid().nullish(),
      applicationId: z.uuid().nullish(),
      spotlightId: z.uuid().nullish(),
      words: wordsInput,
    }),
  )
  .transform(({ organizationId, ...draft }) => ({
    organizationId: organizationId ?? null,
    draft: {
      id: draft.id ?? null,
      version: draft.version ?? null,
      applicationId: draft.applicationId ?? null,
      spotlightId: draft.spotlightId,
      words: draft.words,
    },
  }))

export const decideContentInput = z.object({
  id: z.string(),
  revisionId: z.string(),
  isPublished: z.boolean(),
  note: optional(1_000),
})

export const takeContentOffInput = z.object({
  id: z.string(),
  reason: text(500, 'Say why: the author will read it'),
})

export const featureContentInput = z.object({ id: z.string(), isFeatured: z.boolean() })

export const answerStoryInput = z.object({
  id: z.string(),
  revisionId: z.string(),
  isGiven: z.boolean(),
})

export const publishedArgs = z.object({
  category: categoryInput.nullish().transform((category) => category ?? null),
  isFeatured: z
    .boolean()
    .nullish()
    .transform((isFeatured) => isFeatured ?? null),
})

export const writtenArgs = z.object({
  organizationId: z
    .string()
    .nullish()
    .transform((given) => given ?? null),
  kind: word(KINDS, 'Choose the kind of story')
    .nullish()
    .transform((kind) => kind ?? null),
})

const position = <const Name extends string>(name: Name) =>
  z.strictObject({ [name]: z.coerce.date(), id: z.uuid() } as Record<
    Name,
    z.ZodCoercedDate
  > & { id: z.ZodUUID })

export const publishedPosition = position('publishedAt')
export const writtenPosition = position('changedAt')
export const queuePosition = position('submittedAt')
