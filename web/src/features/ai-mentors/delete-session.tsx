import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import { mentorMessages as text } from './mentor-messages.ts'

const mutation = graphql(`
  mutation DeleteMentorSession($input: MentorSessionIdInput!) {
    deleteMentorSession(input: $input) {
      __typename
      ... on DeletedMentorSession {
        id
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** The button, and the question that it asks first. */
export function DeleteSession({
  sessionId,
  onGone,
}: {
  sessionId: string
  onGone: () => void
}) {
  const [isAsking, setIsAsking] = useState(false)
  const [send, { loading }] = useMutation(mutation)
  async function remove() {
    const done = await runMutation(text.removeFailed, async () => {
      const { data } = await send({
        variables: { input: { id: sessionId } },
        update: (cache) => {
          cache.evict({ fieldName: 'mentorSessions' })
        },
      })
      return data?.deleteMentorSession
    })
    setIsAsking(false)
    if (done === null) return
    toast.success({ title: text.removed })
    onGone()
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{text.removeSession}</Button>
      <Dialog
        title={text.removeTitle}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{text.cancel}</Button>
            <Button kind="danger" isBusy={loading} onClick={() => void remove()}>
              {text.removeSession}
            </Button>
          </>
        }
      >
        <p>{text.removeWhy}</p>
      </Dialog>
    </>
  )
}
