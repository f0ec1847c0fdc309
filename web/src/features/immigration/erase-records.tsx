import { useMutation } from '@apollo/client/react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import { AskFirst } from './ask-first.tsx'
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

/** Takes back everything that was told here. */
export function EraseRecords({ onGone }: { onGone: () => void }) {
  const [send, { loading }] = useMutation(mutation)
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
    <AskFirst
      label={text.erase}
      title={text.eraseTitle}
      why={text.eraseWhy}
      isBusy={loading}
      onSure={erase}
    />
  )
}
