import type { Piece, Picture, Shown } from './content.ts'
import { readMinutes } from './content.ts'
import { wordsOf } from './read-published.ts'

/** Only what the text itself knows; the picture's sizes load when they are requested. */
const imageOf = (picture: Picture | null) => picture && { ...picture }

function common({ piece }: { piece: Piece }) {
  const { id, viewCount, likeCount, isFeatured, organizationId } = piece
  return {
    id,
    viewCount,
    likeCount,
    isFeatured,
    featuredOnHomepage: isFeatured,
    createdAt: piece.createdAt,
    publishedAt: piece.publishedAt ?? piece.changedAt,
    donor: organizationId === null ? null : { id: organizationId },
  }
}

export function presentSpotlight(shown: Shown) {
  const words = wordsOf(shown, 'spotlight')
  return {
    ...words,
    ...common(shown),
    slug: shown.piece.slug ?? shown.piece.id,
    category: words.category.toUpperCase(),
    heroImage: imageOf(words.heroImage),
    galleryImages: words.galleryImages.map(imageOf),
    readTime: readMinutes(words.story),
  }
}

export function presentStory(shown: Shown) {
  const words = wordsOf(shown, 'story')
  return { ...words, ...common(shown), profileImage: imageOf(words.profileImage) }
}

export function presentTestimonial(shown: Shown) {
  const words = wordsOf(shown, 'testimonial')
  return {
    ...words,
    ...common(shown),
    category: words.category.toUpperCase(),
    sourceType: words.sourceType.toUpperCase(),
    sourceImage: imageOf(words.sourceImage),
  }
}
