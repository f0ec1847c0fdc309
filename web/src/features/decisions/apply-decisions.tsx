import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import { readAgain } from '#lib/apollo/read-again.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { decisionMessages as text } from './decision-messages.ts'

const mutation = graphql(`
  mutation ApplyDecisions($input: ReviewIdInput!) {
    applyDecisions(input: $input) {
      __typename
      ... on ReviewSaved {
        review {
          scholarshipId
          ...Review_Review
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Props = {
  scholarshipId: string
  /** The number of all planned ones. */
  count: number
  /** How many of the shown ones have a problem. */
  problemCount: number
  isApplying: boolean
}

/** Asks once, says how many mails go out, and then shows the progress. */
export function ApplyDecisions(props: Props) {
  const { scholarshipId, count, problemCount, isApplying } = props
  const client = useApolloClient()
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  /** How many there were when it began. */
  const [begun, setBegun] = useState(count)
  const mails = count - problemCount
  async function apply() {
    setIsAsked(false)
    setIsBusy(true)
    setBegun(count)
    const input = { scholarshipId }
    await runMutation(text.applyFailed, async () => {
      const { data } = await client.mutate({ mutation, variables: { input } })
      return data?.applyDecisions
    })
    await readAgain(client, ['PlannedDecisions', 'RankedApplications'])
    setIsBusy(false)
  }
  if (isApplying) return <Progress begun={Math.max(begun, count)} left={count} />
  return (
    <>
      <Button
        kind="primary"
        isBusy={isBusy}
        disabledReason={mails > 0 ? null : text.nothingToApply}
        onClick={() => setIsAsked(true)}
      >
        {text.apply}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={text.applyTitle}
        confirm={text.applyYes}
        cancel={text.keep}
        onConfirm={() => void apply()}
      >
        <p>{text.applyText(mails)}</p>
        {problemCount > 0 && <p>{text.applyProblems(problemCount)}</p>}
      </ConfirmDialog>
    </>
  )
}

function Progress({ begun, left }: { begun: number; left: number }) {
  const percent = Math.round((100 * (begun - left)) / begun)
  const words = text.applyingWords(left)
  return (
    <div className="w-64 max-w-full">
      <ProgressBar label={text.applying} percent={percent} words={words} />
      <p role="status" className="tabular text-sm">
        {words}
      </p>
    </div>
  )
}
