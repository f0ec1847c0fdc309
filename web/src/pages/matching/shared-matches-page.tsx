import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { ByRound } from '#features/matching/by-round.tsx'
import { SharedMatch } from '#features/matching/shared-match.tsx'
import { ResultSummary } from '#features/matching/result-summary.tsx'
import { resultMessages as text } from '#features/matching/result-messages.ts'
import { DeadlineText } from '#features/scholarships/deadline-text.tsx'
import { useReturningSave } from '#features/scholarships/returning-save.ts'
import { SaveButton } from '#features/scholarships/save-button.tsx'
import { LinkButton } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Page } from '#page/page.tsx'
import { useSession } from '#lib/session/session.ts'
import { paths } from '#paths'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import type { SharedMatchesPageQuery } from '#gql/graphql'

const sharedQuery = graphql(`
  query SharedMatchesPage($token: ID!) {
    sharedMatchRun(token: $token) {
      finishedAt
      result {
        ...ResultSummary_MatchResult
        matches(first: 50) {
          ...SharedMatch_ScholarshipMatch
          isRoundOver
          scholarship {
            id
            ...DeadlineText_Scholarship
            ...SaveButton_Scholarship
          }
        }
      }
    }
  }
`)

/** /ai-matching/shared/:token, for everybody who has the link; it asks for nothing of the profile. */
export function SharedMatchesPage() {
  const { viewer } = useSession()
  return (
    <Page title={text.sharedTitle} lead={text.sharedLead}>
      <Shared key={viewer?.id ?? 'nobody'} />
      <LinkButton className="self-start print:hidden" to={paths.matching()}>
        {text.sharedOwn}
      </LinkButton>
    </Page>
  )
}

function Shared() {
  useReturningSave()
  const { token = '' } = useParams()
  const result = useQuery(sharedQuery, {
    variables: { token },
    notifyOnNetworkStatusChange: true,
  })
  if (!result.data)
    return (
      <QueryState result={result} failed={text.sharedFailed} label={text.sharedLoading}>
        <Skeleton className="h-96 w-full" />
      </QueryState>
    )
  const run = result.data.sharedMatchRun
  if (!run) return <EmptyState title={text.sharedGone}>{text.sharedGoneHelp}</EmptyState>
  return (
    <>
      {run.result.matches.length === 0 && <EmptyState title={text.sharedNone} />}
      <ResultSummary result={run.result} own={null} finishedAt={run.finishedAt} />
      <ByRound matches={run.result.matches}>{(some) => <Cards matches={some} />}</ByRound>
    </>
  )
}

type Run = NonNullable<SharedMatchesPageQuery['sharedMatchRun']>
type Match = Run['result']['matches'][number]

function Cards({ matches }: { matches: readonly Match[] }) {
  return (
    <ol className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {matches.map((match) => (
        <li key={match.scholarship.id}>
          <SharedMatch
            match={match}
            actions={<SaveButton scholarship={match.scholarship} isWide isOneOfMany />}
          >
            <DeadlineText scholarship={match.scholarship} />
          </SharedMatch>
        </li>
      ))}
    </ol>
  )
}
