export const KINDS = ['spotlight', 'story', 'testimonial'] as const
export const CATEGORIES = ['success_story', 'innovation', 'impact', 'partnership'] as const
/** `published`: the newest text is the one that everybody reads. */
export const STATES = ['draft', 'in_review', 'published'] as const
/** The answer of the recipient whom a text is about; `none` if it is about no recipient. */
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

/** The words of one revision, which never change. */
export type Words = SpotlightWords | StoryWords | TestimonialWords

/** What can change about a spotlight, story or testimonial: whose it is, its state, and how often it was read. */
export type Piece = {
  id: string
  kind: Kind
  /** Null: written by administrators. */
  organizationId: string | null
  /** Null once the account is gone. */
  authorId: string | null
  /** The last part of its address; only spotlights have one. */
  slug: string | null
  /** The published category; null before that, and for stories. */
  category: Category | null
  /** The spotlight that a story or testimonial belongs to. */
  spotlightId: string | null
  state: State
  draftId: string
  /** The newest revision that was handed in. */
  submittedId: string | null
  publishedId: string | null
  /** Pictures that the published revision shows; null: published before they were noted. */
  publishedPictures: string[] | null
  /** The recipient's award; null if it is about no recipient. */
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
/** Which awards of an organization. */
export type AwardsFilter = {
  organizationId: string
  /** Null: awards of any of its scholarships. */
  scholarshipIds: readonly string[] | null
}
export type PublishedPosition = { publishedAt: Date; id: string }
/** What an organization writes (null: the site itself), of one kind or of all. */
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
/** Whether a text is about a recipient, who must agree before anybody reads it. */
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
