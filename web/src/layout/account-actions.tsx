import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { LinkButton } from '#page/links.tsx'
import { safeReturnTo } from '#lib/session/return-to.ts'
import { mayBeSignedIn, useSession } from '#lib/session/session.ts'
import { paths } from '#paths'
import { layoutMessages } from './layout-messages.ts'

/** Visitors, who open the landing page on a phone, do not wait for it. */
const SignedInActions = lazy(async () => ({
  default: (await import('./signed-in-actions.tsx')).SignedInActions,
}))

/** Right end of the header: what a signed-in person has, or the way in. */
export function AccountActions() {
  const { status, viewer } = useSession()
  const { pathname, search } = useLocation()
  if (status === 'signed-in')
    return (
      <Suspense fallback={null}>
        <SignedInActions viewer={viewer} />
      </Suspense>
    )
  if (status === 'unknown' && mayBeSignedIn()) return null
  const here = pathname === paths.home() ? null : safeReturnTo(pathname + search)
  return (
    <LinkButton kind="primary" to={paths.auth(here ? { returnTo: here } : {})}>
      {layoutMessages.signUp}
    </LinkButton>
  )
}
