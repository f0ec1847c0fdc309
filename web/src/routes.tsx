import { matchPath, Route, Routes } from 'react-router'
import { lazyApolloPage, laterScreen, lazyPage, type Screen } from '#page/lazy-page.tsx'
import { RouteScreen, type RouteEntry } from './layout/route-screen.tsx'
import type { MemberScreens } from './member-screens.tsx'
import type { OccasionalScreens } from './occasional-screens.tsx'
import { developmentPatterns, patterns, type RouteName } from './paths.ts'

const LandingPage = lazyPage(
  () => import('./pages/landing/landing-page.tsx'),
  'LandingPage',
)
const AuthPage = lazyPage(() => import('./pages/auth/auth-page.tsx'), 'AuthPage')
const ScholarshipsPage = lazyApolloPage(
  () => import('./pages/scholarships/scholarships-page.tsx'),
  'ScholarshipsPage',
)
const ScholarshipPage = lazyApolloPage(
  () => import('./pages/scholarships/scholarship-page.tsx'),
  'ScholarshipPage',
)
const UniversitiesPage = lazyApolloPage(
  () => import('./pages/universities/universities-page.tsx'),
  'UniversitiesPage',
)
const UniversityPage = lazyApolloPage(
  () => import('./pages/universities/university-page.tsx'),
  'UniversityPage',
)
const MatchingPage = lazyApolloPage(
  () => import('./pages/matching/matching-page.tsx'),
  'MatchingPage',
)
const ToolkitPage = lazyPage(
  () => import('./pages/toolkit/toolkit-page.tsx'),
  'ToolkitPage',
)
const OverviewPage = lazyApolloPage(
  () => import('./pages/overview/overview-page.tsx'),
  'OverviewPage',
)
const NotFoundPage = lazyPage(
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
const occasional = (name: keyof OccasionalScreens) =>
  everyone(
    laterScreen(
      async () => (await import('./occasional-screens.tsx')).occasionalScreens[name],
    ),
  )
const memberScreen = (name: keyof MemberScreens): Screen =>
  laterScreen(async () => (await import('./member-screens.tsx')).memberScreens[name])
const membersOnly = (name: keyof MemberScreens): RouteEntry => ({
  signedOut: 'sign-in',
  signedIn: memberScreen(name),
})

const toolkit: RouteEntry = { signedOut: ToolkitPage, signedIn: memberScreen('toolkit') }

/** The whole table: every pattern of paths.ts has its page here. */
const routes: Record<RouteName, RouteEntry> = {
  home: { signedOut: LandingPage, signedIn: memberScreen('home') },
  auth: visitorsOnly(AuthPage),
  authStudent: visitorsOnly(AuthPage),
  authUniversity: visitorsOnly(AuthPage),
  authDonor: visitorsOnly(AuthPage),
  verifyEmail: occasional('verifyEmail'),
  resetPassword: occasional('resetPassword'),
  recoverAccount: occasional('recoverAccount'),
  setup: occasional('setup'),
  invitations: membersOnly('invitations'),
  privacy: occasional('privacy'),
  terms: occasional('terms'),
  cookies: occasional('cookies'),
  help: occasional('help'),
  contact: occasional('contact'),
  suggest: occasional('suggest'),
  recommend: occasional('recommend'),
  overview: everyone(OverviewPage),
  scholarships: everyone(ScholarshipsPage),
  scholarship: everyone(ScholarshipPage),
  compare: occasional('compare'),
  universities: everyone(UniversitiesPage),
  university: everyone(UniversityPage),
  aiMatching: everyone(MatchingPage),
  sharedMatches: occasional('sharedMatches'),
  essayReviews: occasional('essayReviews'),
  essayReview: membersOnly('essayReview'),
  saved: { signedOut: LandingPage, signedIn: memberScreen('saved') },
  savedSearches: membersOnly('savedSearches'),
  applications: membersOnly('applications'),
  application: membersOnly('application'),
  calendar: membersOnly('calendar'),
  applicationToolkit: toolkit,
  toolkit,
  documents: membersOnly('documents'),
  profile: { signedOut: LandingPage, signedIn: memberScreen('profile') },
  facts: membersOnly('facts'),
  settings: membersOnly('settings'),
  notifications: membersOnly('notifications'),
  unsubscribe: occasional('unsubscribe'),
  community: occasional('community'),
  communityDecisions: membersOnly('communityDecisions'),
  communityLog: occasional('communityLog'),
  communityThread: occasional('communityThread'),
  newScholarship: membersOnly('newScholarship'),
  editScholarship: membersOnly('editScholarship'),
  submittedApplications: membersOnly('submittedApplications'),
  submittedApplication: membersOnly('submittedApplication'),
  importScholarships: membersOnly('importScholarships'),
  scholarshipImport: membersOnly('scholarshipImport'),
  reviews: membersOnly('reviews'),
  review: membersOnly('review'),
  reviewApplication: membersOnly('reviewApplication'),
  funds: membersOnly('funds'),
  fund: membersOnly('fund'),
  adminVerification: membersOnly('adminVerification'),
  adminReports: membersOnly('adminReports'),
  adminListings: membersOnly('adminListings'),
  adminMessages: membersOnly('adminMessages'),
  adminSync: membersOnly('adminSync'),
  adminSyncRun: membersOnly('adminSyncRun'),
  adminAi: membersOnly('adminAi'),
  adminForum: membersOnly('adminForum'),
}

/** Not part of a production build: the condition is a constant there, and the pages go with it. */
const developmentRoutes: readonly { path: string; page: Screen }[] = import.meta.env.DEV
  ? [
      {
        path: developmentPatterns.debugProfile,
        page: lazyPage(
          () => import('./pages/dev/debug-profile-page.tsx'),
          'DebugProfilePage',
        ),
      },
      {
        path: developmentPatterns.components,
        page: lazyPage(() => import('./pages/dev/components-page.tsx'), 'ComponentsPage'),
      },
      {
        path: developmentPatterns.simpleTest,
        page: lazyPage(() => import('./pages/dev/components-page.tsx'), 'ComponentsPage'),
      },
    ]
  : []

/** What a visitor sees at an address; null where there is no such page. */
export function visitorScreen(pathname: string): Screen | null {
  const name = (Object.keys(routes) as RouteName[]).find((one) =>
    matchPath(patterns[one], pathname),
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
