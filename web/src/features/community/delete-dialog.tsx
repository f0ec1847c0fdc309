import { useMutation } from '@apollo/client/react'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import { communityMessages as text } from './community-messages.ts'

const postMutation = graphql(`
  mutation DeleteDialog_Post($input: PostIdInput!) {
    deletePost(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`)

const replyMutation = graphql(`
  mutation DeleteDialog_Reply($input: ReplyIdInput!) {
    deleteReply(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`)

type DeleteDialogProps = {
  entry: { id: string; isPost: boolean }
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ entry, onClose, onDeleted }: DeleteDialogProps) {
  const evict = { update: evictPosts }
  const [deletePost, post] = useMutation(postMutation, evict)
  const [deleteReply, reply] = useMutation(replyMutation)
  async function press() {
    const o = { variables: { input: { id: entry.id } } }
    const done = await runMutation(text.deleteFailed, async () =>
      entry.isPost
        ? (await deletePost(o)).data?.deletePost
        : (await deleteReply(o)).data?.deleteReply,
    )
    onClose()
    if (done === null) return
    toast.success({ title: text.deleted, topic: 'delete' })
    onDeleted()
    focusHeading()
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.deleteTitle}
      confirm={text.deleteNow}
      cancel={text.cancel}
      isBusy={post.loading || reply.loading}
      onConfirm={() => void press()}
    >
      <p>{text.deleteText}</p>
    </ConfirmDialog>
  )
}

function evictPosts(cache: { evict(o: { id: string; fieldName: string }): unknown }) {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'posts' })
}
