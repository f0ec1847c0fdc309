import { useMutation } from '@apollo/client/react'
import { graphql } from '#gql'
import { ReasonDialog } from '#page/reason-dialog.tsx'
import { accountMessages as text } from './account-messages.ts'

const mutation = graphql(`
  mutation SuspensionDialog($input: SetSuspensionInput!) {
    setSuspension(input: $input) {
      __typename
      ... on AccountSuccess {
        user {
          id
          ...AccountCard_User
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type SuspensionDialogProps = {
  userId: string
  /** The present state. */
  isSuspended: boolean
  name: string
  onClose: () => void
}

/** Suspends an account, or lifts the suspension. */
export function SuspensionDialog(props: SuspensionDialogProps) {
  const { userId, isSuspended, name, onClose } = props
  const [set] = useMutation(mutation)
  return (
    <ReasonDialog
      title={isSuspended ? text.liftOf(name) : text.suspendOf(name)}
      submitLabel={isSuspended ? text.lift : text.suspendSubmit}
      help={isSuspended ? undefined : text.suspendHelp}
      done={isSuspended ? text.liftDone : text.suspendDone}
      onClose={onClose}
      onSubmit={async (reason) => {
        const input = { userId, isSuspended: !isSuspended, reason }
        const { data } = await set({ variables: { input } })
        return data?.setSuspension
      }}
    >
      {!isSuspended && <p>{text.suspendText}</p>}
    </ReasonDialog>
  )
}
