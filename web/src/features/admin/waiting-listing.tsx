import { useMutation } from '@apollo/client/react'
import { graphql, readFragment, type FragmentType } from '#gql'
import { focusHeading } from '#lib/focus-heading.ts'
import { LinkButton } from '#lib/links.tsx'
import { runAction } from '#lib/run-action.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { toast } from '#ui/toast-store.ts'
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

const publishDocument = graphql(`
  mutation WaitingListing_Publish($input: ScholarshipIdInput!) {
    result: publishScholarship(input: $input) {
      __typename
      ... on ScholarshipSuccess {
        scholarship {
          id
          status
        }
      }
      ... on Problem {
        code
        message
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
    }
  }
`)

const archiveDocument = graphql(`
  mutation WaitingListing_Archive($input: ScholarshipIdInput!) {
    result: archiveScholarship(input: $input) {
      __typename
      ... on ScholarshipSuccess {
        scholarship {
          id
          status
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const afterwards = { refetchQueries: ['ListingQueue'], awaitRefetchQueries: true }

export function WaitingListing(props: { scholarship: FragmentType<typeof fragment> }) {
  const { id, title, ...listing } = readFragment(fragment, props.scholarship)
  const [publish, publishing] = useMutation(publishDocument, afterwards)
  const [archive, archiving] = useMutation(archiveDocument, afterwards)
  const variables = { input: { id } }

  async function decide(step: 'publish' | 'archive') {
    const send = step === 'publish' ? publish : archive
    const failed = step === 'publish' ? text.publishFailed : text.archiveFailed
    const done = await runAction(
      failed,
      async () => (await send({ variables })).data?.result,
    )
    const title = step === 'publish' ? text.published : text.archived
    if (!done) return
    toast.success({ title, topic: 'listing' })
    focusHeading()
  }
  const { provenance } = listing
  const source = listing.sourceUrl ?? provenance.urls[0]
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
              className="inline-flex min-h-11 items-center text-sea underline underline-offset-2"
            >
              {text.openSource}
            </a>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          isBusy={publishing.loading}
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
          isBusy={archiving.loading}
          aria-label={`${text.archive}: ${title}`}
          onClick={() => void decide('archive')}
        >
          {text.archive}
        </Button>
      </div>
    </Card>
  )
}
