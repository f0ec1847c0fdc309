import type { SourceUrlKind } from '#gql/graphql'
import { webUrl } from '#lib/browser/web-url.ts'

type Urls = {
  applicationUrl?: string | null
  sourceUrl?: string | null
  sourceUrlKind?: SourceUrlKind | null
}

/** Where one applies: the provider's form, else the provider's page; never a page of somebody else. */
export function applyUrl({ applicationUrl, ...page }: Urls): string | null {
  return webUrl(applicationUrl) ?? (isOfficial(page) ? webUrl(page.sourceUrl) : null)
}

/** Whether the page is said to be the provider's own. */
export function isOfficial({ sourceUrlKind }: Pick<Urls, 'sourceUrlKind'>): boolean {
  return sourceUrlKind === 'AWARD_PAGE' || sourceUrlKind === 'AID_OFFICE'
}
