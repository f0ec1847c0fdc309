import { z } from 'zod'
import type { Row } from '../route.ts'
import { isRow, rowsOf } from '../values.ts'

const DONOR = 'donor { name organizationType countryName }'
const IMAGE = '{ url alt }'

const optionalText = z.string().nullable()

const donorShape = z
  .strictObject({
    organizationName: z.string(),
    organizationType: optionalText,
    country: optionalText,
  })
  .nullable()

/** Null where administrators wrote for the site. */
function presentDonor(donor: unknown): Row | null {
  if (!isRow(donor)) return null
  const { name, organizationType, countryName } = donor
  return { organizationName: name, organizationType, country: countryName }
}

/** A picture as older clients read it: its address, and beside it what it shows. */
function presentImage<Name extends string>(name: Name, image: unknown): Row {
  const { url, alt } = isRow(image) ? image : { url: null, alt: null }
  return { [`${name}Url`]: url, [`${name}Alt`]: alt }
}

export const STORY = `id title studentName studentCountry studyField university graduationYear story gpaImprovement currentRole
  profileImage ${IMAGE} viewCount likeCount publishedAt ${DONOR}`

export const storyShape = z.strictObject({
  id: z.string(),
  title: z.string(),
  studentName: z.string(),
  studentCountry: optionalText,
  studyField: optionalText,
  university: optionalText,
  graduationYear: z.int().nullable(),
  story: z.string(),
  gpaImprovement: optionalText,
  currentRole: optionalText,
  profileImageUrl: optionalText,
  profileImageAlt: optionalText,
  viewCount: z.int(),
  likeCount: z.int(),
  publishedAt: z.iso.datetime(),
  donor: donorShape,
})

export function presentStory(row: Row): Row {
  const { profileImage, donor, ...same } = row
  return {
    ...same,
    ...presentImage('profileImage', profileImage),
    donor: presentDonor(donor),
  }
}

export const TESTIMONIAL = `id sourceName sourceTitle sourceOrganization sourceImage ${IMAGE} sourceType testimonial rating category
  likeCount publishedAt`

export const testimonialShape = z.strictObject({
  id: z.string(),
  sourceName: z.string(),
  sourceTitle: optionalText,
  sourceOrganization: optionalText,
  sourceImageUrl: optionalText,
  sourceImageAlt: optionalText,
  sourceType: z.enum(['student', 'donor', 'university', 'mentor']),
  testimonial: z.string(),
  rating: z.int().nullable(),
  category: z.string(),
  likeCount: z.int(),
  publishedAt: z.iso.datetime(),
})

export function presentTestimonial(row: Row): Row {
  const { sourceImage, sourceType, category, ...same } = row
  return {
    ...same,
    ...presentImage('sourceImage', sourceImage),
    sourceType: String(sourceType).toLowerCase(),
    category: String(category).toLowerCase(),
  }
}

export const SPOTLIGHT = `id slug title subtitle category story quote quoteAuthor impactSummary heroImage ${IMAGE} videoUrl
  galleryImages ${IMAGE} tags readTime viewCount likeCount featuredOnHomepage publishedAt createdAt ${DONOR}
  successStories { ${STORY} } testimonials { ${TESTIMONIAL} }`

export const spotlightShape = z.strictObject({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: optionalText,
  category: z.enum(['success_story', 'innovation', 'impact', 'partnership']),
  story: z.string(),
  quote: optionalText,
  quoteAuthor: optionalText,
  impactSummary: optionalText,
  heroImageUrl: optionalText,
  heroImageAlt: optionalText,
  videoUrl: optionalText,
  galleryImages: z.array(z.string()),
  tags: z.array(z.string()),
  readTime: z.int(),
  viewCount: z.int(),
  likeCount: z.int(),
  featuredOnHomepage: z.boolean(),
  publishedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  donor: donorShape,
  successStories: z.array(storyShape),
  testimonials: z.array(testimonialShape),
})

export function presentSpotlight(row: Row): Row {
  const {
    category,
    heroImage,
    galleryImages,
    donor,
    successStories,
    testimonials,
    ...same
  } = row
  return {
    ...same,
    category: String(category).toLowerCase(),
    ...presentImage('heroImage', heroImage),
    galleryImages: rowsOf(galleryImages).map(({ url }) => url),
    donor: presentDonor(donor),
    successStories: rowsOf(successStories).map(presentStory),
    testimonials: rowsOf(testimonials).map(presentTestimonial),
  }
}
