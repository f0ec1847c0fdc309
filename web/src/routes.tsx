import { matchPath, Route, Routes } from 'react-router'
import { lazyApolloPage, laterScreen, lazyPage, type Screen } from '#page/lazy-page.tsx'
import { Loaded, RouteScreen, type RouteEntry } from './layout/route-screen.tsx'
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
const FurtherRoutes = lazyPage(() => import('./further-routes.tsx'), 'FurtherRoutes')

const everyone = (page: Screen): RouteEntry => ({
  signedOut: page,
  signedIn: page,
})
const visitorsOnly = (page: Screen): RouteEntry => ({
  signedOut: page,
  signedIn: 'leave',
})
const memberScreen = (name: keyof MemberScreens): Screen =>
  laterScreen(async () => (await import('./member-screens.tsx')).memberScreens[name])
const occasionalScreen = (name: keyof OccasionalScreens): Screen =>
  laterScreen(
    async () => (await import('./occasional-screens.tsx')).occasionalScreens[name],
  )

/** Each by its name, which is the same everywhere: it is sent to everybody only once. */
const byName =
  <Known extends string>(entryOf: (name: Known) => RouteEntry) =>
  <Name extends Known>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, entryOf(name)])) as Record<
      Name,
      RouteEntry
    >
const occasional = byName((name: keyof OccasionalScreens) =>
  everyone(occasionalScreen(name)),
)
const fewMembers = byName((name: keyof OccasionalScreens) => ({
  signedOut: 'sign-in',
  signedIn: occasionalScreen(name),
}))
const membersOnly = byName((name: keyof MemberScreens) => ({
  signedOut: 'sign-in',
  signedIn: memberScreen(name),
}))

const toolkit: RouteEntry = { signedOut: ToolkitPage, signedIn: memberScreen('toolkit') }

/** The whole table: every pattern of paths.ts has its page here. */
const routes: Record<RouteName, RouteEntry> = {
  home: { signedOut: LandingPage, signedIn: memberScreen('home') },
  auth: visitorsOnly(AuthPage),
  authStudent: visitorsOnly(AuthPage),
  authUniversity: visitorsOnly(AuthPage),
  authDonor: visitorsOnly(AuthPage),
  overview: everyone(OverviewPage),
  scholarships: everyone(ScholarshipsPage),
  scholarship: everyone(ScholarshipPage),
  universities: everyone(UniversitiesPage),
  university: everyone(UniversityPage),
  aiMatching: everyone(MatchingPage),
  saved: { signedOut: LandingPage, signedIn: memberScreen('saved') },
  applicationToolkit: toolkit,
  toolkit,
  profile: { signedOut: LandingPage, signedIn: memberScreen('profile') },
  ...fewMembers(['immigrationStatus', 'immigrationGuidance', 'ownStories']),
  ...membersOnly([
    'invitations',
    'essayReview',
    'mentoring',
    'savedSearches',
    'applications',
    'application',
    'calendar',
    'documents',
    'facts',
    'progress',
    'settings',
    'notifications',
    'communityDecisions',
  ]),
  ...occasional([
    'verifyEmail',
    'resetPassword',
    'recoverAccount',
    'setup',
    'privacy',
    'terms',
    'cookies',
    'help',
    'contact',
    'suggest',
    'donors',
    'recommend',
    'compare',
    'mentors',
    'sharedMatches',
    'aiMentor',
    'essayReviews',
    'immigration',
    'community',
    'communityThread',
    'communityLog',
    'unsubscribe',
    'spotlights',
    'successStories',
    'newsletter',
  ]),
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
      {/* Each of them breaks and loads by itself once their table is here. */}
      <Route path="*" element={<Loaded screen={FurtherRoutes} />} />
    </Routes>
  )
}
