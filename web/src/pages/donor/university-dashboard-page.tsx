import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import {
  organizationFragment,
  type OrganizationFacts,
} from '#features/organizations/organization-fragment.ts'
import { universityMessages as text } from '#features/university-workspace/university-messages.ts'
import { graphql, readFragment } from '#gql'
import { useViewer, type Viewer } from '#lib/session/session.ts'
import { Forbidden } from '#page/forbidden.tsx'
import { LinkButton, TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { QueryState } from '#page/query-state.tsx'
import { ViewLinks } from '#page/view-links.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { UniversityView, universityViewsOf } from './university-view.tsx'

const query = graphql(`
  query UniversityDashboard($id: ID!) {
    organization(id: $id) {
      id
      ...OrganizationFacts_Organization
      ...MembersSection_Organization
    }
  }
`)

type Membership = NonNullable<Viewer['memberships']>[number]

/**
 * /university-dashboard for people who act for a university. The address holds the view and, if they have several,
 * the university.
 */
export function UniversityDashboardPage() {
  const viewer = useViewer()
  const [params, setParams] = useSearchParams()
  if (!viewer) return null
  const own = (viewer.memberships ?? []).filter(
    ({ organization }) => organization.kind === 'UNIVERSITY',
  )
  const wanted = params.get('organization')
  const membership = own.find(({ organization: o }) => o.id === wanted) ?? own[0]
  if (!membership) return <NoUniversity viewer={viewer} />
  const { id, name } = membership.organization
  return (
    <Page title={text.title} lead={text.lead(name)}>
      {own.length > 1 && (
        <SelectField
          label={text.organization}
          name="organization"
          isOptional="unsaid"
          value={id}
          options={own.map(({ organization: o }) => ({ value: o.id, label: o.name }))}
          onChange={(organization) => setParams({ organization }, { replace: true })}
          className="sm:max-w-96"
        />
      )}
      <Dashboard key={id} viewer={viewer} membership={membership} />
    </Page>
  )
}

function NoUniversity({ viewer }: { viewer: Viewer }) {
  if (viewer.accountType !== 'UNIVERSITY')
    return (
      <Forbidden title={text.forbidden} home={text.home}>
        {text.forbiddenText}
      </Forbidden>
    )
  return (
    <Page title={text.title} width="prose">
      <EmptyState
        illustration="lighthouse"
        title={text.setUp}
        action={
          <LinkButton kind="primary" to={workspacePaths.onboarding()}>
            {text.setUp}
          </LinkButton>
        }
      >
        {text.noneText}
      </EmptyState>
    </Page>
  )
}

function Dashboard({ viewer, membership }: { viewer: Viewer; membership: Membership }) {
  const { id } = membership.organization
  const asked = useSearchParams()[0].get('view')
  const views = universityViewsOf(membership.role)
  const current = views.find((view) => view === asked) ?? 'programs'
  const result = useQuery(query, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const { data } = result
  if (!data?.organization)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <Skeleton className="h-64" />
      </QueryState>
    )
  const facts = readFragment(organizationFragment, data.organization)
  return (
    <>
      <About facts={facts} role={membership.role} />
      <ViewLinks
        label={text.views}
        current={current}
        views={views.map((name) => ({
          name,
          label: text.view[name],
          to: workspacePaths.universityDashboard({ organization: id, view: name }),
        }))}
      />
      <UniversityView
        view={current}
        viewer={viewer}
        role={membership.role}
        facts={facts}
        members={data.organization}
      />
    </>
  )
}

type AboutProps = { facts: OrganizationFacts; role: Membership['role'] }

/** What is still to do, and the university's page in the catalog. */
function About({ facts: { id, verification, universityId }, role }: AboutProps) {
  const mayEdit = role === 'OWNER' || role === 'EDITOR'
  return (
    <>
      {mayEdit && verification !== 'VERIFIED' && (
        <Notice>
          {text.setUpOpen}{' '}
          <TextLink to={workspacePaths.onboarding({ organization: id })}>
            {text.goOn}
          </TextLink>
        </Notice>
      )}
      {universityId && (
        <p>
          <TextLink
            to={paths.university(universityId)}
            className="inline-flex min-h-11 items-center"
          >
            {text.inCatalog}
          </TextLink>
        </p>
      )}
    </>
  )
}
