import './styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { setBuildId } from '#lib/errors/build-id.ts'
import { isPageThere } from '#lib/graphql/preloaded-results.ts'
import { followOtherTabs, loadSession, mayBeSignedIn } from '#lib/session/session.ts'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Layout } from './layout/layout.tsx'
import { AppRoutes, visitorScreen } from './routes.tsx'

setBuildId(import.meta.url)
void loadSession()
followOtherTabs()
// The session may have ended on the server while the tab was away.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void loadSession()
})

const site = (
  <StrictMode>
    {/* What is chosen in a filter stands in the address: it must show at once, and the next choice builds on it. */}
    <BrowserRouter useTransitions={false}>
      <ErrorBoundary>
        <Layout>
          <AppRoutes />
        </Layout>
      </ErrorBoundary>
    </BrowserRouter>
  </StrictMode>
)

/** What breaks is told to the server, and in the console, as React does by itself. */
async function onError(error: unknown) {
  // oxlint-disable-next-line no-console
  console.error(error)
  const { reportError } = await import('#lib/errors/report-error.ts')
  reportError(error)
}
// Nobody waits for the report.
// oxlint-disable-next-line promise/no-promise-in-callback
const onRootError = (error: unknown) => void onError(error).catch(() => {})
const rootOptions = { onCaughtError: onRootError, onUncaughtError: onRootError }

/**
 * Takes over the visitor's page that is there already, or makes the page, in the place of the frame if that stands there;
 * in short steps, so that it answers meanwhile.
 */
async function open(root: HTMLElement) {
  const isExpected = mayBeSignedIn()
  // On its way while the session is asked for.
  if (isExpected) void import('./member-screens.tsx').catch(() => {})
  if (isExpected || !isPageThere) {
    const made = createRoot(root, rootOptions)
    startTransition(() => made.render(site))
    return
  }
  // A page whose script does not come says so by itself, see error-boundary.tsx.
  await visitorScreen(location.pathname)
    ?.preload()
    .catch(() => {})
  startTransition(() => {
    hydrateRoot(root, site, rootOptions)
  })
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void open(root)
