import { useMutation } from '@apollo/client/react'
import { useState, type ReactNode } from 'react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { useLiveQuery } from '#lib/live/use-live-query.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { EssayRequest_RequestFragment } from '#gql/graphql'
import { FeedbackView, type feedbackFragment } from './feedback-view.tsx'
import { requestFragment } from './request-fragment.ts'
import { askMessages as text } from './request-messages.ts'
import { markMutation, withdrawMutation } from './request-mutations.ts'
import { StatusAnnouncer } from './status-announcer.tsx'

const AskMentor = lazyPart(async () => (await import('./ask-mentor.tsx')).AskMentor)

const fragment = graphql(`
  fragment MentorFeedback_Review on EssayReview {
    id
    status
    ...MentorFeedback_Requests
  }
`)

/**
 * Leaves out the state of the review itself, which the page
 * follows in its own way, with everything that belongs to it.
 */
const requestsFragment = graphql(`
  fragment MentorFeedback_Requests on EssayReview {
    id
    mentorRequests {
      id
      ...EssayRequest_Request
      feedback {
        ...FeedbackView_Feedback
      }
    }
  }
`)

const live = graphql(`
  subscription MentorFeedback_Live($id: ID!) {
    essayReview(id: $id) {
      id
      ...MentorFeedback_Requests
    }
  }
`)

type Request = EssayRequest_RequestFragment
type Props = {
  review: FragmentType<typeof fragment>
  /** Reads the essay again. */
  onChanged: () => void
}

/**
 * On the page of an essay: asking a mentor to read it, waiting
 * for the mentor, and their feedback as soon as it is there.
 */
export function MentorFeedback({ onChanged, ...props }: Props) {
  const review = readFragment(fragment, props.review)
  const [isAsking, setIsAsking] = useState(false)
  useLiveQuery(live, { variables: { id: review.id } })
  const { mentorRequests } = readFragment(requestsFragment, review)
  const requests = mentorRequests.map((one) => ({
    request: readFragment(requestFragment, one),
    feedback: one.feedback,
  }))
  const done = requests.filter(({ request }) => request.status === 'COMPLETED')
  const newest = requests[0]?.request ?? null
  const isOpen = newest !== null && isWaitedFor(newest)
  if (review.status !== 'COMPLETED' && !newest)
    return review.status === 'FAILED' ? null : (
      <Section>
        <p className="max-w-prose text-muted">{text.waitForRules}</p>
      </Section>
    )
  return (
    <Section>
      <StatusAnnouncer status={newest?.status} words={text.announcements} />
      {done.map((one) => (
        <Done key={one.request.id} {...one} />
      ))}
      {newest && <Standing request={newest} />}
      {!isOpen && (
        <>
          {done.length === 0 && <p className="max-w-prose">{text.why}</p>}
          <Button className="self-start" onClick={() => setIsAsking(true)}>
            {newest ? text.askAnother : text.ask}
          </Button>
        </>
      )}
      {isAsking && (
        <LazyPart>
          <AskMentor
            reviewId={review.id}
            onClose={() => setIsAsking(false)}
            onSent={onChanged}
          />
        </LazyPart>
      )}
    </Section>
  )
}

type Feedback = FragmentType<typeof feedbackFragment>

function Done(props: { request: Request; feedback: Feedback | null }) {
  const { request, feedback } = props
  return (
    <article className="flex flex-col gap-3">
      <h3 className="text-lg break-words">{text.wrote(request.mentor?.name)}</h3>
      <p className="text-sm text-muted">
        {request.endedAt && formatDateTime(request.endedAt)} · {text.byPerson}
      </p>
      {feedback && <FeedbackView feedback={feedback} />}
      <Mark request={request} />
    </article>
  )
}

function Section({ children }: { children: ReactNode }) {
  return (
    <Card>
      <section aria-labelledby="mentor-feedback" className="flex flex-col gap-4">
        <h2 id="mentor-feedback" className="text-xl">
          {text.title}
        </h2>
        {children}
      </section>
    </Card>
  )
}

function isWaitedFor({ status }: Request): boolean {
  return status === 'REQUESTED' || status === 'ACCEPTED' || status === 'OVERDUE'
}

/** The state of the newest request; nothing once it is answered. */
function Standing({ request }: { request: Request }) {
  const { status, mentor, expiresAt, dueAt } = request
  switch (status) {
    case 'REQUESTED':
      return (
        <Waiting request={request}>
          <p>{text.waits(mentor?.name, formatDateTime(expiresAt))}</p>
        </Waiting>
      )
    case 'ACCEPTED':
      return (
        <Waiting request={request}>
          <p>{text.reading(mentor?.name, formatDateTime(dueAt ?? expiresAt))}</p>
        </Waiting>
      )
    case 'OVERDUE':
      return (
        <Waiting request={request}>
          <Notice tone="warn">{text.late(mentor?.name)}</Notice>
        </Waiting>
      )
    case 'DECLINED':
    case 'EXPIRED':
    case 'WITHDRAWN':
      return <p className="text-muted">{text.ended[status]}</p>
    case 'COMPLETED':
      return null
  }
}

function Waiting({ request, children }: { request: Request; children: ReactNode }) {
  const [send, { loading }] = useMutation(withdrawMutation)
  async function takeBack() {
    const done = await runMutation(text.takeBackFailed, async () => {
      const { data } = await send({ variables: { input: { id: request.id } } })
      return data?.withdrawEssayRequest
    })
    if (done) toast.success({ title: text.tookBack })
  }
  return (
    <>
      {children}
      <Button className="self-start" isBusy={loading} onClick={() => void takeBack()}>
        {text.takeBack}
      </Button>
    </>
  )
}

function Mark({ request: { id, isHelpful } }: { request: Request }) {
  const [send, { loading }] = useMutation(markMutation)
  async function mark(helps: boolean) {
    const done = await runMutation(text.markFailed, async () => {
      const { data } = await send({ variables: { input: { id, isHelpful: helps } } })
      return data?.markEssayFeedback
    })
    if (done) toast.success({ title: text.marked, topic: 'mark' })
  }
  const choice = (helps: boolean, label: string) => (
    <Button
      kind={isHelpful === helps ? 'primary' : 'secondary'}
      isBusy={loading}
      aria-pressed={isHelpful === helps}
      onClick={() => void mark(helps)}
    >
      {label}
    </Button>
  )
  return (
    <div
      role="group"
      aria-label={text.isHelpful}
      className="flex flex-wrap items-center gap-3"
    >
      <span>{text.isHelpful}</span>
      {choice(true, text.helps)}
      {choice(false, text.helpsNot)}
    </div>
  )
}
