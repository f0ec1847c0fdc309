import { LogOut } from 'lucide-react'
import { useLocation } from 'react-router'
import { LinkButton } from '#lib/links.tsx'
import { safeReturnTo } from '#lib/return-to.ts'
import { mayBeSignedIn, useSession } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { paths } from '#paths'
import { layoutMessages } from './layout-messages.ts'
import { useLogOut } from './use-log-out.ts'

/** Right end of the header: what a signed-in person has, or the way in. */
export function AccountActions() {
  const { status } = useSession()
  const { pathname, search } = useLocation()
  if (status === 'signed-in') return <SignedInActions />
  if (status === 'unknown' && mayBeSignedIn()) return null
  const here = pathname === paths.home() ? null : safeReturnTo(pathname + search)
  return (
    <LinkButton kind="primary" to={paths.auth(here ? { returnTo: here } : {})}>
      {layoutMessages.signUp}
    </LinkButton>
  )
}

function SignedInActions() {
  const { isLoggingOut, start } = useLogOut()
  return (
    <Button kind="quiet" isBusy={isLoggingOut} onClick={() => void start()}>
      {!isLoggingOut && <LogOut aria-hidden="true" size={20} />}
      <span className="max-sm:sr-only">
        {isLoggingOut ? layoutMessages.loggingOut : layoutMessages.logOut}
      </span>
    </Button>
  )
}
