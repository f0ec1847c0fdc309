import { graphql, readFragment, type FragmentType } from '#gql'
import type { WaitingListing_ScholarshipFragment } from '#gql/graphql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { LinkButton } from '#page/links.tsx'
import { useChangeStatus } from '#entities/scholarship/change-status.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { paths } from '#paths'
import { adminMessages as text } from './admin-messages.ts'

const fragment = graphql(`
  fragment WaitingListing_Scholarship on Scholarship {
    id
    title
    provider
    description
    amountLabel
    note
    sourceUrl
    deadline {
      label
    }
    provenance {
      source
      year
      urls
    }
  }
`)

const stepWords = {
  publish: { done: text.published, failed: text.publishFailed },
  archive: { done: text.archived, failed: text.archiveFailed },
}

export function WaitingListing(props: { scholarship: FragmentType<typeof fragment> }) {
  const { id, title, ...listing } = readFragment(fragment, props.scholarship)
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg break-words">{title}</h2>
        <p className="text-muted">
          {listing.provider} · {listing.amountLabel} · {listing.deadline.label}
        </p>
      </div>
      {listing.description && <p className="max-w-prose">{listing.description}</p>}
      {listing.note && <p className="max-w-prose text-muted">{listing.note}</p>}
      <Source listing={listing} title={title} />
      <Decision id={id} title={title} />
    </Card>
  )
}

type SourceProps = {
  listing: Pick<WaitingListing_ScholarshipFragment, 'provenance' | 'sourceUrl'>
  title: string
}

function Source({ listing: { provenance, sourceUrl }, title }: SourceProps) {
  const source = sourceUrl ?? provenance.urls[0]
  return (
    <p className="text-sm text-muted">
      {text.source}: {provenance.source}
      {provenance.year !== null && `, ${text.year(provenance.year)}`}
      {source && (
        <>
          {' · '}
          <a
            href={source}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${text.openSource}: ${title}`}
            className="inline-flex min-h-11 items-center text-sea underline underline-offset-2"
          >
            {text.openSource}
          </a>
        </>
      )}
    </p>
  )
}

/** Whichever it is, the listing leaves the queue. */
function Decision({ id, title }: { id: string; title: string }) {
  const { running, take } = useChangeStatus(id, stepWords, 'unpublishedScholarships')
  async function decide(step: keyof typeof stepWords) {
    if (await take(step)) focusHeading()
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        kind="primary"
        isBusy={running === 'publish'}
        aria-label={`${text.publish}: ${title}`}
        onClick={() => void decide('publish')}
      >
        {text.publish}
      </Button>
      <LinkButton to={paths.editScholarship(id)} aria-label={`${text.edit}: ${title}`}>
        {text.edit}
      </LinkButton>
      <Button
        kind="danger"
        isBusy={running === 'archive'}
        aria-label={`${text.archive}: ${title}`}
        onClick={() => void decide('archive')}
      >
        {text.archive}
      </Button>
    </div>
  )
}
