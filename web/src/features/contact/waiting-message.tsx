import { useApolloClient } from '@apollo/client/react'
import { useId, useState } from 'react'
import { graphql, readFragment, type FragmentType } from '#gql'
import { leaveList } from '#lib/apollo/leave-list.ts'
import { readAgain } from '#lib/apollo/read-again.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { toast } from '#ui/toast-store.ts'
import { contactMessages as text } from './contact-messages.ts'

const fragment = graphql(`
  fragment WaitingMessage_ContactMessage on ContactMessage {
    id
    email
    name
    message
    createdAt
  }
`)

const closeMutation = graphql(`
  mutation WaitingMessage($input: CloseContactMessageInput!) {
    closeContactMessage(input: $input) {
      __typename
      ... on CloseContactMessageSuccess {
        contactMessage {
          id
          isClosed
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** One message, its sender's address, and the button that closes it. */
export function WaitingMessage(props: { message: FragmentType<typeof fragment> }) {
  const { id, email, name, message, createdAt } = readFragment(fragment, props.message)
  const { isRunning, close } = useClosing(id)
  const headingId = useId()
  const from = name ?? email
  return (
    <Card role="group" aria-labelledby={headingId} className="flex flex-col gap-3">
      <div>
        <h3 id={headingId} className="text-lg break-words">
          {from}
        </h3>
        <p className="text-sm text-muted">{formatDateTime(createdAt)}</p>
      </div>
      <p className="max-w-prose break-words whitespace-pre-line">{message}</p>
      <div className="flex flex-wrap items-center gap-3">
        <a
          href={`mailto:${encodeURIComponent(email)}`}
          aria-label={`${text.answer}: ${from}`}
          className="inline-flex min-h-11 items-center break-all text-sea underline underline-offset-2"
        >
          {email}
        </a>
        <Button
          isBusy={isRunning}
          aria-label={`${text.close}: ${from}`}
          onClick={() => void close()}
        >
          {text.close}
        </Button>
      </div>
    </Card>
  )
}

/** Closes a message, which then leaves the queue; the toast offers to undo that. */
function useClosing(id: string) {
  const client = useApolloClient()
  const [isRunning, setRunning] = useState(false)
  const send = (isClosed: boolean) =>
    runMutation(isClosed ? text.closeFailed : text.undoFailed, async () => {
      const variables = { input: { id, isClosed } }
      const { data } = await client.mutate({ mutation: closeMutation, variables })
      return data?.closeContactMessage
    })

  async function putBack(): Promise<void> {
    if (!(await send(false))) return
    toast.success({ title: text.back, topic: 'message' })
    await readAgain(client, ['MessageQueue'])
  }
  async function close(): Promise<void> {
    setRunning(true)
    const isDone = await send(true)
    setRunning(false)
    if (!isDone) return
    toast.success({
      title: text.closed,
      topic: 'message',
      action: { label: text.undo, onPress: () => void putBack() },
    })
    leaveList(client.cache, 'contactMessages', id)
    focusHeading()
  }
  return { isRunning, close }
}
