import { useNavigate } from 'react-router'
import { CreateFundForm } from '#features/funds/create-fund-form.tsx'
import { onboardingMessages as text } from '#features/onboarding/onboarding-messages.ts'
import type { StepName } from '#features/onboarding/onboarding-steps.ts'
import { VerificationStep } from '#features/onboarding/verification-step.tsx'
import {
  organizationFragment,
  type OrganizationFacts,
} from '#features/organizations/organization-fragment.ts'
import { OrganizationForm } from '#features/organizations/organization-form.tsx'
import { OwnScholarships } from '#features/organizations/own-scholarships.tsx'
import { publishObstacle } from '#features/organizations/publish-obstacle.ts'
import { readFragment } from '#gql'
import type { OnboardingPageQuery } from '#gql/graphql'
import type { Viewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'
import { Notice } from '#ui/notice.tsx'
import { workspacePaths } from '#workspace-paths'

type Data = OnboardingPageQuery & {
  organization: NonNullable<OnboardingPageQuery['organization']>
}

type Props = {
  step: StepName
  viewer: Viewer
  /** Whether the viewer owns it; editors read what is said of it. */
  mayManage: boolean
  data: Data
}

/** What one step asks for; each saves by itself. */
export function OnboardingStep({ step, viewer, mayManage, data }: Props) {
  const organization = readFragment(organizationFragment, data.organization)
  const pathOf = (next: StepName) =>
    workspacePaths.onboarding({ organization: organization.id, step: next })
  switch (step) {
    case 'organization':
      return mayManage ? (
        <OrganizationStep viewer={viewer} organization={organization} />
      ) : (
        <Onward to={pathOf('verification')} />
      )
    case 'verification':
      return (
        <>
          <VerificationStep
            organization={data.organization}
            isEmailVerified={viewer.isEmailVerified !== false}
            mayManage={mayManage}
            organizationStep={pathOf('organization')}
          />
          <Onward to={pathOf('fund')} />
        </>
      )
    case 'fund':
      return (
        <FundStep
          viewer={viewer}
          organizationId={organization.id}
          count={
            data.funds.edges.filter(({ node }) => node.ownerId === organization.id).length
          }
          onward={pathOf('scholarship')}
        />
      )
    case 'scholarship':
      return <ScholarshipStep viewer={viewer} data={data} organization={organization} />
  }
}

function Onward({ to }: { to: string }) {
  return (
    <LinkButton kind="primary" to={to} className="self-start">
      {text.next}
    </LinkButton>
  )
}

type OrganizationProps = { viewer: Viewer; organization: OrganizationFacts | null }

/** Who it is; without one yet, the first step of all. */
export function OrganizationStep({ viewer, organization }: OrganizationProps) {
  const navigate = useNavigate()
  return (
    <>
      <p className="text-muted">{text.organizationLead}</p>
      <OrganizationForm
        viewerId={viewer.id}
        organization={organization}
        isUniversity={(organization?.kind ?? viewer.accountType) === 'UNIVERSITY'}
        onSaved={() => void navigate(workspacePaths.onboarding({ step: 'verification' }))}
      />
    </>
  )
}

type FundProps = {
  viewer: Viewer
  organizationId: string
  count: number
  /** Where it goes on. */
  onward: string
}

function FundStep({ viewer, organizationId, count, onward }: FundProps) {
  const navigate = useNavigate()
  return (
    <>
      <p className="text-muted">{text.fundLead}</p>
      {count > 0 ? (
        <>
          <Notice tone="good">{text.fundDone(count)}</Notice>
          <div className="flex flex-wrap gap-3">
            <Onward to={onward} />
            <LinkButton to={workspacePaths.funds()}>{text.openFunds}</LinkButton>
          </div>
        </>
      ) : (
        <>
          <CreateFundForm
            viewer={viewer}
            organizationId={organizationId}
            onCreated={() => void navigate(onward)}
          />
          <LinkButton to={onward} className="self-start">
            {text.later}
          </LinkButton>
        </>
      )}
    </>
  )
}

type ScholarshipProps = { viewer: Viewer; data: Data; organization: OrganizationFacts }

function ScholarshipStep({ viewer, data, organization }: ScholarshipProps) {
  const { id, kind, verification } = organization
  const isOut = data.organizationScholarships.edges.some(
    ({ node }) => node.status !== 'DRAFT',
  )
  const dashboard =
    kind === 'UNIVERSITY' ? workspacePaths.universityDashboard() : paths.home()
  return (
    <>
      {isOut ? (
        <Notice tone="good">
          <p className="font-semibold">{text.doneTitle}</p>
          <p>{text.done}</p>
          <LinkButton className="mt-3" to={dashboard}>
            {text.toDashboard}
          </LinkButton>
        </Notice>
      ) : (
        <p className="text-muted">{text.scholarshipLead}</p>
      )}
      <OwnScholarships
        organizationId={id}
        mayEdit
        mayReview
        publishObstacle={publishObstacle(viewer, verification)}
      />
    </>
  )
}
