import { useMutation } from '@apollo/client/react'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { useViewer } from '#lib/session/session.ts'
import { cardStyle } from '#ui/card-style.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { ReplyCard_ReplyFragment } from '#gql/graphql'
import { Byline, nameOf } from './byline.tsx'
import { communityMessages as text } from './community-messages.ts'
import { EarlierVersions, EntryText } from './entry-text.tsx'
import { VoteButtons } from './vote-buttons.tsx'

// Few people open it.
const EntryMenu = lazyPart(async () => (await import('./entry-menu.tsx')).EntryMenu)
const ReplyForm = lazyPart(async () => (await import('./reply-form.tsx')).ReplyForm)

const fragment = graphql(`
  fragment ReplyCard_Reply on Reply {
    id
    postId
    parentId
    author {
      id
      firstName
      lastName
    }
    content
    state
    isOwn
    isAuthorBlocked
    isAccepted
    upvotes
    downvotes
    hasMyVote
    hasMyDownvote
    createdAt
    editedAt
    revisions {
      id
      content
      replacedAt
    }
  }
`)

const acceptMutation = graphql(`
  mutation ReplyCard_Accept($input: AcceptReplyInput!) {
    acceptReply(input: $input) {
      __typename
      ... on PostSuccess {
        post {
          id
          acceptedReplyId
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type ReplyCardProps = {
  reply: FragmentType<typeof fragment>
  /** The viewer is the one who asked, and may choose the answer. */
  mayAccept: boolean
  people: readonly { value: string; label: string }[]
  onChanged: () => void
}

/** One reply, with what can be done with it. */
export function ReplyCard({ mayAccept, people, onChanged, ...props }: ReplyCardProps) {
  const reply = readFragment(fragment, props.reply)
  const [isEditing, setIsEditing] = useState(false)
  const { id, postId, state, content } = reply
  const sent = () => {
    setIsEditing(false)
    onChanged()
  }
  return (
    <article id={`reply-${id}`} className={cardStyle('p-card', 'flex flex-col gap-3')}>
      <ReplyHead reply={reply} onEdit={() => setIsEditing(true)} onChanged={onChanged} />
      {isEditing && content ? (
        <LazyPart>
          <ReplyForm
            postId={postId}
            reply={{ id, content, editedAt: reply.editedAt ?? null }}
            onSent={sent}
            onCancel={() => setIsEditing(false)}
          />
        </LazyPart>
      ) : (
        <EntryText {...reply} deleted={text.deletedReply} />
      )}
      <EarlierVersions revisions={reply.revisions} />
      {state === 'SHOWN' && (
        <ReplyActions
          reply={reply}
          mayAccept={mayAccept}
          people={people}
          onChanged={onChanged}
        />
      )}
    </article>
  )
}

type ReplyHeadProps = {
  reply: ReplyCard_ReplyFragment
  onEdit: () => void
  onChanged: () => void
}

function ReplyHead({ reply, onEdit, onChanged }: ReplyHeadProps) {
  const { state, author, isAccepted } = reply
  const entry = {
    ...reply,
    authorId: author?.id ?? null,
    authorName: nameOf(author),
    marks: null,
  }
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="flex flex-col items-start gap-1">
        {isAccepted && (
          <Badge tone="good" icon={<CircleCheck aria-hidden="true" size={14} />}>
            {text.accepted}
          </Badge>
        )}
        <Byline author={author} createdAt={reply.createdAt} editedAt={reply.editedAt} />
      </div>
      {state === 'SHOWN' && (
        // No taller than the line beside it, so that nothing moves when it comes.
        <div className="-my-3">
          <LazyPart>
            <EntryMenu entry={entry} onEdit={onEdit} onChanged={onChanged} />
          </LazyPart>
        </div>
      )}
    </div>
  )
}

type ReplyActionsProps = Omit<ReplyCardProps, 'reply'> & { reply: ReplyCard_ReplyFragment }

/** Vote, answer, and accept. */
function ReplyActions({ reply, mayAccept, people, onChanged }: ReplyActionsProps) {
  const [isAnswering, setIsAnswering] = useState(false)
  const viewer = useViewer()
  const { id, postId, isAccepted } = reply
  const sent = () => {
    setIsAnswering(false)
    onChanged()
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <VoteButtons entry={reply} />
        {viewer && (
          <Button kind="quiet" isFlush onClick={() => setIsAnswering(true)}>
            {text.answer}
          </Button>
        )}
        {mayAccept && <AcceptButton id={id} isAccepted={isAccepted} onDone={onChanged} />}
      </div>
      {isAnswering && (
        <LazyPart>
          <ReplyForm
            postId={postId}
            parentId={id}
            people={people}
            onSent={sent}
            onCancel={() => setIsAnswering(false)}
          />
        </LazyPart>
      )}
    </>
  )
}

type AcceptButtonProps = { id: string; isAccepted: boolean; onDone: () => void }

function AcceptButton({ id, isAccepted, onDone }: AcceptButtonProps) {
  const [accept, { loading }] = useMutation(acceptMutation)
  async function press() {
    const input = { id, isAccepted: !isAccepted }
    const done = await runMutation(
      text.acceptFailed,
      async () => (await accept({ variables: { input } })).data?.acceptReply,
    )
    if (done) onDone()
  }
  return (
    <Button kind="quiet" isFlush isBusy={loading} onClick={() => void press()}>
      {isAccepted ? text.unaccept : text.accept}
    </Button>
  )
}
