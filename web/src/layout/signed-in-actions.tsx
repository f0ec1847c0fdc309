import { Bell, FilePen, Heart, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { lazyApolloPage } from '#page/lazy-page.tsx'
import { keepsScholarships, type Viewer } from '#lib/session/session.ts'
import { LazyPart } from '#ui/lazy-part.tsx'
import { paths } from '#paths'
import { layoutMessages } from './layout-messages.ts'
import { LogOutButton } from './log-out-button.tsx'

/** Needs what pages with data load anyway, and watches; the header does not wait for it. */
const NoticeBell = lazyApolloPage(
  () => import('#features/notices/notice-bell.tsx'),
  'NoticeBell',
)

const FollowOtherTabs = lazyApolloPage(
  () => import('#page/follow-other-tabs.tsx'),
  'FollowOtherTabs',
)

/** The saved list and the applications of who keeps them, the profile and the way out. */
export function SignedInActions({ viewer }: { viewer: Viewer }) {
  return (
    <>
      {keepsScholarships(viewer) && (
        <>
          <IconLink
            to={paths.saved()}
            label={layoutMessages.saved}
            icon={<Heart size={20} />}
          />
          <IconLink
            to={paths.applications()}
            label={layoutMessages.applications}
            icon={<FilePen size={20} />}
          />
        </>
      )}
      <LazyPart fallback={<span className="size-11 shrink-0" />} failed={<PlainBell />}>
        <NoticeBell />
      </LazyPart>
      <LazyPart>
        <FollowOtherTabs />
      </LazyPart>
      <IconLink
        to={viewer.accountType === 'STUDENT' ? paths.profile() : paths.settings()}
        label={layoutMessages.profile}
        icon={<UserRound size={20} />}
      />
      {/* A phone has it in the menu, where one slip does not sign out. */}
      <LogOutButton className="max-sm:hidden" />
    </>
  )
}

/** Loads the page anew, and with it the count that is missing here. */
function PlainBell() {
  return (
    <a
      href={paths.notifications()}
      aria-label={layoutMessages.notifications}
      title={layoutMessages.notifications}
      className="inline-flex size-11 items-center justify-center rounded hover:bg-sea-soft hover:text-sea"
    >
      <Bell aria-hidden="true" size={20} />
    </a>
  )
}

type IconLinkProps = { to: string; label: string; icon: ReactNode }

/** Beside the bar on wide screens; below, the menu has it. */
function IconLink({ to, label, icon }: IconLinkProps) {
  return (
    <NavLink
      to={to}
      aria-label={label}
      title={label}
      className="hidden size-11 items-center justify-center rounded hover:bg-sea-soft hover:text-sea aria-[current=page]:text-sea lg:inline-flex"
    >
      {icon}
    </NavLink>
  )
}
