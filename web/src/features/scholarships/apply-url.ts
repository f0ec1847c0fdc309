import { webUrl } from '#lib/browser/web-url.ts'

type Urls = { applicationUrl?: string | null; sourceUrl?: string | null }

/** Where one applies: the provider's form, else the page of the award; null when neither is a web address. */
export function applyUrl({ applicationUrl, sourceUrl }: Urls): string | null {
  return webUrl(applicationUrl) ?? webUrl(sourceUrl)
}
