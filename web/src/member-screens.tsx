import { dataScreen, plainScreen } from '#lib/screen.tsx'

/**
 * The pages of signed-in people, by the names of paths.ts. A file of their own, so that a visitor's first
 * page neither carries nor names them.
 */
export const memberScreens = {
  invitations: plainScreen(
    () => import('./pages/auth/invitation-page.tsx'),
    'InvitationPage',
  ),
  savedSearches: dataScreen(
    () => import('./pages/saved-searches/saved-searches-page.tsx'),
    'SavedSearchesPage',
  ),
  calendar: dataScreen(() => import('./pages/calendar/calendar-page.tsx'), 'CalendarPage'),
  settings: dataScreen(() => import('./pages/settings/settings-page.tsx'), 'SettingsPage'),
  notifications: dataScreen(
    () => import('./pages/notices/notifications-page.tsx'),
    'NotificationsPage',
  ),
  newScholarship: dataScreen(
    () => import('./pages/donor/new-scholarship-page.tsx'),
    'NewScholarshipPage',
  ),
  editScholarship: dataScreen(
    () => import('./pages/donor/edit-scholarship-page.tsx'),
    'EditScholarshipPage',
  ),
  importScholarships: dataScreen(
    () => import('./pages/donor/import-page.tsx'),
    'ImportPage',
  ),
  scholarshipImport: dataScreen(
    () => import('./pages/donor/import-preview-page.tsx'),
    'ImportPreviewPage',
  ),
  adminVerification: dataScreen(
    () => import('./pages/admin/verification-page.tsx'),
    'VerificationPage',
  ),
  adminReports: dataScreen(() => import('./pages/admin/reports-page.tsx'), 'ReportsPage'),
  adminListings: dataScreen(
    () => import('./pages/admin/listings-page.tsx'),
    'ListingsPage',
  ),
  adminSync: dataScreen(() => import('./pages/admin/sync-page.tsx'), 'SyncPage'),
  adminSyncRun: dataScreen(() => import('./pages/admin/sync-run-page.tsx'), 'SyncRunPage'),
  home: dataScreen(() => import('./pages/home/home-page.tsx'), 'HomePage'),
  saved: dataScreen(() => import('./pages/saved/saved-page.tsx'), 'SavedPage'),
  profile: dataScreen(() => import('./pages/profile/profile-page.tsx'), 'ProfilePage'),
}

export type MemberScreens = typeof memberScreens
