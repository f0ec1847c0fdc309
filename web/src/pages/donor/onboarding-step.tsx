import { onboardingMessages as text } from '#features/onboarding/onboarding-messages.ts'
import type { StepName } from '#features/onboarding/onboarding-steps.ts'
import { organizationFragment } from '#features/organizations/organization-fragment.ts'
import { readFragment } from '#gql'
import type { OnboardingPageQuery } from '#gql/graphql'
import type { Viewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { workspacePaths } from '#workspace-paths'

const VerifyEmailNotice = lazyPart(
  async () => (await import('#features/home/verify-email-notice.tsx')).VerifyEmailNotice,
)
// Nobody works on two at once.
const OrganizationStep = lazyPart(
  async () => (await import('./organization-step.tsx')).OrganizationStep,
)
const VerificationStep = lazyPart(
  async () => (await import('#features/onboarding/verification-step.tsx')).VerificationStep,
)
const FundStep = lazyPart(async () => (await import('./fund-step.tsx')).FundStep)
const ScholarshipStep = lazyPart(
  async () => (await import('./scholarship-step.tsx')).ScholarshipStep,
)

type Data = OnboardingPageQuery & {
  organization: NonNullable<OnboardingPageQuery['organization']>
}

type Props = {
  step: StepName
  viewer: Viewer
  /** Whether the viewer owns the organization; editors can read its facts. */
  mayManage: boolean
  data: Data
}

/** The form of one step; each step saves on its own. */
export function OnboardingStep(props: Props) {
  return (
    <LazyPart fallback={<Skeleton className="h-64" />} failed={<PartFailed />}>
      <Asked {...props} />
    </LazyPart>
  )
}

function Asked({ step, viewer, mayManage, data }: Props) {
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
          {viewer.isEmailVerified === false && (
            <VerifyEmailNotice email={viewer.email ?? ''} />
          )}
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
          funds={data.funds.edges
            .map(({ node }) => node)
            .filter(({ ownerId }) => ownerId === organization.id)}
          here={pathOf('fund')}
          onward={pathOf('scholarship')}
        />
      )
    case 'scholarship':
      return (
        <ScholarshipStep
          viewer={viewer}
          organization={organization}
          isOut={data.organizationScholarships.edges.some(
            ({ node }) => node.status !== 'DRAFT',
          )}
        />
      )
  }
}

/** The very first step, for people without an organization. */
export function FirstStep({ viewer }: { viewer: Viewer }) {
  return (
    <LazyPart fallback={<Skeleton className="h-64" />} failed={<PartFailed />}>
      <OrganizationStep viewer={viewer} organization={null} />
    </LazyPart>
  )
}

function Onward({ to }: { to: string }) {
  return (
    <LinkButton to={to} className="self-start">
      {text.next}
    </LinkButton>
  )
}
