import { lazyApolloPage, lazyPage } from '#page/lazy-page.tsx'

/**
 * The pages of students and of all who are signed in, by the names of paths.ts. A file of their own, so that a visitor's first
 * page neither carries nor names them.
 */
export const memberScreens = {
  invitations: lazyPage(() => import('./pages/auth/invitation-page.tsx'), 'InvitationPage'),
  savedSearches: lazyApolloPage(
    () => import('./pages/saved-searches/saved-searches-page.tsx'),
    'SavedSearchesPage',
  ),
  calendar: lazyApolloPage(
    () => import('./pages/calendar/calendar-page.tsx'),
    'CalendarPage',
  ),
  toolkit: lazyApolloPage(
    () => import('./pages/toolkit/student-toolkit-page.tsx'),
    'StudentToolkitPage',
  ),
  essayReview: lazyApolloPage(
    () => import('./pages/essays/essay-review-page.tsx'),
    'EssayReviewPage',
  ),
  mentoring: lazyApolloPage(
    () => import('./pages/mentors/mentoring-pages.tsx'),
    'MentoringPages',
  ),
  documents: lazyApolloPage(
    () => import('./pages/documents/documents-page.tsx'),
    'DocumentsPage',
  ),
  settings: lazyApolloPage(
    () => import('./pages/settings/settings-page.tsx'),
    'SettingsPage',
  ),
  notifications: lazyApolloPage(
    () => import('./pages/notices/notifications-page.tsx'),
    'NotificationsPage',
  ),
  communityDecisions: lazyApolloPage(
    () => import('./pages/community/decisions-page.tsx'),
    'DecisionsPage',
  ),
  home: lazyApolloPage(() => import('./pages/home/home-page.tsx'), 'HomePage'),
  saved: lazyApolloPage(() => import('./pages/saved/saved-page.tsx'), 'SavedPage'),
  applications: lazyApolloPage(
    () => import('./pages/applications/applications-page.tsx'),
    'ApplicationsPage',
  ),
  application: lazyApolloPage(
    () => import('./pages/applications/application-page.tsx'),
    'ApplicationPage',
  ),
  facts: lazyApolloPage(() => import('./pages/facts/facts-page.tsx'), 'FactsPage'),
  progress: lazyApolloPage(
    () => import('./pages/progress/progress-page.tsx'),
    'ProgressPage',
  ),
  profile: lazyApolloPage(() => import('./pages/profile/profile-page.tsx'), 'ProfilePage'),
}

export type MemberScreens = typeof memberScreens
