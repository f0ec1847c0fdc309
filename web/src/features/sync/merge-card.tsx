import { useMutation } from '@apollo/client/react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { ListingMergeDecision, ListingMergeState } from '#gql/graphql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { TextLink } from '#page/links.tsx'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { toast } from '#ui/toast-store.ts'
import { paths } from '#paths'
import { syncMessages as text } from './sync-messages.ts'

const fragment = graphql(`
  fragment MergeCard_ListingMerge on ListingMerge {
    id
    state
    isAutomatic
    score
    reasons
    survivor {
      id
      slug
      title
      provider
      provenance {
        source
      }
    }
    merged {
      id
      slug
      title
      provider
      provenance {
        source
      }
    }
  }
`)

const mutation = graphql(`
  mutation MergeCard($input: DecideListingMergeInput!) {
    decideListingMerge(input: $input) {
      __typename
      ... on ListingMergeSuccess {
        merge {
          id
          ...MergeCard_ListingMerge
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const steps: Record<ListingMergeState, readonly ListingMergeDecision[]> = {
  PROPOSED: ['MERGE', 'DECLINE'],
  MERGED: ['UNDO'],
  DECLINED: ['MERGE'],
  UNDONE: ['MERGE'],
}
const words = {
  MERGE: { label: text.merge, done: text.merged },
  DECLINE: { label: text.decline, done: text.declined },
  UNDO: { label: text.undo, done: text.undone },
} satisfies Record<ListingMergeDecision, object>

/** Two listings side by side, and the decisions about them. */
export function MergeCard(props: { merge: FragmentType<typeof fragment> }) {
  const merge = readFragment(fragment, props.merge)
  const [decide, { loading }] = useMutation(mutation, {
    update: (cache, { data }) => {
      if (data?.decideListingMerge.__typename !== 'ListingMergeSuccess') return
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'listingMerges' })
    },
  })
  const title = merge.survivor?.title ?? ''
  async function send(decision: ListingMergeDecision) {
    const input = { id: merge.id, decision }
    const done = await runMutation(
      text.decideFailed,
      async () => (await decide({ variables: { input } })).data?.decideListingMerge,
    )
    if (!done) return
    toast.success({ title: words[decision].done, topic: 'merge' })
    focusHeading()
  }
  return (
    <Card className="flex flex-col gap-3">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Side label={text.stays} listing={merge.survivor} />
        <Side label={text.goes} listing={merge.merged} />
      </div>
      <p className="text-sm text-muted">
        {[
          text.likeness(Math.round(merge.score * 100)),
          ...merge.reasons,
          ...(merge.isAutomatic ? [text.automatic] : []),
        ].join(' · ')}
      </p>
      <div className="flex flex-wrap gap-3">
        {steps[merge.state].map((decision) => (
          <Button
            key={decision}
            isBusy={loading}
            aria-label={text.of(words[decision].label, title)}
            onClick={() => void send(decision)}
          >
            {words[decision].label}
          </Button>
        ))}
      </div>
    </Card>
  )
}

type Listing = {
  slug: string
  title: string
  provider: string
  provenance: { source: string }
}

function Side({ label, listing }: { label: string; listing?: Listing | null }) {
  if (!listing) return null
  return (
    <div className="min-w-0">
      <p className="text-sm text-muted">{label}</p>
      <h2 className="text-lg break-words">
        <TextLink to={paths.scholarship(listing.slug)}>{listing.title}</TextLink>
      </h2>
      <p className="break-words text-muted">
        {listing.provider} · {listing.provenance.source}
      </p>
    </div>
  )
}
