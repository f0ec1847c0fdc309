import { Route, Routes } from 'react-router'
import { plainScreen } from '#lib/screen.tsx'
import { RouteScreen, type RouteEntry } from './layout/route-screen.tsx'
import { patterns, type RouteName } from './paths.ts'

const LandingPage = plainScreen(
  () => import('./pages/landing/landing-page.tsx'),
  'LandingPage',
)
const HomePage = plainScreen(() => import('./pages/home/home-page.tsx'), 'HomePage')
const NotFoundPage = plainScreen(
  () => import('./pages/not-found/not-found-page.tsx'),
  'NotFoundPage',
)

const everyone = (page: typeof LandingPage): RouteEntry => ({
  signedOut: page,
  signedIn: page,
})

/** The whole table: every pattern of paths.ts has its page here. */
const routes: Record<RouteName, RouteEntry> = {
  home: { signedOut: LandingPage, signedIn: HomePage },
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
      <Route
        path="*"
        element={<RouteScreen key="not-found" route={everyone(NotFoundPage)} />}
      />
    </Routes>
  )
}
