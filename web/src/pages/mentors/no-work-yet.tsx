import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { useQuery } from '@apollo/client/react'
import type { ReactElement } from 'react'
import { sessionMessages as text } from '#features/mentors/mentor-messages.ts'
import { profileMessages } from '#features/mentors/profile-messages.ts'
import { useViewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'

const query = graphql(`
  query NoWorkYet {
    myMentorProfile {
      id
      settings {
        status
      }
    }
  }
`)

export function useIsMentor(): boolean {
  return useViewer()?.roles?.includes('MENTOR') ?? false
}

/** Where a mentor’s work will be: `children` tell a mentor what comes, everybody else reads how they become one. */
export function NoWorkYet({ children }: { children: ReactElement }) {
  return useIsMentor() ? children : <NotMentor />
}

function NotMentor() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  if (!result.data)
    return (
      <QueryState
        result={result}
        failed={profileMessages.failed}
        label={profileMessages.loading}
      >
        <Skeleton className="h-72" />
      </QueryState>
    )
  const status = result.data.myMentorProfile?.settings?.status
  const hasApplied = status === 'APPLIED'
  return (
    <EmptyState
      illustration="lighthouse"
      title={hasApplied ? text.mentorApplied : text.notMentor}
      action={
        <LinkButton to={mentorPaths.profile()}>
          {status ? profileMessages.title : profileMessages.apply}
        </LinkButton>
      }
    >
      {text.noneYetMentor}
    </EmptyState>
  )
}
