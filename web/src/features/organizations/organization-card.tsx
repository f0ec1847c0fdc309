import { useEffect, useRef, useState } from 'react'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { donorMessages as text } from './donor-messages.ts'
import { OrganizationForm } from './organization-form.tsx'
import type { OrganizationFacts } from './organization-fragment.ts'
import { WaitingApplications } from './waiting-applications.tsx'

type OrganizationCardProps = {
  viewerId: string
  organization: OrganizationFacts
  mayManage: boolean
  /** Whoever may draft and publish reads what verification means. */
  mayEdit: boolean
}

/** Name and state of verification, with its meaning; owners correct the details here. */
export function OrganizationCard(props: OrganizationCardProps) {
  const { viewerId, organization, mayManage, mayEdit } = props
  const [isEditing, setIsEditing] = useState(false)
  const section = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    // The pressed button is gone: the focus goes into the form, and back out of it.
    if (!isFirst.current)
      section.current?.querySelector<HTMLElement>(isEditing ? 'input' : 'button')?.focus()
    isFirst.current = false
  }, [isEditing])
  return (
    <Card>
      <section
        ref={section}
        aria-label={text.organizationDetails}
        className="flex flex-col gap-4"
      >
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="min-w-0 text-xl break-words">{organization.name}</h2>
          <VerificationBadge verification={organization.verification} />
        </div>
        {mayEdit && <VerificationText organization={organization} />}
        {isEditing ? (
          <OrganizationForm
            viewerId={viewerId}
            organization={organization}
            isUniversity={organization.kind === 'UNIVERSITY'}
            onSaved={() => setIsEditing(false)}
            onCancel={() => setIsEditing(false)}
          />
        ) : (
          mayManage && (
            <Button className="self-start" onClick={() => setIsEditing(true)}>
              {text.editOrganization}
            </Button>
          )
        )}
      </section>
    </Card>
  )
}

function VerificationBadge({ verification }: Pick<OrganizationFacts, 'verification'>) {
  const icon = { 'aria-hidden': true, size: 16 } as const
  switch (verification) {
    case 'VERIFIED':
      return (
        <Badge tone="good" icon={<CircleCheck {...icon} />}>
          {text.verified}
        </Badge>
      )
    case 'PENDING':
      return (
        <Badge tone="warn" icon={<Clock {...icon} />}>
          {text.pending}
        </Badge>
      )
    case 'DECLINED':
      return (
        <Badge tone="bad" icon={<CircleX {...icon} />}>
          {text.declined}
        </Badge>
      )
  }
}

function VerificationText({ organization }: { organization: OrganizationFacts }) {
  if (organization.verification === 'VERIFIED')
    return (
      <WaitingApplications organizationId={organization.id} before={text.verifiedText} />
    )
  if (organization.verification === 'PENDING') return <p>{text.pendingText}</p>
  return (
    <Notice tone="bad">
      <p>{text.declinedText}</p>
      {organization.declineReason && (
        <p className="mt-2">
          <strong>{text.declineReason}</strong> {organization.declineReason}
        </p>
      )}
    </Notice>
  )
}
