import { useMutation } from '@apollo/client/react'
import { graphql } from '#gql'
import type { FailedWorkAction } from '#gql/graphql'
import { ReasonDialog } from '#page/reason-dialog.tsx'
import { operationsMessages as text } from './operations-messages.ts'

const mutation = graphql(`
  mutation SettleDialog($input: SettleFailedWorkInput!) {
    settleFailedWork(input: $input) {
      __typename
      ... on SettleFailedWorkSuccess {
        settledCount
        goneIds
      }
      ...ProblemDetails @unmask
    }
  }
`)

type SettleDialogProps = {
  ids: readonly string[]
  action: FailedWorkAction
  onClose: () => void
  onSettled: () => void
}

/** Makes failed work run again, or drops it. */
export function SettleDialog({ ids, action, onClose, onSettled }: SettleDialogProps) {
  const [settle] = useMutation(mutation)
  const isReplay = action === 'REPLAY'
  return (
    <ReasonDialog
      title={(isReplay ? text.replayTitle : text.dropTitle)(ids.length)}
      submitLabel={isReplay ? text.replay : text.drop}
      done={isReplay ? text.replayDone : text.dropDone}
      onClose={onClose}
      onSubmit={async (reason) => {
        const { data } = await settle({
          variables: { input: { ids: [...ids], action, reason } },
        })
        if (data?.settleFailedWork.__typename === 'SettleFailedWorkSuccess') onSettled()
        return data?.settleFailedWork
      }}
    >
      {!isReplay && <p>{text.dropText}</p>}
    </ReasonDialog>
  )
}
