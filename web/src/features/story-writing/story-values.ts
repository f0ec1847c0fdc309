import type { ContentKind, ContentWordsInput } from '#gql/graphql'
import { areAllSaid, type GalleryPicture, galleryOf } from './gallery.ts'
import type { PictureValue } from './picture-field.tsx'
import { storyWritingMessages as text } from './story-writing-messages.ts'

/** Fields of the form that are plain text, by kind, in their order. */
export const TEXT_FIELDS = {
  SPOTLIGHT: [
    'title',
    'subtitle',
    'story',
    'quote',
    'quoteAuthor',
    'impactSummary',
    'videoUrl',
    'tags',
  ],
  STORY: [
    'title',
    'studentName',
    'studentCountry',
    'studyField',
    'university',
    'graduationYear',
    'story',
    'gpaImprovement',
    'currentRole',
  ],
  TESTIMONIAL: ['testimonial', 'sourceName', 'sourceTitle', 'sourceOrganization', 'rating'],
} as const satisfies Record<ContentKind, readonly string[]>

export type TextName = (typeof TEXT_FIELDS)[ContentKind][number]

/** The fields among them that must be filled in. */
export const REQUIRED: ReadonlySet<string> = new Set([
  'title',
  'story',
  'studentName',
  'testimonial',
  'sourceName',
])
export const LONG: ReadonlySet<string> = new Set([
  'story',
  'quote',
  'impactSummary',
  'testimonial',
])

export type StoryValues = { [Name in TextName]: string } & {
  category: string
  sourceType: string
  applicationId: string
  /** Empty when it belongs to none. */
  spotlightId: string
  picture: PictureValue
  gallery: readonly GalleryPicture[]
}

const PICTURE_OF = {
  SPOTLIGHT: 'heroImage',
  STORY: 'profileImage',
  TESTIMONIAL: 'sourceImage',
} as const

type Written = { [field: string]: unknown }
/** The application that it is about, and the spotlight that it belongs to. */
type Links = { applicationId: string | null; spotlightId: string | null }

/** The form's first values; empty for a new text. */
export function valuesOf(
  kind: ContentKind,
  words: Written = {},
  { applicationId, spotlightId }: Links = { applicationId: null, spotlightId: null },
): StoryValues {
  const names = Object.values(TEXT_FIELDS).flat()
  const texts = names.map((name) => {
    const value = words[name]
    return [name, Array.isArray(value) ? value.join(', ') : String(value ?? '')]
  })
  const picture = words[PICTURE_OF[kind]] as { id: string; alt: string } | null | undefined
  return {
    ...(Object.fromEntries(texts) as { [Name in TextName]: string }),
    category: String(words['category'] ?? ''),
    sourceType: String(words['sourceType'] ?? ''),
    applicationId: applicationId ?? '',
    spotlightId: spotlightId ?? '',
    picture: picture ? { id: picture.id, alt: picture.alt } : null,
    gallery: galleryOf(words['galleryImages']),
  }
}

/** The recipient's application that it is about, and the spotlight that it belongs to. */
export function linksOf(kind: ContentKind, values: StoryValues): Links {
  const { applicationId, spotlightId } = values
  return {
    applicationId: isAboutRecipient(kind, values) ? applicationId : null,
    spotlightId: kind === 'SPOTLIGHT' ? null : spotlightId || null,
  }
}

/** The part of the form that is sent. */
export function wordsOf(kind: ContentKind, values: StoryValues): ContentWordsInput {
  const texts = TEXT_FIELDS[kind].map((name) => [name, inputOf(name, values[name])])
  return {
    ...Object.fromEntries(texts),
    [PICTURE_OF[kind]]: values.picture,
    ...(kind !== 'STORY' && { category: values.category || null }),
    ...(kind === 'TESTIMONIAL' && { sourceType: values.sourceType || null }),
    ...(kind === 'SPOTLIGHT' && {
      galleryImages: values.gallery.map(({ id, alt }) => ({ id, alt })),
    }),
  } as ContentWordsInput
}

function inputOf(name: TextName, given: string): string | number | string[] | null {
  const value = given.trim()
  if (name === 'tags')
    return value
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
  if (name === 'graduationYear' || name === 'rating')
    return value === '' ? null : Number(value)
  return value === '' ? null : value
}

/** A story is about a recipient, and so is a student's testimonial. */
export function isAboutRecipient(
  kind: ContentKind,
  { sourceType }: Pick<StoryValues, 'sourceType'>,
): boolean {
  return kind === 'STORY' || (kind === 'TESTIMONIAL' && sourceType === 'STUDENT')
}

/** The label of a field in the form. */
export function labelOf(name: string): string {
  if (name === 'title') return text.storyTitle
  if (name === 'applicationId') return text.recipient
  return String(text[name as keyof typeof text])
}

/** Missing fields in the order of the form. */
export function missingOf(kind: ContentKind, values: StoryValues) {
  const names = TEXT_FIELDS[kind].filter((name) => REQUIRED.has(name))
  const missing: string[] = []
  if (kind === 'TESTIMONIAL' && !values.sourceType) missing.push('sourceType')
  if (isAboutRecipient(kind, values) && !values.applicationId) missing.push('applicationId')
  if (kind !== 'STORY' && !values.category) missing.push('category')
  missing.push(...names.filter((name) => !values[name].trim()))
  return {
    ...Object.fromEntries(missing.map((name) => [name, text.missing(labelOf(name))])),
    ...(values.picture && !values.picture.alt.trim() && { picture: text.altMissing }),
    ...(!areAllSaid(values.gallery) && { gallery: text.galleryAltMissing }),
  }
}
