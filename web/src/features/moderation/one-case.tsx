import { useState } from 'react'
import { EditLink } from '#entities/scholarship/edit-link.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { OneCase_ListingCaseFragment } from '#gql/graphql'
import { formatDayOf } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { useViewer } from '#lib/session/session.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { paths } from '#paths'
import { FlagList } from './flag-list.tsx'
import { moderationMessages as text } from './moderation-messages.ts'
import { ResolveDialog } from './resolve-dialog.tsx'
import { SourceLink } from './source-link.tsx'
import { useReopen } from './use-reopen.ts'

const fragment = graphql(`
  fragment OneCase_ListingCase on ListingCase {
    id
    status
    outcome
    note
    openedAt
    resolvedAt
    resolvedByRole
    version
    isOwnerBarred
    scholarship {
      id
      slug
      status
      title
      provider
      ...SourceLink_Scholarship
    }
    reports {
      id
      reason
      details
      createdAt
    }
    redFlags {
      code
      ...FlagList_RedFlag
    }
  }
`)

type OneCaseProps = { listingCase: FragmentType<typeof fragment> }

/** A listing with people's reports and the rules' warnings, and the decision. */
export function OneCase(props: OneCaseProps) {
  const one = readFragment(fragment, props.listingCase)
  const isAdmin = useViewer()?.roles?.includes('ADMIN')
  const [isDeciding, setIsDeciding] = useState(false)
  const { id, slug, title, provider, status } = one.scholarship
  const facts = [
    provider,
    text.listingStatuses[status],
    text.reports(one.reports.length),
    text.opened(formatDayOf(one.openedAt)),
  ]
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h3 className="text-lg break-words">
          <TextLink to={paths.scholarship(slug)}>{title}</TextLink>
        </h3>
        <p className="text-muted">{facts.join(' · ')}</p>
      </div>
      {one.isOwnerBarred && <p className="max-w-prose">{text.ownerBarred}</p>}
      <FlagList flags={one.redFlags} />
      {one.reports.length > 0 && <Reports reports={one.reports} />}
      {one.status === 'RESOLVED' && <Decision one={one} title={title} />}
      <div className="flex flex-wrap gap-3">
        {one.status === 'OPEN' && (
          <Button
            kind="primary"
            aria-label={text.decideLabel(title)}
            onClick={() => setIsDeciding(true)}
          >
            {text.decide}
          </Button>
        )}
        {isAdmin && <EditLink {...{ id, title }} label={text.edit} />}
        <SourceLink scholarship={one.scholarship} />
      </div>
      <ResolveDialog
        listingCase={{ id: one.id, version: one.version, title }}
        isOpen={isDeciding}
        onClose={() => setIsDeciding(false)}
      />
    </Card>
  )
}

type DecisionProps = {
  one: {
    id: string
    version: number
    outcome?: keyof typeof text.outcomes | null
    note?: string | null
    resolvedAt?: string | null
    resolvedByRole?: string | null
  }
  title: string
}

function Decision({ one, title }: DecisionProps) {
  const { reopen, isBusy } = useReopen(one)
  if (!one.outcome || !one.resolvedAt) return null
  const who = text.byRole[one.resolvedByRole ?? ''] ?? ''
  return (
    <div className="flex flex-col items-start gap-2">
      <p>
        {text.decidedAs(text.outcomes[one.outcome], formatDayOf(one.resolvedAt))} {who}
      </p>
      {one.note && <p className="max-w-prose text-muted">{one.note}</p>}
      <Button
        isBusy={isBusy}
        aria-label={text.reopenLabel(title)}
        onClick={() => void reopen()}
      >
        {text.reopen}
      </Button>
    </div>
  )
}

function Reports({ reports }: Pick<OneCase_ListingCaseFragment, 'reports'>) {
  return (
    <ul aria-label={text.whatPeopleSay} className="flex max-w-prose flex-col gap-2">
      {reports.map((report) => (
        <li key={report.id}>
          <span className="font-semibold">{text.reasons[report.reason]}</span>
          {report.details ? `: ${report.details}` : ''}{' '}
          <span className="text-sm whitespace-nowrap text-muted">
            {formatDayOf(report.createdAt)}
          </span>
        </li>
      ))}
    </ul>
  )
}
