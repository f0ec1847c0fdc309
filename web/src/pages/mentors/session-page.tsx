import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { sessionMessages as text } from '#features/mentors/mentor-messages.ts'
import { PrivateNote } from '#features/mentors/private-note.tsx'
import { SessionActions } from '#features/mentors/session-actions.tsx'
import { SessionFacts } from '#features/mentors/session-facts.tsx'
import { sessionFragment } from '#features/mentors/session-fragment.ts'
import { otherName } from '#features/mentors/session-names.ts'
import { useNoticeCounts } from '#features/notices/notice-counts.ts'
import { useOnChange } from '#lib/live/use-on-change.ts'
import { TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { pageWithoutRecord } from '#page/page-without-record.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql, readFragment } from '#gql'

const query = graphql(`
  query SessionPage($id: ID!) {
    mentorshipSession(id: $id) {
      id
      ...Session_MentorshipSession
    }
  }
`)

/** /mentoring/sessions/:id: one session, for its student and its mentor; read again as soon as either gets a notice. */
export function SessionPage() {
  const { id = '' } = useParams()
  const result = useQuery(query, { variables: { id }, fetchPolicy: 'cache-and-network' })
  // What one of the two does with the session comes to the other as a notice.
  useOnChange(String(useNoticeCounts()?.version), () => {
    void result.refetch().catch(() => undefined)
  })
  const session = readFragment(sessionFragment, result.data?.mentorshipSession)
  const side = session?.isViewerMentor ? ({ side: 'mentor' } as const) : {}
  const back = (
    <TextLink to={mentorPaths.sessions(side)} className="inline-flex min-h-11 items-center">
      {text.back}
    </TextLink>
  )
  if (!session)
    return pageWithoutRecord({
      result,
      title: text.one,
      words: text,
      actions: back,
      illustration: 'lighthouse',
      skeleton: <Skeleton className="h-72" />,
    })
  return (
    <Page
      title={text.with(otherName(session))}
      actions={
        <div className="flex flex-wrap gap-x-6">
          {back}
          {!session.isViewerMentor && (
            <TextLink
              to={mentorPaths.mentor(session.mentor.id)}
              className="inline-flex min-h-11 items-center"
            >
              {text.freeTimes}
            </TextLink>
          )}
        </div>
      }
    >
      <SessionFacts session={session} />
      <SessionActions session={session} />
      <PrivateNote key={session.id} session={session} />
    </Page>
  )
}
