import { Route, Routes } from 'react-router'
import { dataScreen, plainScreen, type Screen } from '#lib/screen.tsx'
import { RouteScreen, type RouteEntry } from './layout/route-screen.tsx'
import { developmentPatterns, patterns, type RouteName } from './paths.ts'

const LandingPage = plainScreen(
  () => import('./pages/landing/landing-page.tsx'),
  'LandingPage',
)
const AuthPage = plainScreen(() => import('./pages/auth/auth-page.tsx'), 'AuthPage')
const VerifyEmailPage = plainScreen(
  () => import('./pages/auth/verify-email-page.tsx'),
  'VerifyEmailPage',
)
const ResetPasswordPage = plainScreen(
  () => import('./pages/auth/reset-password-page.tsx'),
  'ResetPasswordPage',
)
const SetupPage = plainScreen(() => import('./pages/auth/setup-page.tsx'), 'SetupPage')
const InvitationPage = plainScreen(
  () => import('./pages/auth/invitation-page.tsx'),
  'InvitationPage',
)
const PrivacyPage = plainScreen(
  () => import('./pages/about/privacy-page.tsx'),
  'PrivacyPage',
)
const TermsPage = plainScreen(() => import('./pages/about/terms-page.tsx'), 'TermsPage')
const CookiesPage = plainScreen(
  () => import('./pages/about/cookies-page.tsx'),
  'CookiesPage',
)
const HelpPage = plainScreen(() => import('./pages/about/help-page.tsx'), 'HelpPage')
const ContactPage = plainScreen(
  () => import('./pages/about/contact-page.tsx'),
  'ContactPage',
)
const HomePage = dataScreen(() => import('./pages/home/home-page.tsx'), 'HomePage')
const ProfilePage = dataScreen(
  () => import('./pages/profile/profile-page.tsx'),
  'ProfilePage',
)
const SettingsPage = dataScreen(
  () => import('./pages/settings/settings-page.tsx'),
  'SettingsPage',
)
const NotificationsPage = dataScreen(
  () => import('./pages/notices/notifications-page.tsx'),
  'NotificationsPage',
)
const UnsubscribePage = plainScreen(
  () => import('./pages/notices/unsubscribe-page.tsx'),
  'UnsubscribePage',
)
const NewScholarshipPage = dataScreen(
  () => import('./pages/donor/new-scholarship-page.tsx'),
  'NewScholarshipPage',
)
const EditScholarshipPage = dataScreen(
  () => import('./pages/donor/edit-scholarship-page.tsx'),
  'EditScholarshipPage',
)
const ImportPage = dataScreen(() => import('./pages/donor/import-page.tsx'), 'ImportPage')
const ImportPreviewPage = dataScreen(
  () => import('./pages/donor/import-preview-page.tsx'),
  'ImportPreviewPage',
)
const ReportsPage = dataScreen(
  () => import('./pages/admin/reports-page.tsx'),
  'ReportsPage',
)
const ListingsPage = dataScreen(
  () => import('./pages/admin/listings-page.tsx'),
  'ListingsPage',
)
const SyncPage = dataScreen(() => import('./pages/admin/sync-page.tsx'), 'SyncPage')
const SyncRunPage = dataScreen(
  () => import('./pages/admin/sync-run-page.tsx'),
  'SyncRunPage',
)
const VerificationPage = dataScreen(
  () => import('./pages/admin/verification-page.tsx'),
  'VerificationPage',
)
const ScholarshipsPage = dataScreen(
  () => import('./pages/scholarships/scholarships-page.tsx'),
  'ScholarshipsPage',
)
const ScholarshipPage = dataScreen(
  () => import('./pages/scholarships/scholarship-page.tsx'),
  'ScholarshipPage',
)
const ComparePage = dataScreen(
  () => import('./pages/compare/compare-page.tsx'),
  'ComparePage',
)
const UniversitiesPage = dataScreen(
  () => import('./pages/universities/universities-page.tsx'),
  'UniversitiesPage',
)
const UniversityPage = dataScreen(
  () => import('./pages/universities/university-page.tsx'),
  'UniversityPage',
)
const MatchingPage = dataScreen(
  () => import('./pages/matching/matching-page.tsx'),
  'MatchingPage',
)
const SharedMatchesPage = dataScreen(
  () => import('./pages/matching/shared-matches-page.tsx'),
  'SharedMatchesPage',
)
const SavedPage = dataScreen(() => import('./pages/saved/saved-page.tsx'), 'SavedPage')
const CalendarPage = dataScreen(
  () => import('./pages/calendar/calendar-page.tsx'),
  'CalendarPage',
)
const SavedSearchesPage = dataScreen(
  () => import('./pages/saved-searches/saved-searches-page.tsx'),
  'SavedSearchesPage',
)
const OverviewPage = dataScreen(
  () => import('./pages/overview/overview-page.tsx'),
  'OverviewPage',
)
const NotFoundPage = plainScreen(
  () => import('./pages/not-found/not-found-page.tsx'),
  'NotFoundPage',
)

