import { useMutation } from '@apollo/client/react'
import { essayTypes } from '#entities/essay/essay-types.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast-store.ts'
import type { FragmentType } from '#gql'
import type { EssayRequest_RequestFragment } from '#gql/graphql'
import { EssayText } from './essay-text.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackView, type feedbackFragment } from './feedback-view.tsx'
import type { FeedbackValues } from './feedback-values.ts'
import { RequestBadge, whenOf } from './request-card.tsx'
import { readMessages as text } from './request-messages.ts'
import { answerMutation } from './request-mutations.ts'

type Props = {
  request: EssayRequest_RequestFragment
  feedback: FragmentType<typeof feedbackFragment> | null | undefined
  /** Called when the request ends: with the feedback that the mentor has not sent, or null when it was sent. */
  onGone: (unsent: FeedbackValues | null) => void
}

/** A request on its mentor's page: to answer, to write, done, or over. */
export function EssayToRead({ request, feedback, onGone }: Props) {
  const { status } = request
  return (
    <>
      <Facts request={request} />
      {status === 'REQUESTED' && <Answer request={request} />}
      {status === 'OVERDUE' && <Notice tone="warn">{text.late}</Notice>}
      {(status === 'ACCEPTED' || status === 'OVERDUE') && (
        <Writing request={request} onGone={onGone} />
      )}
      {status === 'COMPLETED' && <Sent request={request} feedback={feedback} />}
      {(status === 'DECLINED' || status === 'EXPIRED' || status === 'WITHDRAWN') && (
        <Notice>{text.over[status]}</Notice>
      )}
    </>
  )
}

type OfRequest = Pick<Props, 'request'>

function Facts({ request }: OfRequest) {
  const { essay, status, wish } = request
  const prompt = essay?.prompt ?? essay?.askedTopics
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <RequestBadge status={status} />
        {essay && <Badge>{essayTypes[essay.essayType]}</Badge>}
        {essay && <Badge>{text.version(essay.version)}</Badge>}
        <span className="text-muted">{whenOf(request)}</span>
      </div>
      {essay && <p className="text-lg font-semibold break-words">{essay.title}</p>}
      {typeof essay?.wordCount === 'number' && (
        <p className="text-muted">
          {text.words(essay.wordCount)}
          {typeof essay.wordLimit === 'number' && `, ${text.limit(essay.wordLimit)}`}
        </p>
      )}
      {essay?.content && prompt && (
        <p className="max-w-prose break-words">
          <strong>{essay.prompt ? text.prompt : text.askedTopics}:</strong> {prompt}
        </p>
      )}
      {essay && (
        <p className="max-w-prose break-words whitespace-pre-line">
          {wish ? (
            <>
              <strong>{text.wish}:</strong> {wish}
            </>
          ) : (
            text.noWish
          )}
        </p>
      )}
    </Card>
  )
}

function Answer({ request: { id } }: OfRequest) {
  const [send, { loading }] = useMutation(answerMutation)
  async function answer(accept: boolean) {
    const done = await runMutation(text.answerFailed, async () => {
      const { data } = await send({ variables: { input: { id, accept } } })
      return data?.answerEssayRequest
    })
    if (done) toast.success({ title: accept ? text.accepted : text.declined })
  }
  return (
    <Card className="flex flex-col gap-4">
      <p className="max-w-prose">{text.acceptMeans}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" isBusy={loading} onClick={() => void answer(true)}>
          {text.accept}
        </Button>
        <Button isBusy={loading} onClick={() => void answer(false)}>
          {text.decline}
        </Button>
      </div>
    </Card>
  )
}

function Writing({ request, onGone }: Pick<Props, 'request' | 'onGone'>) {
  const content = request.essay?.content
  if (!content) return <Notice tone="warn">{text.noText}</Notice>
  return <FeedbackForm key={request.id} {...{ request, content, onGone }} />
}

function Sent({ request, feedback }: Omit<Props, 'onGone'>) {
  const { essay, isHelpful, endedAt } = request
  const marked = new Set(request.feedback?.remarks.map(({ from }) => from))
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      {essay?.content && (
        <EssayText content={essay.content} marked={marked} onChoose={null} />
      )}
      <section aria-labelledby="sent" className="flex min-w-0 flex-col gap-3">
        <h2 id="sent" className="text-xl">
          {text.sentAs}
        </h2>
        <p className="text-sm text-muted">{endedAt && formatDateTime(endedAt)}</p>
        {feedback && <FeedbackView feedback={feedback} />}
        {typeof isHelpful === 'boolean' && (
          <Notice>{isHelpful ? text.helpful : text.helpfulNot}</Notice>
        )}
      </section>
    </div>
  )
}
