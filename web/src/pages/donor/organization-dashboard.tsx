import { publishObstacle } from '#features/organizations/publish-obstacle.ts'
import type { Viewer } from '#lib/session/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { DashboardTabs } from './dashboard-tabs.tsx'

const OwnScholarships = lazyPart(
  async () =>
    (await import('#features/organizations/own-scholarships.tsx')).OwnScholarships,
)

type Membership = NonNullable<Viewer['memberships']>[number]
type Props = { viewer: Viewer; membership: Membership }

/** The figures of one organization, beside the scholarships that they count. */
export function OrganizationDashboard({ viewer, membership }: Props) {
  const { role, organization } = membership
  return (
    <DashboardTabs
      organizationId={organization.id}
      scholarships={
        <OwnScholarships
          organizationId={organization.id}
          mayEdit={role === 'OWNER' || role === 'EDITOR'}
          mayReview={role !== 'READER'}
          publishObstacle={publishObstacle(viewer, organization.verification)}
        />
      }
    />
  )
}
