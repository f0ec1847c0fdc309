import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { QueryState, type QueryResult } from '#page/query-state.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { Button } from '#ui/button.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Exchange } from './exchange.tsx'
import { MessageForm } from './message-form.tsx'
import { contexts, type MentorContext, mentorMessages as text } from './mentor-messages.ts'
import type { useConversation } from './use-conversation.ts'

type Mentor = { id: string; name: string; greeting: string }
type Props = {
  mentor: Mentor
  context: MentorContext
  sessionId: string | null
  conversation: ReturnType<typeof useConversation>
  onSession: (sessionId: string | null) => void
  /** The counts for the student may have changed. */
  onAnswered: () => void
}

/** The chat with a mentor: the messages so far, and the field for the next question. */
export function Conversation(props: Props) {
  const { mentor, context, sessionId, conversation, onSession, onAnswered } = props
  const { result, replies, isUnread, earlier, isLoadingMore, reread } = conversation
  const hold = isUnread
    ? text.readFirst
    : replies.some(isUnfinished)
      ? text.waitFirst
      : null
  const [asked, setAsked] = useState<string | null>(null)
  async function onSent(reply: { id: string; sessionId: string }) {
    setAsked(reply.id)
    if (reply.sessionId === sessionId) await result.refetch()
    else onSession(reply.sessionId)
  }
  return (
    <div className={cardStyle(null, 'flex min-w-0 flex-col')}>
      <ChatHead {...{ mentor, context }} onNew={() => onSession(null)} />
      <Thread newest={newestOf(replies.at(-1))}>
        {earlier && (
          <Button className="self-center" isBusy={isLoadingMore} onClick={earlier}>
            {text.earlier}
          </Button>
        )}
        {sessionId !== null && !result.data && <ChatNotThereYet result={result} />}
        {replies.length === 0 && !isUnread && <Greeting mentor={mentor} />}
        {replies.map((reply) => (
          <Exchange
            key={reply.id}
            reply={reply}
            mentor={mentor}
            onChanged={() => void reread(reply.id)}
          />
        ))}
      </Thread>
      <FinishedAnswer
        key={sessionId}
        {...{ name: mentor.name, replies, asked, onAnswered }}
      />
      <MessageForm
        {...{ mentor, context, sessionId, hold }}
        onSent={(reply) => void onSent(reply)}
      />
    </div>
  )
}

type ChatHeadProps = Pick<Props, 'mentor' | 'context'> & { onNew: () => void }

function ChatHead({ mentor, context, onNew }: ChatHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 border-b border-line p-4">
      <div>
        <h2 id="chat" className="text-xl">
          {text.chatWith(mentor.name)}
        </h2>
        <p className="text-muted">{contexts[context].about}</p>
      </div>
      <Button onClick={onNew}>{text.newSession}</Button>
    </div>
  )
}

/** Scrolls smoothly to the newest message; at once for people who want less motion. */
function Thread({ newest, children }: { newest: string | undefined; children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (newest) end.current?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  return (
    <div
      role="region"
      aria-labelledby="chat"
      // People without a mouse scroll it by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex h-[600px] flex-col gap-4 overflow-y-auto scroll-smooth p-4"
    >
      {children}
      <div ref={end} />
    </div>
  )
}

function ChatNotThereYet({ result }: { result: QueryResult }) {
  return (
    <QueryState result={result} label={text.loadingChat} failed={text.chatFailed}>
      <Skeleton className="ms-auto h-16 w-64" />
      <Skeleton className="mt-4 h-32 w-80" />
    </QueryState>
  )
}

function Greeting({ mentor }: { mentor: Mentor }) {
  return (
    <div className="m-auto flex max-w-prose flex-col items-center gap-3 text-center">
      <Monogram name={mentor.name} id={mentor.id} />
      <p className="text-lg">{mentor.greeting}</p>
      <p className="text-muted">{text.empty}</p>
    </div>
  )
}

type Said = { id: string; status: string; answer?: string | null }

function isUnfinished({ status }: Pick<Said, 'status'>): boolean {
  return ['PENDING', 'ANSWERING'].includes(status)
}

/** Changes with each question, and when one ends without an answer: the reason and “Retry” are to be seen whole. */
function newestOf(last: Said | undefined): string | undefined {
  const isFailed = last && !isUnfinished(last) && last.answer == null
  return isFailed ? `${last.id} failed` : last?.id
}

type FinishedAnswerProps = {
  name: string
  replies: readonly Said[]
  /** The question that was sent from here: its answer may be whole when it is first read. */
  asked: string | null
  onAnswered: () => void
}

/** For people who listen: announces that an answer is being written, then reads the whole answer once. */
function FinishedAnswer({ name, replies, asked, onAnswered }: FinishedAnswerProps) {
  const last = replies.at(-1)
  const isOpen = last !== undefined && isUnfinished(last)
  // Answers that were there when the conversation was opened have been read before.
  const [followed, setFollowed] = useState<string | null>(null)
  if (isOpen && followed !== last.id) setFollowed(last.id)
  const isFollowed = last !== undefined && [followed, asked].includes(last.id)
  const finished = isFollowed && !isOpen ? last : null
  const tellAnswered = useEffectEvent(onAnswered)
  const finishedId = finished?.id
  useEffect(() => {
    if (finishedId) tellAnswered()
  }, [finishedId])
  return (
    <p role="status" className="sr-only">
      {isOpen ? text.writing(name) : finished && (finished.answer ?? text.noAnswer)}
    </p>
  )
}
