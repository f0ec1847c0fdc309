import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Conversation } from '#features/ai-mentors/conversation.tsx'
import {
  contexts,
  type MentorContext,
  mentorMessages as text,
} from '#features/ai-mentors/mentor-messages.ts'
import { useConversation } from '#features/ai-mentors/use-conversation.ts'
import { Button } from '#ui/button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { Monogram } from '#ui/monogram.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { MentorChat_MentorFragment } from '#gql/graphql'

/** The chat waits for none of these parts. */
const SessionList = lazyPart(
  async () => (await import('#features/ai-mentors/session-list.tsx')).SessionList,
)
const DeleteSession = lazyPart(
  async () => (await import('#features/ai-mentors/delete-session.tsx')).DeleteSession,
)
const MemoryDialog = lazyPart(
  async () => (await import('#features/ai-mentors/memory-dialog.tsx')).MemoryDialog,
)
const ProgressBeside = lazyPart(
  async () => (await import('#features/progress/progress-beside.tsx')).ProgressBeside,
)

const fragment = graphql(`
  fragment MentorChat_Mentor on AiMentor {
    id
    name
    personality
    greeting
    answersBy
  }
`)

/** Reads the student's progress again; its script loads with the progress itself, which may not have loaded. */
async function countAnswer(client: ApolloClient) {
  const progress = await import('#features/progress/refresh-progress.ts').catch(() => null)
  await progress?.refreshProgress(client)
}

const contextOptions = Object.entries(contexts).map(([value, { label }]) => ({
  value: value as MentorContext,
  label,
}))

/** A student's chat with their mentor, or with the mentor of the open conversation, which the address names. */
export function MentorChat(props: {
  mentors: readonly FragmentType<typeof fragment>[]
  currentId: string
  onChange: () => void
}) {
  const mentors = props.mentors.map((one) => readFragment(fragment, one))
  const [address, setAddress] = useSearchParams()
  const [context, setContext] = useState<MentorContext>('GENERAL')
  const session = address.get('session')
  const conversation = useConversation(session)
  const wanted = conversation.session?.mentorId ?? props.currentId
  const mentor = mentors.find(({ id }) => id === wanted)
  const client = useApolloClient()
  const open = (id: string | null) =>
    setAddress(id === null ? {} : { session: id }, { replace: id !== null })
  if (!mentor) return null
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-6 max-lg:order-2">
        <AboutMentor mentor={mentor} onChange={props.onChange} />
        <SelectField
          label={text.context}
          name="context"
          options={contextOptions}
          value={context}
          onChange={(value) => setContext(value === '' ? 'GENERAL' : value)}
        />
        <LazyPart
          fallback={<Skeleton className="h-44" />}
          failed={<p>{text.sessionsFailed}</p>}
        >
          <SessionList key={session} sessionId={session} mentors={mentors} />
        </LazyPart>
        {session !== null && <KeepOrDelete sessionId={session} onGone={() => open(null)} />}
        <LazyPart fallback={<Skeleton className="h-80" />}>
          <ProgressBeside />
        </LazyPart>
      </div>
      <Conversation
        mentor={mentor}
        context={context}
        sessionId={session}
        conversation={conversation}
        onSession={open}
        onAnswered={() => void countAnswer(client)}
      />
    </div>
  )
}

function KeepOrDelete(props: { sessionId: string; onGone: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <a
        href={`/api/mentor/sessions/${encodeURIComponent(props.sessionId)}`}
        download="conversation.json"
        className={buttonStyle('secondary', 'normal')}
      >
        {text.exportSession}
      </a>
      <LazyPart fallback={<Skeleton className="h-11 w-44" />} failed={<PartFailed />}>
        <DeleteSession {...props} />
      </LazyPart>
    </div>
  )
}

function AboutMentor({
  mentor,
  onChange,
}: {
  mentor: MentorChat_MentorFragment
  onChange: () => void
}) {
  const [isMemoryOpen, setIsMemoryOpen] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Monogram name={mentor.name} id={mentor.id} />
        <div>
          <p className="text-lg font-semibold">{mentor.name}</p>
          <p className="text-muted">{text.yours(mentor.personality)}</p>
        </div>
      </div>
      <p className="text-sm text-muted">{text.answersBy(mentor.answersBy)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onChange}>{text.change}</Button>
        <Button onClick={() => setIsMemoryOpen(true)}>{text.memory}</Button>
      </div>
      {isMemoryOpen && (
        <LazyPart>
          <MemoryDialog onClose={() => setIsMemoryOpen(false)} />
        </LazyPart>
      )}
    </div>
  )
}
