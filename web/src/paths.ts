/**
 * Every address of visitors' and students' pages, and of what all members have; nothing else spells one. Keys are used
 * by routes.tsx. Those of donors, universities and administrators are in workspace-paths.ts.
 */
export const patterns = {
  home: '/',
  auth: '/auth',
  authStudent: '/auth/student',
  authUniversity: '/auth/university',
  authDonor: '/auth/donor',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  recoverAccount: '/recover-account',
  setup: '/setup',
  invitations: '/invitations',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  help: '/help',
  contact: '/contact',
  suggest: '/suggest',
  donors: '/donors',
  recommend: '/recommend',
  overview: '/overview',
  scholarships: '/scholarships',
  scholarship: '/scholarships/:id',
  compare: '/compare',
  mentors: '/mentors/*',
  mentoring: '/mentoring/*',
  universities: '/universities',
  university: '/universities/:id',
  aiMatching: '/ai-matching',
  sharedMatches: '/ai-matching/shared/:token',
  aiMentor: '/ai-mentor',
  essayReviews: '/essay-review',
  essayReview: '/essay-review/:id',
  immigration: '/immigration',
  immigrationStatus: '/immigration/status',
  immigrationGuidance: '/immigration/:id',
  saved: '/saved',
  applications: '/applications',
  application: '/applications/:id',
  savedSearches: '/saved-searches',
  calendar: '/calendar',
  applicationToolkit: '/application-toolkit',
  toolkit: '/toolkit',
  documents: '/documents',
  profile: '/profile',
  facts: '/facts',
  progress: '/progress',
  settings: '/settings',
  notifications: '/notifications',
  unsubscribe: '/unsubscribe',
  community: '/community',
  communityDecisions: '/community/decisions',
  communityLog: '/community/moderation-log',
  communityThread: '/community/:id',
  spotlights: '/spotlights/*',
  successStories: '/success-stories',
  newsletter: '/newsletter',
  ownStories: '/own-stories',
} as const

/** Test tools of development builds; nowhere else do these addresses exist. */
export const developmentPatterns = {
  debugProfile: '/debug-profile',
  components: '/debug/components',
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
    withQuery(patterns.scholarships, query),
  /** By slug where it is known: people read addresses. */
  scholarship: (idOrSlug: string) => fill(patterns.scholarship, { id: idOrSlug }),
  /** By slugs, in the order in which they stand side by side. */
  compare: (slugs: readonly string[]) =>
    withQuery(patterns.compare, { ids: slugs.join(',') }),
  mentors: () => '/mentors',
  universities: () => patterns.universities,
  university: (idOrSlug: string) => fill(patterns.university, { id: idOrSlug }),
  /** With a run's id, the page shows that one instead of the newest. */
  matching: (options: { run?: string } = {}) => withQuery(patterns.aiMatching, options),
  sharedMatches: (token: string) => fill(patterns.sharedMatches, { token }),
  aiMentor: (options: { session?: string } = {}) => withQuery(patterns.aiMentor, options),
  essayReviews: () => patterns.essayReviews,
  essayReview: (id: string) => fill(patterns.essayReview, { id }),
  immigration: () => patterns.immigration,
  immigrationStatus: () => patterns.immigrationStatus,
  immigrationGuidance: (id: string) => fill(patterns.immigrationGuidance, { id }),
  saved: () => patterns.saved,
  applications: () => patterns.applications,
  application: (id: string) => fill(patterns.application, { id }),
  savedSearches: () => patterns.savedSearches,
  calendar: (options: { view?: 'month' } = {}) => withQuery(patterns.calendar, options),
  /** With a scholarship's id, the page shows what is prepared for that one. */
  toolkit: (options: { scholarship?: string } = {}) =>
    withQuery(patterns.applicationToolkit, options),
  documents: () => patterns.documents,
  overview: () => patterns.overview,
  setup: () => patterns.setup,
  privacy: () => patterns.privacy,
  terms: () => patterns.terms,
  cookies: () => patterns.cookies,
  help: () => patterns.help,
  contact: () => patterns.contact,
  suggest: () => patterns.suggest,
  donors: () => patterns.donors,
  /**
   * With a field's name, the form opens at that field ("tell us more"). Saving leads back to `returnTo`, and says how the
   * award stands then.
   */
  profile: (options: { edit?: string; returnTo?: string; award?: string } = {}) =>
    withQuery(patterns.profile, options),
  facts: () => patterns.facts,
  progress: () => patterns.progress,
  ownStories: () => patterns.ownStories,
  settings: () => patterns.settings,
  noticeSettings: () => `${patterns.settings}#notifications`,
  notifications: () => patterns.notifications,
  /** With the filters of the list. */
  community: (query: Record<string, string | undefined> = {}) =>
    withQuery(patterns.community, query),
  communityThread: (id: string) => fill(patterns.communityThread, { id }),
  communityDecisions: () => patterns.communityDecisions,
  communityLog: () => patterns.communityLog,
  spotlights: (options: { view?: string; category?: string } = {}) =>
    withQuery('/spotlights', options),
  spotlight: (slug: string) => fill('/spotlights/:slug', { slug }),
  successStories: () => patterns.successStories,
  newsletter: () => patterns.newsletter,
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

/** A pattern with its `:names` replaced. */
export function fill(pattern: string, names: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(names[name] ?? ''),
  )
}
