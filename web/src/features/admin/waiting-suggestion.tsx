import { useId } from 'react'
import { graphql, readFragment, type FragmentType } from '#gql'
import { formatDateTime } from '#lib/format/format.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { reviewMessages as text } from './review-messages.ts'
import { useSuggestionDecision } from './use-suggestion-decision.ts'

const fragment = graphql(`
  fragment WaitingSuggestion_ListingSuggestion on ListingSuggestion {
    id
    url
    name
    reason
    createdAt
    version
  }
`)

/** One page that somebody sent in, and what to do with it. */
export function WaitingSuggestion(props: { suggestion: FragmentType<typeof fragment> }) {
  const suggestion = readFragment(fragment, props.suggestion)
  const { url, name, reason, createdAt } = suggestion
  const { running, decide } = useSuggestionDecision(suggestion)
  const headingId = useId()
  const title = name ?? text.unnamed
  return (
    <Card role="group" aria-labelledby={headingId} className="flex flex-col gap-3">
      <div>
        <h3 id={headingId} className="text-lg break-words">
          {title}
        </h3>
        <p className="text-sm text-muted">{formatDateTime(createdAt)}</p>
      </div>
      {/* Nobody has checked the page, so it does not learn where its visitor comes from. */}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center self-start break-all text-sea underline underline-offset-2"
      >
        {url}
      </a>
      <p className="max-w-prose break-words whitespace-pre-line">{reason}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          isBusy={running === 'DRAFT'}
          aria-label={`${text.makeDraft}: ${name ?? url}`}
          onClick={() => void decide('DRAFT')}
        >
          {text.makeDraft}
        </Button>
        <Button
          kind="danger"
          isBusy={running === 'DISMISS'}
          aria-label={`${text.dismiss}: ${name ?? url}`}
          onClick={() => void decide('DISMISS')}
        >
          {text.dismiss}
        </Button>
      </div>
    </Card>
  )
}
