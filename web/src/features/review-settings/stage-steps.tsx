import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { stages, stageWords } from '#entities/review/review-words.ts'
import type { ReviewStage, Review_ReviewFragment } from '#gql/graphql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { toast } from '#ui/toast-store.ts'
import { moveReview } from './save-review.ts'
import { settingsMessages as text } from './settings-messages.ts'

type Props = {
  review: Pick<Review_ReviewFragment, 'scholarshipId' | 'stage' | 'version' | 'counts'>
}

/** The stage of the review, and the step on or back. */
export function StageSteps({ review }: Props) {
  const { stage } = review
  const at = stages.indexOf(stage)
  const [before, after] = [stages[at - 1], stages[at + 1]]
  const { isBusy, move } = useMove(review)
  const words = undecidedIn(review)
  return (
    <section aria-labelledby="stage" className="flex flex-col gap-4">
      <h2 id="stage" tabIndex={-1} className="text-xl">
        {text.stage}
      </h2>
      <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {stages.map((one, index) => (
          <li
            key={one}
            aria-current={one === stage ? 'step' : undefined}
            className={classNames(
              'flex flex-col gap-1 rounded border p-4',
              one === stage ? 'border-sea bg-sea-soft' : 'border-line bg-surface',
            )}
          >
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {index + 1}. {stageWords[one].name}
              {one === stage && <Badge tone="sea">{text.now}</Badge>}
            </p>
            <p className="text-sm text-muted">{stageWords[one].means}</p>
          </li>
        ))}
      </ol>
      {words && <p>{words}</p>}
      <div className="flex gap-3 max-sm:flex-col sm:flex-wrap">
        {after && (
          <Button kind="primary" isBusy={isBusy} onClick={() => void move(after)}>
            {text.goOn(stageWords[after].name)}
          </Button>
        )}
        {before && (
          <Button kind="quiet" isBusy={isBusy} onClick={() => void move(before)}>
            {text.goBack(stageWords[before].name)}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Undecided applications, which keep the review from its end or came after it. */
function undecidedIn({ stage, counts: { undecided } }: Props['review']): string | null {
  if (undecided === 0) return null
  if (stage === 'DECIDING') return text.undecided(undecided)
  return stage === 'DONE' ? text.undecidedAfter(undecided) : null
}

function useMove({ scholarshipId, version }: Props['review']) {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  async function move(to: ReviewStage) {
    setIsBusy(true)
    const done = await runMutation(text.moveFailed, () =>
      moveReview(client, { scholarshipId, to, version }),
    )
    setIsBusy(false)
    if (!done) return
    toast.success({ title: text.moved(stageWords[to].name), topic: 'review' })
    // The pressed button has another label now, or is gone.
    document.getElementById('stage')?.focus()
  }
  return { isBusy, move }
}