const everyone = (page: Screen): RouteEntry => ({
  signedOut: page,
  signedIn: page,
})
const visitorsOnly = (page: Screen): RouteEntry => ({
  signedOut: page,
  signedIn: 'leave',
})
const membersOnly = (page: Screen): RouteEntry => ({
  signedOut: 'sign-in',
  signedIn: page,
})

/** The whole table: every pattern of paths.ts has its page here. */
const routes: Record<RouteName, RouteEntry> = {
  home: { signedOut: LandingPage, signedIn: HomePage },
  auth: visitorsOnly(AuthPage),
  authStudent: visitorsOnly(AuthPage),
  authUniversity: visitorsOnly(AuthPage),
  authDonor: visitorsOnly(AuthPage),
  verifyEmail: everyone(VerifyEmailPage),
  resetPassword: everyone(ResetPasswordPage),
  setup: everyone(SetupPage),
  invitations: membersOnly(InvitationPage),
  privacy: everyone(PrivacyPage),
  terms: everyone(TermsPage),
  cookies: everyone(CookiesPage),
  help: everyone(HelpPage),
  contact: everyone(ContactPage),
  overview: everyone(OverviewPage),
  scholarships: everyone(ScholarshipsPage),
  scholarship: everyone(ScholarshipPage),
  compare: everyone(ComparePage),
  universities: everyone(UniversitiesPage),
  university: everyone(UniversityPage),
  aiMatching: everyone(MatchingPage),
  sharedMatches: everyone(SharedMatchesPage),
  saved: { signedOut: LandingPage, signedIn: SavedPage },
  savedSearches: membersOnly(SavedSearchesPage),
  calendar: membersOnly(CalendarPage),
  profile: { signedOut: LandingPage, signedIn: ProfilePage },
  settings: membersOnly(SettingsPage),
  notifications: membersOnly(NotificationsPage),
  unsubscribe: everyone(UnsubscribePage),
  newScholarship: membersOnly(NewScholarshipPage),
  editScholarship: membersOnly(EditScholarshipPage),
  importScholarships: membersOnly(ImportPage),
  scholarshipImport: membersOnly(ImportPreviewPage),
  adminVerification: membersOnly(VerificationPage),
  adminReports: membersOnly(ReportsPage),
  adminListings: membersOnly(ListingsPage),
  adminSync: membersOnly(SyncPage),
  adminSyncRun: membersOnly(SyncRunPage),
}

/** Not part of a production build: the condition is a constant there, and the pages go with it. */
const developmentRoutes: readonly { path: string; page: Screen }[] = import.meta.env.DEV
  ? [
      {
        path: developmentPatterns.debugProfile,
        page: plainScreen(
          () => import('./pages/dev/debug-profile-page.tsx'),
          'DebugProfilePage',
        ),
      },
      {
        path: developmentPatterns.simpleTest,
        page: plainScreen(
          () => import('./pages/dev/simple-test-page.tsx'),
          'SimpleTestPage',
        ),
      },
    ]
  : []

/** What a visitor sees at an address without parameters; null where there is no such page. */
export function visitorScreen(pathname: string): Screen | null {
  const name = (Object.keys(routes) as RouteName[]).find(
    (one) => patterns[one] === pathname,
  )
  const page = name && routes[name].signedOut
  return page && page !== 'sign-in' ? page : null
}

export function AppRoutes() {
  return (
    <Routes>
      {(Object.keys(routes) as RouteName[]).map((name) => (
        <Route
          key={name}
          path={patterns[name]}
          element={<RouteScreen key={name} route={routes[name]} />}
        />
      ))}
      {developmentRoutes.map(({ path, page }) => (
        <Route
          key={path}
          path={path}
          element={<RouteScreen key={path} route={everyone(page)} />}
        />
      ))}
      <Route
        path="*"
        element={<RouteScreen key="not-found" route={everyone(NotFoundPage)} />}
      />
    </Routes>
  )
}
