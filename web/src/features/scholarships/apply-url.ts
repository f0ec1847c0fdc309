type Urls = { applicationUrl?: string | null; sourceUrl?: string | null }

/** Where one applies: the provider's form, else the page of the award; null when neither is a web address. */
export function applyUrl({ applicationUrl, sourceUrl }: Urls): string | null {
  return webUrl(applicationUrl) ?? webUrl(sourceUrl)
}

/** Listings come from outside: only http and https may be followed. */
export function webUrl(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null
  const { protocol, href } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
