import { keepsScholarships, type Viewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { BarLinks } from './bar-links.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { MenuLink } from './menu-link.tsx'
import type { NavigationLink } from './navigation.ts'
import { ownNavigation, workspaceLinks } from './workspace-links.ts'

type Props = { viewer: Viewer; isBar?: boolean }

/**
 * In the menu, where what everybody has stands above unless the account has links of its own; or those in the bar.
 */
export function SignedInLinks({ viewer, isBar }: Props) {
  if (isBar) return <BarLinks links={ownNavigation(viewer)} />
  return (
    <>
      {menuLinks(viewer).map((link) => (
        <MenuLink key={link.to} {...link} />
      ))}
      <li className="sm:max-lg:hidden min-[75rem]:hidden">
        <LogOutButton className="px-3" />
      </li>
    </>
  )
}

/** Each once, those of the header first. */
export function menuLinks(viewer: Viewer): readonly NavigationLink[] {
  const first = keepsScholarships(viewer) ? [] : ownNavigation(viewer)
  const known = new Set(first.map(({ to }) => to))
  return [...first, ...personalLinks(viewer).filter(({ to }) => !known.has(to))]
}

/** For signed-in people, after the others: only what their account has. */
export function personalLinks(viewer: Viewer): readonly NavigationLink[] {
  const isStudent = viewer.accountType === 'STUDENT'
  const isAdmin = viewer.roles?.includes('ADMIN')
  return [
    ...(keepsScholarships(viewer)
      ? [
          { label: 'Saved Scholarships', to: paths.saved() },
          { label: 'Saved Searches', to: paths.savedSearches() },
          { label: 'Applications', to: paths.applications() },
          { label: 'Calendar', to: paths.calendar() },
          { label: 'Documents', to: paths.documents() },
        ]
      : []),
    ...(isStudent
      ? [
          { label: 'Profile & Settings', to: paths.profile() },
          { label: 'Facts about yourself', to: paths.facts() },
        ]
      : []),
    ...workspaceLinks(viewer),
    { label: 'Notifications', to: paths.notifications() },
    { label: 'Settings', to: paths.settings() },
    { label: 'Help Center', to: paths.help() },
    ...(isAdmin
      ? [{ label: 'Admin', to: workspacePaths.admin() }]
      : viewer.roles?.includes('MODERATOR')
        ? [{ label: 'Reports', to: workspacePaths.adminReports() }]
        : []),
  ]
}
