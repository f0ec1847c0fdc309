import { keepsScholarships, type Viewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { LogOutButton } from './log-out-button.tsx'
import { MenuLink } from './menu-link.tsx'
import type { NavigationLink } from './navigation.ts'

/** In the menu, below what everybody has. */
export function SignedInLinks({ viewer }: { viewer: Viewer }) {
  return (
    <>
      {personalLinks(viewer).map((link) => (
        <MenuLink key={link.to} {...link} />
      ))}
      <li className="sm:max-lg:hidden min-[75rem]:hidden">
        <LogOutButton className="px-3" />
      </li>
    </>
  )
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
    ...(viewer.memberships?.length
      ? [
          { label: 'Reviews', to: workspacePaths.reviews() },
          { label: 'Stories', to: workspacePaths.storyWorkspace() },
        ]
      : []),
    ...(viewer.memberships?.some(({ organization }) => organization.kind === 'UNIVERSITY')
      ? [{ label: 'University Dashboard', to: workspacePaths.universityDashboard() }]
      : []),
    { label: 'Notifications', to: paths.notifications() },
    { label: 'Settings', to: paths.settings() },
    { label: 'Help Center', to: paths.help() },
    ...(isAdmin
      ? [{ label: 'Admin', to: workspacePaths.adminVerification() }]
      : viewer.roles?.includes('MODERATOR')
        ? [{ label: 'Reports', to: workspacePaths.adminReports() }]
        : []),
  ]
}
