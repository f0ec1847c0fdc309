/** A path of this site as given in `returnTo`, or null: another site, `//host`, `/\host` and the sign-in page itself are refused. */
export function safeReturnTo(value: string | null | undefined): string | null {
  if (!value || !value.startsWith('/')) return null
  const here = 'https://this.site'
  try {
    const url = new URL(value, here)
    if (url.origin !== here || url.pathname.startsWith('//')) return null
    if (url.pathname === '/auth' || url.pathname.startsWith('/auth/')) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}
