import { lazyApolloPage, lazyPage } from '#page/lazy-page.tsx'

/**
 * Pages that few open, from a mail, the foot of a page or one of each other, by the names of paths.ts. A file of
 * their own, so that a visitor's first page does not name them.
 */
export const occasionalScreens = {
  verifyEmail: lazyPage(
    () => import('./pages/auth/verify-email-page.tsx'),
    'VerifyEmailPage',
  ),
  resetPassword: lazyPage(
    () => import('./pages/auth/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
  recoverAccount: lazyPage(
    () => import('./pages/auth/recover-account-page.tsx'),
    'RecoverAccountPage',
  ),
  setup: lazyPage(() => import('./pages/auth/setup-page.tsx'), 'SetupPage'),
  privacy: lazyPage(() => import('./pages/about/privacy-page.tsx'), 'PrivacyPage'),
  terms: lazyPage(() => import('./pages/about/terms-page.tsx'), 'TermsPage'),
  cookies: lazyPage(() => import('./pages/about/cookies-page.tsx'), 'CookiesPage'),
  help: lazyPage(() => import('./pages/about/help-page.tsx'), 'HelpPage'),
  contact: lazyPage(() => import('./pages/about/contact-page.tsx'), 'ContactPage'),
  suggest: lazyPage(() => import('./pages/suggest/suggest-page.tsx'), 'SuggestPage'),
  donors: lazyApolloPage(() => import('./pages/donor/donors-page.tsx'), 'DonorsPage'),
  recommend: lazyPage(
    () => import('./pages/recommend/recommend-page.tsx'),
    'RecommendPage',
  ),
  unsubscribe: lazyPage(
    () => import('./pages/notices/unsubscribe-page.tsx'),
    'UnsubscribePage',
  ),
  compare: lazyApolloPage(() => import('./pages/compare/compare-page.tsx'), 'ComparePage'),
  sharedMatches: lazyApolloPage(
    () => import('./pages/matching/shared-matches-page.tsx'),
    'SharedMatchesPage',
  ),
  aiMentor: lazyApolloPage(
    () => import('./pages/ai-mentor/ai-mentor-page.tsx'),
    'AiMentorPage',
  ),
  mentors: lazyApolloPage(
    () => import('./pages/mentors/mentors-pages.tsx'),
    'MentorsPages',
  ),
  community: lazyApolloPage(
    () => import('./pages/community/community-page.tsx'),
    'CommunityPage',
  ),
  communityThread: lazyApolloPage(
    () => import('./pages/community/thread-page.tsx'),
    'ThreadPage',
  ),
  communityLog: lazyApolloPage(
    () => import('./pages/community/moderation-log-page.tsx'),
    'ModerationLogPage',
  ),
  essayReviews: lazyApolloPage(
    () => import('./pages/essays/essay-reviews-page.tsx'),
    'EssayReviewsPage',
  ),
  immigration: lazyApolloPage(
    () => import('./pages/immigration/immigration-page.tsx'),
    'ImmigrationPage',
  ),
  immigrationStatus: lazyApolloPage(
    () => import('./pages/immigration/immigration-status-page.tsx'),
    'ImmigrationStatusPage',
  ),
  spotlights: lazyApolloPage(
    () => import('./pages/stories/spotlights-pages.tsx'),
    'SpotlightsPages',
  ),
  successStories: lazyApolloPage(
    () => import('./pages/stories/spotlights-page.tsx'),
    'SpotlightsPage',
  ),
  newsletter: lazyPage(
    () => import('./pages/stories/newsletter-page.tsx'),
    'NewsletterPage',
  ),
  ownStories: lazyApolloPage(
    () => import('./pages/stories/own-stories-page.tsx'),
    'OwnStoriesPage',
  ),
  immigrationGuidance: lazyApolloPage(
    () => import('./pages/immigration/immigration-guidance-page.tsx'),
    'ImmigrationGuidancePage',
  ),
}

export type OccasionalScreens = typeof occasionalScreens
