import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { graphql, readFragment } from '#gql'
import { LinkButton, TextLink } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { reloadSession, type Viewer } from '#lib/session/session.ts'
import { workspacePaths } from '#workspace-paths'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { donorMessages as text } from './donor-messages.ts'
import { homeMessages as home } from './home-messages.ts'
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

/** Home of an account that acts for organizations: each with its state, its scholarships and its members. */
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
          <TextLink to={workspacePaths.onboarding()}>{text.stepByStep}</TextLink>
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
  // Read again, as an admin's decision comes from elsewhere.
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
  const mayEdit = mayManage || membership.role === 'EDITOR'
  return (
    <div className="in-order flex flex-col gap-8">
      <OrganizationCard
        viewerId={viewer.id}
        organization={organization}
        mayManage={mayManage}
        mayEdit={mayEdit}
      />
      <Ways membership={membership} isVerified={organization.verification === 'VERIFIED'} />
      <OwnScholarships
        organizationId={id}
        mayEdit={mayEdit}
        mayReview={membership.role !== 'READER'}
        publishObstacle={publishObstacle(viewer, organization.verification)}
      />
      <FurtherPages membership={membership} />
      <MembersSection
        organization={data.organization}
        viewerId={viewer.id}
        mayManage={mayManage}
        onOwnChange={() => void reloadSession()}
      />
    </div>
  )
}

/** Links to what is still to set up, and to a university's dashboard. */
function Ways(props: { membership: Membership; isVerified: boolean }) {
  const { organization, role } = props.membership
  const mayEdit = role === 'OWNER' || role === 'EDITOR'
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {organization.kind === 'UNIVERSITY' && (
        <LinkButton
          to={workspacePaths.universityDashboard({ organization: organization.id })}
        >
          {text.universityDashboard}
        </LinkButton>
      )}
      {mayEdit && !props.isVerified && (
        <LinkButton to={workspacePaths.onboarding({ organization: organization.id })}>
          {text.stepByStep}
        </LinkButton>
      )}
    </div>
  )
}

/** Links to pages for what members may do. */
function FurtherPages({ membership }: { membership: Membership }) {
  const { organization, role } = membership
  return (
    <>
      {role !== 'REVIEWER' && (
        <>
          <Door title={ownText.dashboard} lead={ownText.dashboardLead}>
            <LinkButton
              to={workspacePaths.donorDashboard({ organization: organization.id })}
            >
              {ownText.openDashboard}
            </LinkButton>
          </Door>
          <Door title={home.funds} lead={home.fundsLead}>
            <LinkButton to={workspacePaths.funds()}>{home.openFunds}</LinkButton>
          </Door>
        </>
      )}
      {role === 'OWNER' && (
        <Door title={home.partnerAccess} lead={home.partnerAccessLead}>
          <LinkButton to={workspacePaths.partnerAccess()}>
            {home.openPartnerAccess}
          </LinkButton>
        </Door>
      )}
    </>
  )
}

/** A link to a page of the organization's own. */
function Door(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h2 className="text-xl">{props.title}</h2>
        <p className="text-muted">{props.lead}</p>
      </div>
      {props.children}
    </Card>
  )
}
