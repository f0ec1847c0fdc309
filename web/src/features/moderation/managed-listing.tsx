import { useId } from 'react'
import { EditLink } from '#entities/scholarship/edit-link.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { ManagedListing_ScholarshipFragment } from '#gql/graphql'
import { formatDateTime, formatDayOf } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { useViewer } from '#lib/session/session.ts'
import {
  useChangeStatus,
  type ScholarshipStep,
} from '#entities/scholarship/change-status.ts'
import { bulkMessages } from '#entities/listing-review/bulk-messages.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { paths } from '#paths'
import { FlagList } from './flag-list.tsx'
import { LinkList } from './link-list.tsx'
import { moderationMessages as text } from './moderation-messages.ts'
import { SourceLink } from './source-link.tsx'
import type { BulkReviewOf } from './use-bulk-review.tsx'
import { useVerify } from './use-verify.ts'

const fragment = graphql(`
  fragment ManagedListing_Scholarship on Scholarship {
    id
    slug
    status
    title
    provider
    linkStatus
    lastVerifiedAt
    verifiedBy
    provenance {
      source
      year
    }
    moderation {
      redFlags {
        code
        ...FlagList_RedFlag
      }
      ...LinkList_ListingModeration
      history {
        id
        action
        detail
        actorRole
        at
      }
    }
    ...SourceLink_Scholarship
  }
`)

type ManagedListingProps = {
  scholarship: FragmentType<typeof fragment>
  bulk: BulkReviewOf
}

/** One listing with everything that a moderator can know of it and do with it. */
export function ManagedListing({ bulk, ...props }: ManagedListingProps) {
  const listing = readFragment(fragment, props.scholarship)
  const isAdmin = useViewer()?.roles?.includes('ADMIN') ?? false
  const { id, title, status, moderation } = listing
  const { verify, isBusy } = useVerify(id)
  const headingId = useId()
  return (
    <Card className="flex flex-col gap-3">
      <Head listing={listing} headingId={headingId} />
      {moderation && <FlagList flags={moderation.redFlags} />}
      {moderation && <LinkList moderation={moderation} />}
      {bulk.mayChoose(id) && (
        <Checkbox
          name={`select-${id}`}
          label={bulkMessages.select(title)}
          isChecked={bulk.chosen.has(id)}
          onChange={() => bulk.toggle(id)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {status !== 'ARCHIVED' && (
          <Button
            isBusy={isBusy}
            aria-label={text.verifyLabel(title)}
            onClick={() => void verify()}
          >
            {text.verify}
          </Button>
        )}
        {isAdmin && <AdminSteps {...{ id, title, status, headingId }} />}
        <SourceLink scholarship={listing} />
      </div>
      {moderation && (
        <Disclosure summary={text.history}>
          <History entries={moderation.history} />
        </Disclosure>
      )}
    </Card>
  )
}

type HeadProps = { listing: ManagedListing_ScholarshipFragment; headingId: string }

function Head({ listing, headingId }: HeadProps) {
  const { title, status, provenance, lastVerifiedAt } = listing
  const { source, year } = provenance
  const facts = [
    listing.provider,
    text.listingStatuses[status],
    text.links[listing.linkStatus],
    year ? `${source}, ${year}` : source,
  ]
  return (
    <div>
      <h2 id={headingId} tabIndex={-1} className="text-lg break-words">
        <TextLink to={paths.scholarship(listing.slug)}>{title}</TextLink>
      </h2>
      <p className="text-muted">{facts.join(' · ')}</p>
      <p className="text-sm text-muted">
        {lastVerifiedAt
          ? text.checked(formatDayOf(lastVerifiedAt), listing.verifiedBy ?? '')
          : text.unchecked}
      </p>
    </div>
  )
}

type StepsProps = {
  id: string
  title: string
  status: keyof typeof steps
  /** Takes the focus when a button disappears with the step that it took. */
  headingId: string
}

const steps = {
  DRAFT: ['publish', 'archive'],
  PUBLISHED: ['close'],
  CLOSED: ['publish', 'archive'],
  ARCHIVED: [],
} satisfies Record<string, ScholarshipStep[]>

function AdminSteps({ id, title, status, headingId }: StepsProps) {
  const { take, running } = useChangeStatus(id, text.steps)
  async function run(step: ScholarshipStep) {
    if (await take(step)) document.getElementById(headingId)?.focus()
  }
  return (
    <>
      <EditLink {...{ id, title }} label={text.edit} />
      {steps[status].map((step) => (
        <Button
          key={step}
          kind={step === 'publish' ? 'secondary' : 'danger'}
          isBusy={running === step}
          aria-label={`${text[step]}: ${title}`}
          onClick={() => void run(step)}
        >
          {text[step]}
        </Button>
      ))}
    </>
  )
}

type Entry = {
  id: string
  action: string
  detail?: string | null
  actorRole?: string | null
  at: string
}

function History({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <p className="text-muted">{text.noHistory}</p>
  return (
    <ol className="flex flex-col gap-2">
      {entries.map(({ id, action, detail, actorRole, at }) => {
        const who = actorRole ? text.actors[actorRole] : text.byRule
        const what = detail ? (text.reasons[detail] ?? detail) : null
        return (
          <li key={id} className="max-w-prose">
            <span className="font-semibold">{text.actions[action] ?? action}</span>{' '}
            <span className="text-sm text-muted">
              {formatDateTime(at)} · {who}
            </span>
            {what && <p>{what}</p>}
          </li>
        )
      })}
    </ol>
  )
}
