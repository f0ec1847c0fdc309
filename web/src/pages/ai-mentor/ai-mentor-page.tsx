import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { MentorGrid } from '#features/ai-mentors/mentor-grid.tsx'
import { mentorMessages as text } from '#features/ai-mentors/mentor-messages.ts'
import { useViewer } from '#lib/session/session.ts'
import { Page } from '#page/page.tsx'
import { QueryState } from '#page/query-state.tsx'
import { ForVisitors } from '#page/for-visitors.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { graphql } from '#gql'
import { MentorChat } from './mentor-chat.tsx'

const query = graphql(`
  query AiMentorPage {
    features
    aiMentors {
      id
      name
      isConnected
      ...AiMentorCard_AiMentor
      ...MentorChat_Mentor
    }
  }
`)

/** /ai-mentor: a student's mentor. Visitors see the way in; other accounts see that it is for students. */
export function AiMentorPage() {
  const viewer = useViewer()
  if (viewer?.accountType === 'STUDENT') return <StudentMentor />
  return (
    <Page title={text.title} lead={text.lead}>
      {viewer === null ? (
        <ForVisitors>
          <SignUpPitch />
        </ForVisitors>
      ) : (
        <FindScholarships title={text.notStudentTitle} find={text.find}>
          {text.notStudent}
        </FindScholarships>
      )}
    </Page>
  )
}

function SignUpPitch() {
  const signIn = `/api/login?${new URLSearchParams({ returnTo: paths.aiMentor() })}`
  return (
    <section
      aria-labelledby="sign-up"
      className="flex flex-wrap items-center justify-between gap-4 rounded border border-line bg-sea-soft p-5"
    >
      <div className="max-w-prose">
        <h2 id="sign-up" className="text-lg">
          {text.pitchTitle}
        </h2>
        <p>{text.pitch}</p>
      </div>
      <a href={signIn} className={buttonStyle('primary', 'normal')}>
        {text.signUp}
      </a>
    </section>
  )
}

function StudentMentor() {
  const [isChoosing, setIsChoosing] = useState(false)
  const [, setAddress] = useSearchParams()
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const mentors = result.data?.aiMentors
  if (!mentors) {
    return (
      <Page title={text.title} lead={text.lead}>
        <QueryState result={result} label={text.loading} failed={text.failed}>
          <CardsLoading />
        </QueryState>
      </Page>
    )
  }
  if (!result.data?.features.includes('ai-mentors'))
    return (
      <Page title={text.title}>
        <Notice>{text.paused}</Notice>
      </Page>
    )
  const current = mentors.find(({ isConnected }) => isConnected)
  if (current && !isChoosing) {
    return (
      <Page title={text.title}>
        <MentorChat
          key={current.id}
          mentors={mentors}
          currentId={current.id}
          onChange={() => setIsChoosing(true)}
        />
      </Page>
    )
  }
  const stay = current && (
    <Button onClick={() => setIsChoosing(false)}>{text.keep(current.name)}</Button>
  )
  return (
    <Page title={text.title} lead={text.lead} actions={stay}>
      <MentorGrid
        mentors={mentors}
        onConnected={async () => {
          await result.refetch()
          // The open conversation is with another mentor.
          setAddress({})
          setIsChoosing(false)
        }}
      />
    </Page>
  )
}

function CardsLoading() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  )
}
