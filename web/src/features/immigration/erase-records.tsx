import { useMutation } from '@apollo/client/react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { ConfirmButton } from '#ui/confirm-button.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import { immigrationMessages as text } from './immigration-messages.ts'

const mutation = graphql(`
  mutation EraseRecords {
    eraseImmigrationRecords {
      __typename
      ... on ErasedImmigrationRecords {
        isErased
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** Erases everything that the student entered here. */
export function EraseRecords({ onGone }: { onGone: () => void }) {
  const [send] = useMutation(mutation)
  async function erase() {
    const done = await runMutation(text.eraseFailed, async () => {
      const { data } = await send({
        update: (cache) => {
          cache.evict({ fieldName: 'immigrationGuidances' })
          cache.evict({ fieldName: 'immigrationProfile' })
        },
      })
      return data?.eraseImmigrationRecords
    })
    if (done === null) return
    toast.success({ title: text.erased })
    onGone()
  }
  return (
    <ConfirmButton
      label={text.erase}
      title={text.eraseTitle}
      cancel={text.cancel}
      onConfirm={erase}
    >
      <p>{text.eraseWhy}</p>
    </ConfirmButton>
  )
}
