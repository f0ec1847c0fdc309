import { useNavigate } from 'react-router'
import { onboardingMessages as text } from '#features/onboarding/onboarding-messages.ts'
import type { OrganizationFacts } from '#features/organizations/organization-fragment.ts'
import { OrganizationForm } from '#features/organizations/organization-form.tsx'
import type { Viewer } from '#lib/session/session.ts'
import { workspacePaths } from '#workspace-paths'

type OrganizationProps = { viewer: Viewer; organization: OrganizationFacts | null }

/** The facts of the organization; without one yet, this is the first step of all. */
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
