import type { ComponentProps } from 'react'
import { DomainProof } from '#features/onboarding/domain-proof.tsx'
import { MembersSection } from '#features/organizations/members-section.tsx'
import { OrganizationCard } from '#features/organizations/organization-card.tsx'
import type { OrganizationFacts } from '#features/organizations/organization-fragment.ts'
import { OwnScholarships } from '#features/organizations/own-scholarships.tsx'
import { publishObstacle } from '#features/organizations/publish-obstacle.ts'
import { ApplicantsView } from '#features/university-workspace/applicants-view.tsx'
import { DataView } from '#features/university-workspace/data-view.tsx'
import type { MemberRole } from '#gql/graphql'
import { reloadSession, type Viewer } from '#lib/session/session.ts'
import { Card } from '#ui/card.tsx'

/** In the order of their links; each has its words in `universityMessages.view`. */
export const universityViews = [
  'programs',
  'applicants',
  'people',
  'data',
  'institution',
] as const

type Props = {
  view: (typeof universityViews)[number]
  viewer: Viewer
  role: MemberRole
  facts: OrganizationFacts
  members: ComponentProps<typeof MembersSection>['organization']
}

/** One part of the dashboard. */
export function UniversityView({ view, viewer, role, facts, members }: Props) {
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
      return <DataView {...{ organizationId, mayEdit }} />
    case 'institution':
      return (
        <div className="flex max-w-prose flex-col gap-4">
          <OrganizationCard
            viewerId={viewer.id}
            organization={facts}
            mayManage={mayManage}
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
