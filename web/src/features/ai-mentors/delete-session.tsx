import { useMutation } from '@apollo/client/react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { ConfirmButton } from '#ui/confirm-button.tsx'
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

/** The delete button, and the question that it asks first. */
export function DeleteSession({
  sessionId,
  onGone,
}: {
  sessionId: string
  onGone: () => void
}) {
  const [send] = useMutation(mutation)
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
    if (done === null) return
    toast.success({ title: text.removed })
    onGone()
  }
  return (
    <ConfirmButton
      label={text.removeSession}
      title={text.removeTitle}
      cancel={text.cancel}
      onConfirm={remove}
    >
      <p>{text.removeWhy}</p>
    </ConfirmButton>
  )
}
