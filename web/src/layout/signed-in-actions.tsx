import { Bell, FilePen, Heart, UserRound } from 'lucide-react'
import { HeaderIconLink } from '#page/header-icon-link.tsx'
import { lazyApolloPage } from '#page/lazy-page.tsx'
import { keepsScholarships, type Viewer } from '#lib/session/session.ts'
import { LazyPart } from '#ui/lazy-part.tsx'
import { paths } from '#paths'
import { LogOutButton } from './log-out-button.tsx'
import { signedInMessages as text } from './signed-in-messages.ts'

/** Needs what pages with data load anyway, and watches; the header does not wait for it. */
const SignedInData = lazyApolloPage(() => import('./signed-in-data.tsx'), 'SignedInData')

/** On wide screens; below, the menu has them. */
const besideBar = 'hidden lg:inline-flex'

/** Null: somebody who was signed in here, and cannot be asked about now. */
type Props = { viewer: Viewer | null }

/** The saved list and the applications of who keeps them, the profile and the way out. */
export function SignedInActions({ viewer }: Props) {
  return (
    <>
      {viewer && keepsScholarships(viewer) && (
        <>
          <HeaderIconLink
            className={besideBar}
            to={paths.saved()}
            label={text.saved}
            word={text.savedWord}
            icon={<Heart aria-hidden="true" size={20} />}
          />
          <HeaderIconLink
            className={besideBar}
            to={paths.applications()}
            label={text.applications}
            word={text.applications}
            icon={<FilePen aria-hidden="true" size={20} />}
          />
        </>
      )}
      <LazyPart fallback={<span className="size-11 shrink-0" />} failed={<PlainBell />}>
        <SignedInData />
      </LazyPart>
      <HeaderIconLink
        className={besideBar}
        to={viewer?.accountType === 'STUDENT' ? paths.profile() : paths.settings()}
        label={text.profile}
        word={text.profileWord}
        icon={<UserRound aria-hidden="true" size={20} />}
      />
      {/* A phone has it in the menu, where one slip does not sign out; so has a bar that leaves no room for it. */}
      <LogOutButton className="max-sm:hidden lg:max-[75rem]:hidden" />
    </>
  )
}

/** Loads the page anew, and with it the count that is missing here. */
function PlainBell() {
  return (
    <a
      href={paths.notifications()}
      aria-label={text.notifications}
      title={text.notifications}
      className="inline-flex size-11 items-center justify-center rounded hover:bg-sea-soft hover:text-sea"
    >
      <Bell aria-hidden="true" size={20} />
    </a>
  )
}
