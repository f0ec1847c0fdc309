import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { useQuery } from '@apollo/client/react'
import { useLocation, useParams } from 'react-router'
import { BookSession } from '#features/mentors/book-session.tsx'
import { MentorFacts } from '#features/mentors/mentor-facts.tsx'
import { mentorMessages as text } from '#features/mentors/mentor-messages.ts'
import { MentorReviews } from '#features/mentors/mentor-reviews.tsx'
import { SlotPicker } from '#features/mentors/slot-picker.tsx'
import { useViewer } from '#lib/session/session.ts'
import { LinkButton, TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { pageWithoutRecord } from '#page/page-without-record.tsx'
import { Card } from '#ui/card.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { graphql } from '#gql'

const query = graphql(`
  query MentorPage($id: ID!) {
    mentor(id: $id) {
      id
      name
      hourlyRate
      ...MentorFacts_Mentor
    }
  }
`)

/** /mentors/:id: a mentor, and the times that can be booked. */
export function MentorPage() {
  const { id = '' } = useParams()
  const result = useQuery(query, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const mentor = result.data?.mentor
  const back = (
    <TextLink to={mentorPaths.mentors()} className="inline-flex min-h-11 items-center">
      {text.back}
    </TextLink>
  )
  if (!mentor)
    return pageWithoutRecord({
      result,
      title: text.title,
      words: text,
      actions: back,
      illustration: 'lighthouse',
      skeleton: (
        <>
          <Skeleton className="h-44" />
          <Skeleton className="mt-4 h-72" />
        </>
      ),
    })
  return (
    <Page
      title={mentor.name}
      heading={
        <span className="flex items-center gap-3">
          <Monogram name={mentor.name} />
          <span className="min-w-0 break-words">{mentor.name}</span>
        </span>
      }
      actions={back}
    >
      <MentorFacts mentor={mentor} />
      <Card>
        <section aria-labelledby="times" className="flex flex-col gap-4">
          <h2 id="times" className="text-xl">
            {text.times}
          </h2>
          <Times mentor={mentor} />
        </section>
      </Card>
      <MentorReviews id={mentor.id} />
    </Page>
  )
}

/** Visitors see the times, too: booking leads to sign-in and back. */
function Times({ mentor }: { mentor: { id: string; name: string; hourlyRate: string } }) {
  const viewer = useViewer()
  const { pathname } = useLocation()
  if (viewer?.accountType === 'STUDENT' && viewer.id !== mentor.id)
    return <BookSession mentor={mentor} />
  return (
    <>
      {viewer ? (
        <Notice>{viewer.id === mentor.id ? text.ownTimes : text.studentsOnly}</Notice>
      ) : (
        <LinkButton
          kind="primary"
          to={paths.login('student', { returnTo: pathname })}
          className="self-start"
        >
          {text.signIn}
        </LinkButton>
      )}
      <SlotPicker mentorId={mentor.id} onChoose={null} isBusy={false} />
    </>
  )
}
