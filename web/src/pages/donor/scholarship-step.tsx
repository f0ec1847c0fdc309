import { onboardingMessages as text } from '#features/onboarding/onboarding-messages.ts'
import type { OrganizationFacts } from '#features/organizations/organization-fragment.ts'
import { OwnScholarships } from '#features/organizations/own-scholarships.tsx'
import { publishObstacle } from '#features/organizations/publish-obstacle.ts'
import type { Viewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { Notice } from '#ui/notice.tsx'
import { workspacePaths } from '#workspace-paths'

type ScholarshipProps = {
  viewer: Viewer
  organization: OrganizationFacts
  /** Whether a scholarship was published. */
  isOut: boolean
}

/** Drafts and what became of them; publishing is the last step. */
export function ScholarshipStep({ viewer, organization, isOut }: ScholarshipProps) {
  const { id, kind, verification } = organization
  const dashboard =
    kind === 'UNIVERSITY'
      ? workspacePaths.universityDashboard({ organization: id })
      : workspacePaths.donorDashboard({ organization: id })
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
