import { lazyApolloPage, lazyPage } from '#page/lazy-page.tsx'

/**
 * The pages of signed-in people, by the names of paths.ts. A file of their own, so that a visitor's first
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
  newScholarship: lazyApolloPage(
    () => import('./pages/donor/new-scholarship-page.tsx'),
    'NewScholarshipPage',
  ),
  editScholarship: lazyApolloPage(
    () => import('./pages/donor/edit-scholarship-page.tsx'),
    'EditScholarshipPage',
  ),
  importScholarships: lazyApolloPage(
    () => import('./pages/donor/import-page.tsx'),
    'ImportPage',
  ),
  scholarshipImport: lazyApolloPage(
    () => import('./pages/donor/import-preview-page.tsx'),
    'ImportPreviewPage',
  ),
  funds: lazyApolloPage(() => import('./pages/donor/funds-page.tsx'), 'FundsPage'),
  fund: lazyApolloPage(() => import('./pages/donor/fund-page.tsx'), 'FundPage'),
  adminVerification: lazyApolloPage(
    () => import('./pages/admin/verification-page.tsx'),
    'VerificationPage',
  ),
  adminReports: lazyApolloPage(
    () => import('./pages/admin/reports-page.tsx'),
    'ReportsPage',
  ),
  adminMessages: lazyApolloPage(
    () => import('./pages/admin/messages-page.tsx'),
    'MessagesPage',
  ),
  adminListings: lazyApolloPage(
    () => import('./pages/admin/listings-page.tsx'),
    'ListingsPage',
  ),
  adminSync: lazyApolloPage(() => import('./pages/admin/sync-page.tsx'), 'SyncPage'),
  adminForum: lazyApolloPage(() => import('./pages/admin/forum-page.tsx'), 'ForumPage'),
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
  submittedApplications: lazyApolloPage(
    () => import('./pages/donor/submitted-applications-page.tsx'),
    'SubmittedApplicationsPage',
  ),
  submittedApplication: lazyApolloPage(
    () => import('./pages/donor/submitted-application-page.tsx'),
    'SubmittedApplicationPage',
  ),
  reviews: lazyApolloPage(
    () => import('./pages/review/review-queue-page.tsx'),
    'ReviewQueuePage',
  ),
  review: lazyApolloPage(() => import('./pages/review/review-page.tsx'), 'ReviewPage'),
  reviewApplication: lazyApolloPage(
    () => import('./pages/review/review-application-page.tsx'),
    'ReviewApplicationPage',
  ),
  facts: lazyApolloPage(() => import('./pages/facts/facts-page.tsx'), 'FactsPage'),
  profile: lazyApolloPage(() => import('./pages/profile/profile-page.tsx'), 'ProfilePage'),
}

export type MemberScreens = typeof memberScreens
