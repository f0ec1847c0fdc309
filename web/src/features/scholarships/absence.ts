import { webUrl } from '#lib/browser/web-url.ts'

type Published = { provenance: { confidence: string } }

/** The provider published it here; only then does a missing fact mean the provider's silence. */
function isOwn({ provenance }: Published): boolean {
  return provenance.confidence === 'OWNER'
}

/** The words for a fact that a listing lacks. */
export function absenceInWords(listing: Published): string {
  return isOwn(listing) ? 'Not stated by the provider' : 'Not in our source'
}

/** The page to check for facts that our source leaves out; null for a provider's own listing. */
export function pageToCheck(
  listing: Published & { sourceUrl?: string | null },
): string | null {
  return isOwn(listing) ? null : webUrl(listing.sourceUrl)
}
