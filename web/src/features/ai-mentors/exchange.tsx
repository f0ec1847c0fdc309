import { useMutation } from '@apollo/client/react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { TextLink } from '#page/links.tsx'
import { Button } from '#ui/button.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { Notice } from '#ui/notice.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { Exchange_ReplyFragment } from '#gql/graphql'
import { AnswerMarks } from './answer-marks.tsx'
import { AnswerText } from './answer-text.tsx'
import { mentorMessages as text } from './mentor-messages.ts'
import { replaceReply } from './replace-reply.ts'
import { StreamedAnswer } from './streamed-answer.tsx'

const fragment = graphql(`
  fragment Exchange_Reply on MentorReply {
    id
    status
    question
    answer
    sources {
      title
      url
      says
    }
    madeBy
    failure
    ...AnswerMarks_Reply
  }
`)

const retryMutation = graphql(`
  mutation RetryMentorReply($input: MentorReplyIdInput!) {
    retryMentorReply(input: $input) {
      __typename
      ... on MentorReplySuccess {
        reply {
          id
          sessionId
          status
          answer
          ...Exchange_Reply
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Props = {
  reply: FragmentType<typeof fragment>
  mentor: { id: string; name: string }
  /** Runs when the answer is over. */
  onChanged: () => void
}

/** A question on the right and its answer on the left. */
export function Exchange({ reply: given, mentor, onChanged }: Props) {
  const reply = readFragment(fragment, given)
  return (
    <>
      <div className="ms-auto max-w-[80%] rounded bg-sea-soft p-4">
        <p className="sr-only">{text.you}</p>
        <p className="whitespace-pre-line wrap-anywhere">{reply.question}</p>
      </div>
      <div className="flex w-fit flex-col gap-3 rounded border border-line bg-paper p-4 sm:max-w-[80%]">
        <div className="flex items-center gap-3">
          <Monogram name={mentor.name} id={mentor.id} />
          <p className="font-semibold">{mentor.name}</p>
        </div>
        <Answer {...{ reply, mentor, onChanged }} />
      </div>
    </>
  )
}

type AnswerProps = Omit<Props, 'reply'> & { reply: Exchange_ReplyFragment }

function Answer({ reply, mentor, onChanged }: AnswerProps) {
  const { id, status, answer, failure, madeBy, sources } = reply
  if (status === 'PENDING' || status === 'ANSWERING') {
    return <StreamedAnswer replyId={id} name={mentor.name} onOver={onChanged} />
  }
  if (answer == null) {
    return <NoAnswer replyId={id} why={failure ?? text.stopped} />
  }
  return (
    <>
      <AnswerText>{answer}</AnswerText>
      {sources.length > 0 && <Sources sources={sources} />}
      <p className="text-sm text-muted">{madeBy}</p>
      <AnswerMarks reply={reply} />
    </>
  )
}

function NoAnswer({ replyId, why }: { replyId: string; why: string }) {
  const [send, { loading }] = useMutation(retryMutation)
  const retry = () =>
    runMutation(text.retryFailed, async () => {
      const { data } = await send({
        variables: { input: { id: replyId } },
        update(cache, { data: changed }) {
          const again = changed?.retryMentorReply
          if (again && 'reply' in again) replaceReply(cache, replyId, again.reply)
        },
      })
      return data?.retryMentorReply
    })
  return (
    <Notice tone="warn">
      <p>{why}</p>
      <Button className="mt-3" isBusy={loading} onClick={() => void retry()}>
        {text.retry}
      </Button>
    </Notice>
  )
}

function Sources({ sources }: Pick<Exchange_ReplyFragment, 'sources'>) {
  return (
    <div className="text-sm">
      <p className="font-semibold">{text.sources}</p>
      <ul className="list-disc ps-5">
        {sources.map(({ title, url, says }) => (
          <li key={title}>
            <SourceName title={title} url={url ?? null} />
            {says && <span className="block text-muted">{says}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function SourceName({ title, url }: { title: string; url: string | null }) {
  if (url === null) return title
  if (url.startsWith('/')) return <TextLink to={url}>{title}</TextLink>
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="text-sea underline underline-offset-2"
    >
      {title}
    </a>
  )
}
