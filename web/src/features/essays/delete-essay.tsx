import { useMutation } from '@apollo/client/react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { ConfirmButton } from '#ui/confirm-button.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import { essayMessages as text } from './essay-messages.ts'

const mutation = graphql(`
  mutation DeleteEssay($input: EssayReviewIdInput!) {
    deleteEssay(input: $input) {
      __typename
      ... on DeletedEssay {
        id
        essayId
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** The delete button, and the question that it asks first. */
export function DeleteEssay({
  reviewId,
  onGone,
}: {
  reviewId: string
  onGone: () => void
}) {
  const [send] = useMutation(mutation)
  async function remove() {
    const done = await runMutation(text.removeFailed, async () => {
      const { data } = await send({
        variables: { input: { id: reviewId } },
        update: (cache) => {
          cache.evict({ fieldName: 'essayReviews' })
        },
      })
      return data?.deleteEssay
    })
    if (done === null) return
    toast.success({ title: text.removedToast })
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
