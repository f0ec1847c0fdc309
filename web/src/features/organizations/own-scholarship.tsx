import { useId, useState, type ReactNode } from 'react'
import { Archive, CircleCheck, CircleX, PencilLine } from 'lucide-react'
import { EditLink } from '#entities/scholarship/edit-link.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { OwnScholarship_ScholarshipFragment, ScholarshipStatus } from '#gql/graphql'
import { LinkButton, TextLink } from '#page/links.tsx'
import { useHere } from '#page/use-here.ts'
import {
  useChangeStatus,
  type ScholarshipStep,
} from '#entities/scholarship/change-status.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { donorMessages as text } from './donor-messages.ts'
import { ownPageMessages as ownText } from './own-page-messages.ts'
import { StepQuestion } from './step-question.tsx'

const fragment = graphql(`
  fragment OwnScholarship_Scholarship on Scholarship {
    id
    slug
    status
    title
    applicationUrl
    amountLabel
    deadline {
      label
    }
    savedByAtLeast
  }
`)

type OwnScholarshipProps = {
  organizationId: string
  scholarship: FragmentType<typeof fragment>
  mayEdit: boolean
  mayReview: boolean
  publishObstacle: string | null
}

export function OwnScholarship({
  organizationId,
  mayEdit,
  mayReview,
  publishObstacle,
  ...props
}: OwnScholarshipProps) {
  const scholarship = readFragment(fragment, props.scholarship)
  const { id, slug, status, title } = scholarship
  const headingId = useId()
  const isPublic = status === 'PUBLISHED' || status === 'CLOSED'
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3
          id={headingId}
          tabIndex={-1}
          className="min-w-0 grow basis-64 text-lg break-words"
        >
          {isPublic ? <TextLink to={paths.scholarship(slug)}>{title}</TextLink> : title}
        </h3>
        <StatusBadge status={status} />
      </div>
      <Facts
        {...scholarship}
        savedByAtLeast={isPublic ? scholarship.savedByAtLeast : null}
      />
      {status === 'DRAFT' && (
        <TextLink
          to={paths.scholarship(id)}
          aria-label={`${ownText.preview}: ${title}`}
          className="inline-flex min-h-11 items-center self-start"
        >
          {ownText.preview}
        </TextLink>
      )}
      {isPublic && !scholarship.applicationUrl && (
        <WaysToApplications {...{ id, title, mayEdit, mayReview }} />
      )}
      {mayEdit && status !== 'ARCHIVED' && (
        <Actions {...{ id, title, status, publishObstacle, headingId }}>
          <CopyLink {...{ organizationId, id, title, status }} />
        </Actions>
      )}
    </Card>
  )
}

type FactsProps = Pick<
  OwnScholarship_ScholarshipFragment,
  'status' | 'amountLabel' | 'deadline'
> & {
  /** Null when the number is not shown. */
  savedByAtLeast: number | null
}

function Facts({ status, amountLabel, deadline, savedByAtLeast }: FactsProps) {
  return (
    <div className="text-muted">
      <p>
        {amountLabel}
        {/* Nobody can apply anymore, so the days left say nothing. */}
        {status !== 'CLOSED' && ` · ${deadline.label}`}
      </p>
      {savedByAtLeast !== null && (
        <p className="tabular">{ownText.savedBy(savedByAtLeast)}</p>
      )}
    </div>
  )
}

const stepWords = {
  publish: { done: text.published, failed: text.publishFailed },
  close: { done: text.closed, failed: text.closeFailed },
  archive: { done: text.archived, failed: text.archiveFailed },
}

type WaysProps = Pick<OwnScholarshipProps, 'mayEdit' | 'mayReview'> & {
  id: string
  title: string
}

/** People who decide see applicants' names; others see what is assigned to them. */
function WaysToApplications({ id, title, mayEdit, mayReview }: WaysProps) {
  const style = 'inline-flex min-h-11 items-center'
  return (
    <div className="flex flex-wrap gap-x-6 empty:hidden">
      {mayEdit && (
        <TextLink
          to={workspacePaths.submittedApplications(id)}
          aria-label={`${text.applications}: ${title}`}
          className={style}
        >
          {text.applications}
        </TextLink>
      )}
      {mayReview && (
        <TextLink
          to={workspacePaths.review(id)}
          aria-label={`${text.review}: ${title}`}
          className={style}
        >
          {text.review}
        </TextLink>
      )}
    </div>
  )
}

type ActionsProps = {
  id: string
  title: string
  status: ScholarshipStatus
  publishObstacle: string | null
  /** Takes the focus when a button disappears with the step that it took. */
  headingId: string
  children: ReactNode
}

function Actions(props: ActionsProps) {
  const { id, title, status, publishObstacle, headingId, children } = props
  const { running, take } = useChangeStatus(id, stepWords)
  const isBusy = running !== null
  const [asked, setAsked] = useState<ScholarshipStep | null>(null)
  const run = async (step: ScholarshipStep) => {
    await take(step)
    document.getElementById(headingId)?.focus()
  }
  const confirm = () => {
    if (asked) void run(asked)
    setAsked(null)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <EditLink {...{ id, title }} label={text.edit} />
      {status === 'PUBLISHED' ? (
        <Button isBusy={isBusy} onClick={() => setAsked('close')}>
          {text.close}
        </Button>
      ) : (
        <Button
          isBusy={isBusy}
          disabledReason={publishObstacle}
          onClick={() => setAsked('publish')}
        >
          {text.publish}
        </Button>
      )}
      {children}
      {status !== 'PUBLISHED' && (
        <Button
          kind="quiet"
          className="-mx-2"
          isBusy={isBusy}
          onClick={() => setAsked('archive')}
        >
          {text.archive}
        </Button>
      )}
      <StepQuestion
        step={asked}
        title={title}
        onClose={() => setAsked(null)}
        onConfirm={confirm}
      />
    </div>
  )
}

type CopyLinkProps = Pick<OwnScholarshipProps, 'organizationId'> & {
  id: string
  title: string
  status: ScholarshipStatus
}

/** Makes a new draft with the same text; for an award that is over, this is the next round. */
function CopyLink({ organizationId, id, title, status }: CopyLinkProps) {
  const returnTo = useHere()
  const label = status === 'CLOSED' ? ownText.renew : ownText.copy
  return (
    <LinkButton
      to={workspacePaths.newScholarship({
        organization: organizationId,
        from: id,
        returnTo,
      })}
      aria-label={`${label}: ${title}`}
    >
      {label}
    </LinkButton>
  )
}

const badges = {
  DRAFT: { tone: 'neutral', Icon: PencilLine },
  PUBLISHED: { tone: 'sea', Icon: CircleCheck },
  CLOSED: { tone: 'neutral', Icon: CircleX },
  ARCHIVED: { tone: 'neutral', Icon: Archive },
} as const

function StatusBadge({ status }: { status: ScholarshipStatus }) {
  const { tone, Icon } = badges[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={16} />}>
      {text.status[status]}
    </Badge>
  )
}
