import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { useQuery } from '@apollo/client/react'
import { useNavigate, useSearchParams } from 'react-router'
import { MentorForm } from '#features/mentors/mentor-form.tsx'
import { mentorMessages } from '#features/mentors/mentor-messages.ts'
import { ownProfileQuery, profileFragment } from '#features/mentors/profile-fragment.ts'
import { profileMessages as text } from '#features/mentors/profile-messages.ts'
import { safeReturnTo } from '#lib/session/return-to.ts'
import { useViewer } from '#lib/session/session.ts'
import { Forbidden } from '#page/forbidden.tsx'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { readFragment } from '#gql'
import type { Profile_MentorFragment } from '#gql/graphql'

/** /mentoring/profile: applying to be a mentor, and editing a mentor's profile. */
export function MentorProfilePage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const back = safeReturnTo(params.get('returnTo'))
  const viewer = useViewer()
  const isStudent = viewer?.accountType === 'STUDENT'
  const result = useQuery(ownProfileQuery, {
    fetchPolicy: 'cache-and-network',
    skip: !isStudent,
  })
  const mentor = readFragment(profileFragment, result.data?.myMentorProfile) ?? null
  if (!viewer || !isStudent)
    return (
      <Forbidden title={text.title} home={mentorMessages.back}>
        {mentorMessages.studentsOnly}
      </Forbidden>
    )
  const { data } = result
  return (
    <Page
      title={mentor || !data ? text.title : text.apply}
      lead={mentor?.settings?.status === 'APPROVED' ? text.leadApproved : text.lead}
      width="form"
      actions={mentor && <LinkButton to={mentorPaths.times()}>{text.setTimes}</LinkButton>}
    >
      {data ? (
        <>
          {mentor && <Standing mentor={mentor} />}
          <Card>
            <MentorForm
              key={mentor?.id}
              mentor={mentor}
              name={`${viewer.firstName} ${viewer.lastName}`}
              options={data.mentorOptions}
              focusField={params.get('edit')}
              onSaved={() => back && void navigate(back, { replace: true })}
            />
          </Card>
        </>
      ) : (
        <QueryState result={result} failed={text.failed} label={text.loading}>
          <Skeleton className="h-96" />
        </QueryState>
      )}
    </Page>
  )
}

function Standing({ mentor: { id, settings } }: { mentor: Profile_MentorFragment }) {
  if (!settings) return null
  const { status, decisionNote } = settings
  return (
    <Notice tone={status === 'APPROVED' ? 'good' : 'info'}>
      <p>{text[status]}</p>
      {decisionNote && <p className="mt-2 break-words">{text.note(decisionNote)}</p>}
      {status === 'APPROVED' && (
        <LinkButton to={mentorPaths.mentor(id)} className="mt-2">
          {text.viewProfile}
        </LinkButton>
      )}
    </Notice>
  )
}
