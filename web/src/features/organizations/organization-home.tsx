import { useQuery } from '@apollo/client/react'
import { graphql, readFragment } from '#gql'
import { LinkButton } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { reloadSession, type Viewer } from '#lib/session/session.ts'
import { workspacePaths } from '#workspace-paths'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { donorMessages as text } from './donor-messages.ts'
import { ownPageMessages as ownText } from './own-page-messages.ts'
import { MembersSection } from './members-section.tsx'
import { OrganizationCard } from './organization-card.tsx'
import { OrganizationForm } from './organization-form.tsx'
import { organizationFragment } from './organization-fragment.ts'
import { OwnScholarships } from './own-scholarships.tsx'
import { publishObstacle } from './publish-obstacle.ts'

const query = graphql(`
  query OrganizationHome($id: ID!) {
    organization(id: $id) {
      id
      ...OrganizationFacts_Organization
      ...MembersSection_Organization
    }
  }
`)

type Membership = NonNullable<Viewer['memberships']>[number]

/** Home of an account that acts for organizations: each with its state, its scholarships and its people. */
export function OrganizationHome({ viewer }: { viewer: Viewer }) {
  const memberships = viewer.memberships ?? []
  if (memberships.length > 0) {
    return memberships.map((membership) => (
      <OneOrganization
        key={membership.organization.id}
        viewer={viewer}
        membership={membership}
      />
    ))
  }
  return (
    <Card className="max-w-prose">
      <section aria-label={text.createOrganization} className="flex flex-col gap-5">
        <div>
          <h2 className="text-xl">{text.createOrganization}</h2>
          <p className="text-muted">{text.createOrganizationLead}</p>
        </div>
        <OrganizationForm
          viewerId={viewer.id}
          organization={null}
          isUniversity={viewer.accountType === 'UNIVERSITY'}
          onSaved={() => {}}
        />
      </section>
    </Card>
  )
}

type OneOrganizationProps = { viewer: Viewer; membership: Membership }

function OneOrganization({ viewer, membership }: OneOrganizationProps) {
  const { id } = membership.organization
  // An admin's decision comes from elsewhere.
  const result = useQuery(query, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const { data } = result
  if (!data?.organization)
    return (
      <QueryState result={result} failed={text.loadFailed} label={text.loading}>
        <Skeleton className="h-64" />
      </QueryState>
    )
  const organization = readFragment(organizationFragment, data.organization)
  const mayManage = membership.role === 'OWNER'
  return (
    <div className="flex flex-col gap-8">
      <OrganizationCard
        viewerId={viewer.id}
        organization={organization}
        mayManage={mayManage}
      />
      <OwnScholarships
        organizationId={id}
        mayEdit={mayManage || membership.role === 'EDITOR'}
        mayReview={membership.role !== 'READER'}
        publishObstacle={publishObstacle(viewer, organization.verification)}
      />
      {membership.role !== 'REVIEWER' && <MorePages organizationId={id} />}
      <MembersSection
        organization={data.organization}
        viewerId={viewer.id}
        mayManage={mayManage}
        onOwnChange={() => void reloadSession()}
      />
    </div>
  )
}

/** What is beside the scholarships, for who does not only review. */
function MorePages({ organizationId: organization }: { organizationId: string }) {
  const style = 'flex flex-wrap items-center justify-between gap-3'
  return (
    <>
      <Card className={style}>
        <div>
          <h2 className="text-xl">{ownText.dashboard}</h2>
          <p className="text-muted">{ownText.dashboardLead}</p>
        </div>
        <LinkButton to={workspacePaths.donorDashboard({ organization })}>
          {ownText.openDashboard}
        </LinkButton>
      </Card>
      <Card className={style}>
        <div>
          <h2 className="text-xl">{text.funds}</h2>
          <p className="text-muted">{text.fundsLead}</p>
        </div>
        <LinkButton to={workspacePaths.funds()}>{text.openFunds}</LinkButton>
      </Card>
    </>
  )
}
