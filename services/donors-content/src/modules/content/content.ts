export const KINDS = ['spotlight', 'story', 'testimonial'] as const
export const CATEGORIES = ['success_story', 'innovation', 'impact', 'partnership'] as const
/** `published`: what is written and what everybody reads are the same. */
export const STATES = ['draft', 'in_review', 'published'] as const
/** What the recipient whom a text is about has said to it; `none` where it is about no recipient. */
export const CONSENTS = ['none', 'asked', 'given', 'refused'] as const
export const SOURCE_TYPES = ['student', 'donor', 'university', 'mentor'] as const

export type Kind = (typeof KINDS)[number]
export type Category = (typeof CATEGORIES)[number]
export type State = (typeof STATES)[number]
export type Consent = (typeof CONSENTS)[number]
export type SourceType = (typeof SOURCE_TYPES)[number]

export type Picture = { id: string; alt: string }

export type SpotlightWords = {
  kind: 'spotlight'
  category: Category
  title: string
  subtitle: string | null
  story: string
  quote: string | null
  quoteAuthor: string | null
  impactSummary: string | null
  heroImage: Picture | null
  videoUrl: string | null
  galleryImages: Picture[]
  tags: string[]
}

export type StoryWords = {
  kind: 'story'
  title: string
  studentName: string
  studentCountry: string | null
  studyField: string | null
  university: string | null
  graduationYear: number | null
  story: string
  gpaImprovement: string | null
  currentRole: string | null
  profileImage: Picture | null
}

export type TestimonialWords = {
  kind: 'testimonial'
  category: Category
  sourceName: string
  sourceTitle: string | null
  sourceOrganization: string | null
  sourceImage: Picture | null
  sourceType: SourceType
  testimonial: string
  /** 1 to 5. */
  rating: number | null
}

/** What somebody wrote: one revision, which never changes. */
export type Words = SpotlightWords | StoryWords | TestimonialWords

/** What changes of a spotlight, story or testimonial: whose it is, how far, and how often it was read. */
export type Piece = {
  id: string
  kind: Kind
  /** Null: written by administrators. */
  organizationId: string | null
  /** Null once the account is gone. */
  authorId: string | null
  /** Of its address; spotlights alone have one. */
  slug: string | null
  /** As it is published; null before, and for stories. */
  category: Category | null
  /** The spotlight that a story or testimonial belongs to. */
  spotlightId: string | null
  state: State
  draftId: string
  /** The newest that was handed in. */
  submittedId: string | null
  publishedId: string | null
  /** Pictures that the published revision shows; null: published before they were noted. */
  publishedPictures: string[] | null
  /** The recipient's award; null where it is about none. */
  applicationId: string | null
  studentId: string | null
  consent: Consent
  /** The revision that the recipient answered to. */
  consentId: string | null
  isFeatured: boolean
  viewCount: number
  likeCount: number
  decisionNote: string | null
  createdAt: Date
  changedAt: Date
  submittedAt: Date | null
  publishedAt: Date | null
  version: number
}

export type PublishedFilter = {
  /** Null: of every kind. */
  kind: Kind | null
  category: Category | null
  isFeatured: boolean | null
}
/** Awards of an organization. */
export type AwardsFilter = {
  organizationId: string
  /** Null: to any of its scholarships. */
  scholarshipIds: readonly string[] | null
}
export type PublishedPosition = { publishedAt: Date; id: string }
/** What an organization writes, or with null the site itself; of one kind, or of all. */
export type WrittenFilter = { organizationId: string | null; kind: Kind | null }
export type WrittenPosition = { changedAt: Date; id: string }
export type QueuePosition = { submittedAt: Date; id: string }

/** A piece with the revision that is shown. */
export type Shown<W extends Words = Words> = { piece: Piece; words: W }

const WORDS_PER_MINUTE = 200

/** Whole minutes, at least one. */
export function readMinutes(text: string): number {
  const words = text.trim().split(/\s+/).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
/** Whether a text is about a recipient, so that nobody reads it before they agree. */
export function needsConsent(words: Words): boolean {
  if (words.kind === 'story') return true
  return words.kind === 'testimonial' && words.sourceType === 'student'
}

/** Every picture that a text shows. */
export function picturesOf(words: Words): Picture[] {
  if (words.kind === 'story') return words.profileImage ? [words.profileImage] : []
  if (words.kind === 'testimonial') return words.sourceImage ? [words.sourceImage] : []
  return [...(words.heroImage ? [words.heroImage] : []), ...words.galleryImages]
}

/** Somebody who accepted an award of an organization. */
export type RecipientFacts = {
  applicationId: string
  studentId: string
  organizationId: string
  scholarshipId: string
  acceptedAt: Date
}
