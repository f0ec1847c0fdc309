/** Every address of the site that has a page; nothing else spells one. Keys are used by routes.tsx. */
export const patterns = {
  home: '/',
  auth: '/auth',
  authStudent: '/auth/student',
  authUniversity: '/auth/university',
  authDonor: '/auth/donor',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  setup: '/setup',
  invitations: '/invitations',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  help: '/help',
  contact: '/contact',
} as const

/** Test tools of development builds; nowhere else do these addresses exist. */
export const developmentPatterns = {
  debugProfile: '/debug-profile',
  simpleTest: '/simple-test',
} as const

export type RouteName = keyof typeof patterns

/** Addresses with what they need filled in. A page that does not exist has no entry: nothing can link to it. */
export const paths = {
  home: () => patterns.home,
  auth: (options: { returnTo?: string; view?: AuthView } = {}) =>
    withQuery(patterns.auth, options),
  login: (
    type: 'student' | 'university' | 'donor',
    options: { returnTo?: string; view?: AuthView } = {},
  ) => withQuery(`${patterns.auth}/${type}`, options),
  scholarships: (query: Record<string, string | undefined> = {}) =>
    withQuery('/scholarships', query),
  setup: () => patterns.setup,
  privacy: () => patterns.privacy,
  terms: () => patterns.terms,
  cookies: () => patterns.cookies,
  help: () => patterns.help,
  contact: () => patterns.contact,
}

/** Which form of the sign-in page is open; the login form has none. */
export type AuthView = 'register' | 'forgot-password' | 'resend-verification'

/** Adds the values that are set; keeps the given order. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
