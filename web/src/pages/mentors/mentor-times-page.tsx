import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { useQuery } from '@apollo/client/react'
import { mentorMessages } from '#features/mentors/mentor-messages.ts'
import { ownProfileQuery, profileFragment } from '#features/mentors/profile-fragment.ts'
import { TimesForm } from '#features/mentors/times-form.tsx'
import { profileMessages as text } from '#features/mentors/profile-messages.ts'
import { useViewer } from '#lib/session/session.ts'
import { Forbidden } from '#page/forbidden.tsx'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { readFragment } from '#gql'

/** /mentoring/availability: when a mentor takes sessions. */
export function MentorTimesPage() {
  const isStudent = useViewer()?.accountType === 'STUDENT'
  const result = useQuery(ownProfileQuery, {
    fetchPolicy: 'cache-and-network',
    skip: !isStudent,
  })
  const mentor = readFragment(profileFragment, result.data?.myMentorProfile)
  const settings = mentor?.settings
  if (!isStudent)
    return (
      <Forbidden title={text.times} home={mentorMessages.back}>
        {mentorMessages.studentsOnly}
      </Forbidden>
    )
  return (
    <Page
      title={text.times}
      lead={text.timesLead}
      actions={
        <LinkButton to={mentorPaths.sessions({ side: 'mentor' })}>
          {mentorMessages.sessions}
        </LinkButton>
      }
    >
      {!result.data && (
        <QueryState result={result} failed={text.failed} label={text.loading}>
          <Skeleton className="h-96" />
        </QueryState>
      )}
      {mentor && settings && (
        // As wide as the longest of its rows.
        <div className="max-w-168">
          <TimesForm key={mentor.id} timeZone={mentor.timeZone} settings={settings} />
        </div>
      )}
      {result.data && !settings && (
        <EmptyState
          title={text.noProfile}
          action={<LinkButton to={mentorPaths.profile()}>{text.apply}</LinkButton>}
        />
      )}
    </Page>
  )
}
