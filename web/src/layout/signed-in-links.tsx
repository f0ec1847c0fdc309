import { Fragment } from 'react'
import { keepsScholarships, type Viewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { BarLinks } from './bar-links.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { account, menuGroups } from './signed-in-groups.ts'
import { MenuLink } from './menu-link.tsx'
import { navigationLinks, type NavigationLink } from './navigation.ts'
import { ownNavigation, workspaceLinks } from './workspace-links.ts'

/**
 * Null: a person who was signed in here and whom the server cannot be asked about now; they have what every account
 * has.
 */
type Member = Viewer | null

type Props = { viewer: Member; isBar?: boolean }

/** The menu's links in groups by purpose; with `isBar`, the bar's links. */
export function SignedInLinks({ viewer, isBar }: Props) {
  if (isBar) return <BarLinks links={barLinks(viewer)} />
  return menuGroups(menuLinks(viewer)).map(({ name, links }) => (
    <Fragment key={name}>
      <h2 className="px-3 pt-2 text-sm text-muted">{name}</h2>
      {/* In pairs where the text size allows it, so that a phone has room for all of them. */}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {links.map((link) => (
          <MenuLink key={link.to} {...link} />
        ))}
        {name === account && (
          <li className="sm:max-lg:hidden min-[75rem]:hidden">
            <LogOutButton className="px-3" />
          </li>
        )}
      </ul>
    </Fragment>
  ))
}

function barLinks(viewer: Member): readonly NavigationLink[] {
  return !viewer || keepsScholarships(viewer) ? navigationLinks : ownNavigation(viewer)
}

/** Each link once, those of the header first. */
export function menuLinks(viewer: Member): readonly NavigationLink[] {
  const first = barLinks(viewer)
  const known = new Set(first.map(({ to }) => to))
  return [...first, ...personalLinks(viewer).filter(({ to }) => !known.has(to))]
}

/** Further links for signed-in people: only those that their account has. */
export function personalLinks(viewer: Member): readonly NavigationLink[] {
  const isStudent = viewer?.accountType === 'STUDENT'
  const isAdmin = viewer?.roles?.includes('ADMIN')
  return [
    ...(viewer && keepsScholarships(viewer)
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
    ...(viewer ? workspaceLinks(viewer) : []),
    { label: 'Notifications', to: paths.notifications() },
    { label: 'Settings', to: paths.settings() },
    { label: 'Help Center', to: paths.help() },
    ...(isAdmin
      ? [{ label: 'Admin', to: workspacePaths.admin() }]
      : viewer?.roles?.includes('MODERATOR')
        ? [{ label: 'Reports', to: workspacePaths.adminReports() }]
        : []),
  ]
}
