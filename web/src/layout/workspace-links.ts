import type { Viewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { navigationLinks, type NavigationLink } from './navigation.ts'

type Membership = NonNullable<Viewer['memberships']>[number]

const admin = { label: 'Admin', to: workspacePaths.admin() }
const developers = { label: 'Developers', to: workspacePaths.developers() }

/** Links to what a person may do for their organizations; none without one. */
export function workspaceLinks({ memberships }: Viewer): readonly NavigationLink[] {
  if (!memberships?.length) return []
  const may = (test: (membership: Membership) => boolean, label: string, to: string) =>
    memberships.some(test) ? [{ label, to }] : []
  return [
    ...may(isOfUniversity, 'University Dashboard', workspacePaths.universityDashboard()),
    ...may(
      (one) => !isOfUniversity(one) && one.role !== 'REVIEWER',
      'Donor Dashboard',
      workspacePaths.donorDashboard(),
    ),
    ...may(({ role }) => role !== 'READER', 'Reviews', workspacePaths.reviews()),
    ...may(({ role }) => role !== 'REVIEWER', 'Funds', workspacePaths.funds()),
    { label: 'Stories', to: workspacePaths.storyWorkspace() },
    ...may(
      ({ role }) => role === 'OWNER',
      'API Keys & Webhooks',
      workspacePaths.partnerAccess(),
    ),
  ]
}

/** Replaces everybody's links for accounts that do not look for a scholarship; the header shows the first five. */
export function ownNavigation(viewer: Viewer): readonly NavigationLink[] {
  const isAdmin = viewer.roles?.includes('ADMIN')
  return [
    ...(isAdmin ? [admin] : []),
    ...(viewer.accountType === 'STUDENT' ? navigationLinks : offering(viewer)),
  ]
}

function offering(viewer: Viewer): readonly NavigationLink[] {
  const { memberships } = viewer
  return [
    ...(memberships?.length ? [] : [{ label: 'Set Up', to: workspacePaths.onboarding() }]),
    // A university's dashboard lists its programs.
    ...(memberships?.every(isOfUniversity)
      ? []
      : [{ label: 'My Scholarships', to: paths.home() }]),
    ...workspaceLinks(viewer),
    developers,
    { label: 'All Scholarships', to: paths.scholarships() },
    { label: 'Universities', to: paths.universities() },
    { label: 'Spotlights', to: paths.spotlights() },
    { label: 'Community', to: paths.community() },
  ]
}

function isOfUniversity({ organization }: Membership): boolean {
  return organization.kind === 'UNIVERSITY'
}
