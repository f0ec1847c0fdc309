import { webUrl } from '#lib/browser/web-url.ts'

type Published = { provenance: { confidence: string } }

/** Published here by its provider; only then is what is missing the provider's silence. */
function isOwn({ provenance }: Published): boolean {
  return provenance.confidence === 'OWNER'
}

/** What is said of a fact that a listing does not have. */
export function absenceInWords(listing: Published): string {
  return isOwn(listing) ? 'Not stated by the provider' : 'Not in our source'
}

/** The page to look at for what our source leaves out; null for a provider's own listing. */
export function pageToCheck(
  listing: Published & { sourceUrl?: string | null },
): string | null {
  return isOwn(listing) ? null : webUrl(listing.sourceUrl)
}
