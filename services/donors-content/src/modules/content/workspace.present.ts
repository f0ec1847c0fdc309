import type { Shown } from './content.ts'

/** A piece with its newest words, for those who may read them. */
export function presentPiece({ piece, words }: Shown) {
  const { kind, state, consent, draftId, consentId, organizationId } = piece
  const sourceType = 'sourceType' in words ? words.sourceType.toUpperCase() : null
  const category = 'category' in words ? words.category.toUpperCase() : null
  return {
    ...piece,
    kind: kind.toUpperCase(),
    state: state.toUpperCase(),
    consent: consent.toUpperCase(),
    words: { ...words, sourceType, category },
    revisionId: draftId,
    isPublished: piece.publishedId !== null,
    organization: organizationId === null ? null : { id: organizationId },
    hasConsent: consent === 'none' || (consent === 'given' && consentId === draftId),
  }
}
