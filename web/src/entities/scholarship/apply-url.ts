import type { SourceUrlKind } from '#gql/graphql'
import { webUrl } from '#lib/browser/web-url.ts'

type Urls = {
  applicationUrl?: string | null
  sourceUrl?: string | null
  sourceUrlKind?: SourceUrlKind | null
}

/** Where to apply: the provider's form, otherwise the provider's page; never somebody else's page. */
export function applyUrl({ applicationUrl, ...page }: Urls): string | null {
  return webUrl(applicationUrl) ?? (isOfficial(page) ? webUrl(page.sourceUrl) : null)
}

/** Whether the listing calls the page the provider's own. */
export function isOfficial({ sourceUrlKind }: Pick<Urls, 'sourceUrlKind'>): boolean {
  return sourceUrlKind === 'AWARD_PAGE' || sourceUrlKind === 'AID_OFFICE'
}
