import { useMutation } from '@apollo/client/react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { ConfirmButton } from '#ui/confirm-button.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import { forgetGuidance } from './forget-guidance.ts'
import { immigrationMessages as text } from './immigration-messages.ts'

const mutation = graphql(`
  mutation DeleteGuidance($input: ImmigrationGuidanceIdInput!) {
    deleteImmigrationGuidance(input: $input) {
      __typename
      ... on DeletedImmigrationGuidance {
        id
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

export function DeleteGuidance({ id, onGone }: { id: string; onGone: () => void }) {
  const [send] = useMutation(mutation)
  async function remove() {
    const done = await runMutation(text.removeFailed, async () => {
      const { data } = await send({
        variables: { input: { id } },
        update: forgetGuidance,
      })
      return data?.deleteImmigrationGuidance
    })
    if (done === null) return
    toast.success({ title: text.removed })
    onGone()
  }
  return (
    <ConfirmButton
      label={text.remove}
      title={text.removeTitle}
      cancel={text.cancel}
      onConfirm={remove}
    >
      <p>{text.removeWhy}</p>
    </ConfirmButton>
  )
}
