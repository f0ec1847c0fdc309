import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
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

/** The button, and the question that it asks first. */
export function DeleteEssay({
  reviewId,
  onGone,
}: {
  reviewId: string
  onGone: () => void
}) {
  const [isAsking, setIsAsking] = useState(false)
  const [send, { loading }] = useMutation(mutation)
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
    setIsAsking(false)
    if (done === null) return
    toast.success({ title: text.removedToast })
    onGone()
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{text.remove}</Button>
      <Dialog
        title={text.removeTitle}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{text.cancel}</Button>
            <Button kind="danger" isBusy={loading} onClick={() => void remove()}>
              {text.remove}
            </Button>
          </>
        }
      >
        <p>{text.removeWhy}</p>
      </Dialog>
    </>
  )
}
