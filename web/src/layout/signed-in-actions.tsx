import { Bell, FilePen, Heart, UserRound } from 'lucide-react'
import { HeaderIconLink } from '#page/header-icon-link.tsx'
import { lazyApolloPage } from '#page/lazy-page.tsx'
import { keepsScholarships, type Viewer } from '#lib/session/session.ts'
import { LazyPart } from '#ui/lazy-part.tsx'
import { paths } from '#paths'
import { LogOutButton } from './log-out-button.tsx'
import { signedInMessages as text } from './signed-in-messages.ts'

/** Needs the data layer, which pages with data load anyway, and subscribes; the header does not wait for it. */
const SignedInData = lazyApolloPage(() => import('./signed-in-data.tsx'), 'SignedInData')

/** Shown on wide screens; on narrower ones the menu has these links. */
const besideBar = 'hidden lg:inline-flex'

/** Null: a person who was signed in here and whom the server cannot be asked about now. */
type Props = { viewer: Viewer | null }

/** Links to the saved list and the applications, for people who keep them, then the profile and the log-out button. */
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
      {/* In the menu on a phone, where a slip does not sign out, and where the bar leaves no room for it. */}
      <LogOutButton className="max-sm:hidden lg:max-[75rem]:hidden" />
    </>
  )
}

/** A plain link, which loads the page anew and with it the count that is missing here. */
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
