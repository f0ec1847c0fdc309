/** An address from outside that may be followed: http and https only, else null. */
export function webUrl(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null
  const { protocol, href } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
