import type { Piece, Shown, Words } from './content.ts'
import type { OwnStory, StoryVersion } from './read-own-stories.ts'

const organizationOf = ({ organizationId }: Piece) =>
  organizationId === null ? null : { id: organizationId }

function presentWords(words: Words) {
  const sourceType = 'sourceType' in words ? words.sourceType.toUpperCase() : null
  const category = 'category' in words ? words.category.toUpperCase() : null
  return { ...words, sourceType, category }
}

/** A piece with its newest words, for those who may read them. */
export function presentPiece({ piece, words }: Shown) {
  const { kind, state, consent, draftId, consentId } = piece
  return {
    ...piece,
    kind: kind.toUpperCase(),
    state: state.toUpperCase(),
    consent: consent.toUpperCase(),
    words: presentWords(words),
    revisionId: draftId,
    isPublished: piece.publishedId !== null,
    organization: organizationOf(piece),
    hasConsent: consent === 'none' || (consent === 'given' && consentId === draftId),
  }
}

/** A piece with the words that everybody reads. */
export function presentPublished({ piece, words }: Shown) {
  const { id, kind, slug, isFeatured } = piece
  return {
    id,
    kind: kind.toUpperCase(),
    slug,
    isFeatured,
    title: words.kind === 'testimonial' ? words.sourceName : words.title,
    organization: organizationOf(piece),
    publishedAt: piece.publishedAt ?? piece.changedAt,
  }
}

const version = (one: StoryVersion | null) =>
  one && { revisionId: one.revisionId, words: presentWords(one.words) }

export function presentOwnStory({ piece, published, handedIn }: OwnStory) {
  const { consent, consentId, submittedId } = piece
  const isGiven = consentId !== null && consentId === submittedId
  return {
    id: piece.id,
    kind: piece.kind.toUpperCase(),
    consent: consent === 'refused' ? 'REFUSED' : isGiven ? 'GIVEN' : 'ASKED',
    organization: organizationOf(piece),
    published: version(published),
    handedIn: version(handedIn),
    isInReview: piece.state === 'in_review',
  }
}
