import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { readAgain } from '#lib/apollo/read-again.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'
import { changeSession } from './change-session.ts'
import { sessionMessages as text } from './mentor-messages.ts'

type Answer = { result: { __typename: string } }

/** One write behind a button; how it went stands in a toast. */
export function useSessionChange() {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  async function change<Data extends Answer, Input>(
    mutation: TypedDocumentNode<Data, { input: Input }>,
    input: Input,
    done: string,
  ): Promise<void> {
    setIsBusy(true)
    try {
      const failure = await changeSession(client, mutation, input, done)
      if (!failure) return
      const description = failure.message ?? Object.values(failure.fields).join(' ')
      toast.error({ title: text.failedChange, description, topic: 'session' })
      // A refusal often means that the other person was faster.
      await readAgain(client, ['SessionPage'])
    } catch (error) {
      toast.error({
        title: text.failedChange,
        description: showError(error),
        topic: 'session',
      })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, change }
}
