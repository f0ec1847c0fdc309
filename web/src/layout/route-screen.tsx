import { Suspense, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PageTitle } from '#page/page.tsx'
import { safeReturnTo } from '#lib/session/return-to.ts'
import type { Screen } from '#page/lazy-page.tsx'
import { SessionFailed } from '#page/session-failed.tsx'
import { mayBeSignedIn, useSession, type Session } from '#lib/session/session.ts'
import { messages } from '#lib/messages.ts'
import { paths } from '#paths'
import { Arrival } from './arrival.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** What an address shows to a visitor and to a signed-in person. */
export type RouteEntry = {
  /** `sign-in` leads to the sign-in page and back afterwards. */
  signedOut: Screen | 'sign-in'
  /** `leave` leads to `returnTo` or home: for pages that only make sense signed out. */
  signedIn: Screen | 'leave'
}

/** Chooses the page by whether the viewer is signed in; each page breaks, loads and scrolls on its own. */
export function RouteScreen({ route }: { route: RouteEntry }) {
  const session = useSession()
  const location = useLocation()
  const choice = choose(route, session)

  if (choice === 'wait') return <PageSkeleton />
  if (choice === 'failed') return <UncheckedPage />
  if (choice === 'sign-in') {
    const returnTo = location.pathname + location.search
    return <Navigate replace to={paths.auth({ returnTo })} />
  }
  if (choice === 'leave') {
    const returnTo = safeReturnTo(new URLSearchParams(location.search).get('returnTo'))
    return <Navigate replace to={returnTo ?? paths.home()} />
  }
  return (
    <Loaded screen={choice}>
      <Arrival />
    </Loaded>
  )
}

/** Shows a screen once its script is there, and then `children` beside it; if it breaks, the next visit tries again. */
export function Loaded(props: { screen: Screen; children?: ReactNode }) {
  const { key } = useLocation()
  const { screen: Page, children } = props
  return (
    <ErrorBoundary resetKey={key}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}

type Choice = Screen | 'sign-in' | 'leave' | 'wait' | 'failed'

function choose({ signedOut, signedIn }: RouteEntry, { status }: Session): Choice {
  if (signedOut === signedIn) return signedIn
  if (status === 'signed-in') return signedIn
  // A browser that never signed in need not wait for the answer.
  if (status === 'visitor' || !(mayBeSignedIn() || signedOut === 'sign-in'))
    return signedOut
  return status === 'unknown' ? 'wait' : 'failed'
}

function UncheckedPage() {
  return (
    <div className="mx-auto max-w-page px-4 py-12">
      <PageTitle>{messages.sessionFailed}</PageTitle>
      <SessionFailed isPage />
    </div>
  )
}
