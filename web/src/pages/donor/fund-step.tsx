import { useNavigate } from 'react-router'
import { CreateFundForm } from '#features/funds/create-fund-form.tsx'
import { onboardingMessages as text } from '#features/onboarding/onboarding-messages.ts'
import type { Viewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { Notice } from '#ui/notice.tsx'
import { workspacePaths } from '#workspace-paths'

type FundProps = {
  viewer: Viewer
  organizationId: string
  count: number
  /** Where it goes on. */
  onward: string
}

/** The first book of what is pledged and paid, or later. */
export function FundStep({ viewer, organizationId, count, onward }: FundProps) {
  const navigate = useNavigate()
  return (
    <>
      <p className="text-muted">{text.fundLead}</p>
      {count > 0 ? (
        <>
          <Notice tone="good">{text.fundDone(count)}</Notice>
          <div className="flex flex-wrap gap-3">
            <LinkButton kind="primary" to={onward}>
              {text.next}
            </LinkButton>
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
