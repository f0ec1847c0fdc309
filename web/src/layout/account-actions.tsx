import { useLocation } from 'react-router'
import { LinkButton } from '#page/links.tsx'
import { safeReturnTo } from '#lib/session/return-to.ts'
import { mayBeSignedIn, useIsMember, useViewer, type Viewer } from '#lib/session/session.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { paths } from '#paths'
import { headerLinkStyle } from './header-link-style.ts'
import { layoutMessages } from './layout-messages.ts'

/** Loaded separately: visitors, who open the landing page on a phone, do not wait for it. */
const SignedInActions = lazyPart(
  async () => (await import('./signed-in-actions.tsx')).SignedInActions,
)

/** The right end of the header: a signed-in person's links, or the way in. */
export function AccountActions() {
  const viewer = useViewer()
  const isMember = useIsMember()
  const { pathname, search } = useLocation()
  if (isMember)
    return (
      <LazyPart failed={<PlainProfileLink viewer={viewer} />}>
        <SignedInActions viewer={viewer} />
      </LazyPart>
    )
  // The server is being asked who this is.
  if (mayBeSignedIn()) return null
  const isHome = pathname === paths.home()
  const returnTo = (!isHome && safeReturnTo(pathname + search)) || undefined
  return (
    <>
      {/* The narrowest phones have no room for both in one line; the sign-up form links to signing in. */}
      <LinkButton
        kind="quiet"
        className="max-[22.5rem]:hidden max-sm:px-2"
        to={paths.login('student', { returnTo })}
      >
        {layoutMessages.signIn}
      </LinkButton>
      <LinkButton
        kind="primary"
        className="max-sm:px-3"
        to={paths.login('student', { view: 'register', returnTo })}
      >
        {layoutMessages.signUp}
      </LinkButton>
    </>
  )
}

/** A plain link, which loads the page anew and with it the script that is missing here. */
function PlainProfileLink({ viewer }: { viewer: Viewer | null }) {
  const isStudent = viewer?.accountType === 'STUDENT'
  return (
    <a href={isStudent ? paths.profile() : paths.settings()} className={headerLinkStyle}>
      {layoutMessages.profile}
    </a>
  )
}
