import type { OrganizationFacts } from '#features/organizations/organization-fragment.ts'
import { publishObstacle } from '#features/organizations/publish-obstacle.ts'
import type { MembersProps } from '#features/organizations/members-section.tsx'
import type { MemberRole } from '#gql/graphql'
import { reloadSession, type Viewer } from '#lib/session/session.ts'
import { Card } from '#ui/card.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

// Loaded separately: nobody looks at two views at once.
const DomainProof = lazyPart(
  async () => (await import('#features/onboarding/domain-proof.tsx')).DomainProof,
)
const MembersSection = lazyPart(
  async () => (await import('#features/organizations/members-section.tsx')).MembersSection,
)
const OrganizationCard = lazyPart(
  async () =>
    (await import('#features/organizations/organization-card.tsx')).OrganizationCard,
)
const OwnScholarships = lazyPart(
  async () =>
    (await import('#features/organizations/own-scholarships.tsx')).OwnScholarships,
)
const ApplicantsView = lazyPart(
  async () =>
    (await import('#features/university-workspace/applicants-view.tsx')).ApplicantsView,
)
const DataView = lazyPart(
  async () => (await import('#features/university-workspace/data-view.tsx')).DataView,
)

// Loaded separately: charts, and settings that few owners need.
const DashboardTabs = lazyPart(
  async () => (await import('./dashboard-tabs.tsx')).DashboardTabs,
)
const UniversitySystems = lazyPart(
  async () => (await import('./university-systems.tsx')).UniversitySystems,
)

/** In the order of their links; `universityMessages.view` has the words of each. */
const views = [
  'programs',
  'applicants',
  'analytics',
  'people',
  'data',
  'systems',
  'institution',
] as const

export type UniversityViewName = (typeof views)[number]

/** The views, without those whose figures or keys a role may not read. */
export function universityViewsOf(role: MemberRole): readonly UniversityViewName[] {
  return views.filter(
    (view) =>
      (view !== 'analytics' || role !== 'REVIEWER') &&
      (view !== 'systems' || role === 'OWNER'),
  )
}

type Props = {
  view: UniversityViewName
  viewer: Viewer
  role: MemberRole
  facts: OrganizationFacts
  members: MembersProps['organization']
}

/** One part of the dashboard. */
export function UniversityView(props: Props) {
  return (
    <LazyPart fallback={<Skeleton className="h-64" />} failed={<PartFailed />}>
      <Shown {...props} />
    </LazyPart>
  )
}

function Shown({ view, viewer, role, facts, members }: Props) {
  const mayManage = role === 'OWNER'
  const mayEdit = mayManage || role === 'EDITOR'
  const mayReview = role !== 'READER'
  const organizationId = facts.id
  switch (view) {
    case 'programs':
      return (
        <OwnScholarships
          {...{ organizationId, mayEdit, mayReview }}
          publishObstacle={publishObstacle(viewer, facts.verification)}
        />
      )
    case 'applicants':
      return <ApplicantsView {...{ organizationId, mayEdit, mayReview }} />
    case 'analytics':
      return <DashboardTabs organizationId={organizationId} />
    case 'people':
      return (
        <MembersSection
          organization={members}
          viewerId={viewer.id}
          mayManage={mayManage}
          onOwnChange={() => void reloadSession()}
        />
      )
    case 'data':
      return <DataView {...{ organizationId, mayEdit, mayManage }} />
    case 'systems':
      return <UniversitySystems organizationId={organizationId} />
    case 'institution':
      return (
        <div className="flex max-w-prose flex-col gap-4">
          <OrganizationCard
            viewerId={viewer.id}
            organization={facts}
            mayManage={mayManage}
            mayEdit={mayEdit}
          />
          {facts.universityId && (
            <Card>
              <DomainProof organizationId={organizationId} mayManage={mayManage} />
            </Card>
          )}
        </div>
      )
  }
}
