import { useQuery } from '@apollo/client/react'
import { formatDayOf } from '#lib/format/format.ts'
import { LinkButton } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { RowLink } from '#page/row-link.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import type { NewestMatchesQuery } from '#gql/graphql'
import { paths } from '#paths'
import { formatNumber } from '#ui/format-number.ts'
import { AwaitedBadge } from './awaited-badge.tsx'
import { MadeByItself } from './match-changes.tsx'
import { resultMessages as text } from './result-messages.ts'

const newestDocument = graphql(`
  query NewestMatches {
    latestMatchRun {
      id
      finishedAt
      cause
      changes {
        ...ChangesInShort_MatchChanges
      }
      result {
        matchCount
        toAnswerCount
        toCheckCount
        matches(first: 3) {
          verdict
          label
          awaits
          score
          scoreBase
          scholarship {
            id
            slug
            title
            provider
          }
        }
      }
    }
  }
`)

type Run = NonNullable<NewestMatchesQuery['latestMatchRun']>

/** For a student's home: the best three of the newest run; nothing before the first one. */
export function NewestMatchesCard() {
  const result = useQuery(newestDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  if (!result.data)
    return (
      <QueryState isPart result={result} failed={text.homeFailed} label={text.homeTitle}>
        <Skeleton className="h-52" />
      </QueryState>
    )
  const run = result.data.latestMatchRun
  if (!run) return null
  return (
    <Card>
      <section aria-label={text.homeTitle} className="flex h-full flex-col gap-3">
        <h2 className="text-xl">{text.homeTitle}</h2>
        {run.cause !== 'STUDENT' && (
          <MadeByItself cause={run.cause} changes={run.changes} />
        )}
        {run.result ? <Newest run={run} result={run.result} /> : <p>{text.homeNone}</p>}
        <LinkButton className="self-start" to={paths.matching()}>
          {text.homeOpen}
        </LinkButton>
      </section>
    </Card>
  )
}

/** Scholarships that wait for an answer or for the provider are no matches, but not nothing either. */
function withoutMatch({ toAnswerCount, toCheckCount }: NewestProps['result']): string {
  if (toAnswerCount + toCheckCount === 0) return text.homeNoMatches
  return [
    text.homeNoneYet,
    toAnswerCount > 0 &&
      text.homeToAnswer(formatNumber(toAnswerCount), toAnswerCount === 1),
    toCheckCount > 0 && text.homeToCheck(formatNumber(toCheckCount), toCheckCount === 1),
  ]
    .filter(Boolean)
    .join(' ')
}

type NewestProps = { run: Run; result: NonNullable<Run['result']> }

function Newest({ run, result }: NewestProps) {
  const { matchCount, matches } = result
  if (matchCount === 0) return <p>{withoutMatch(result)}</p>
  const day = run.finishedAt ? formatDayOf(run.finishedAt) : ''
  return (
    <>
      <p className="text-sm text-muted">
        {text.homeFound(formatNumber(matchCount), matchCount === 1, day)}
      </p>
      <ol className="flex flex-col gap-3">
        {matches.map(({ score, scoreBase, scholarship, ...match }) => (
          <li key={scholarship.id} className="relative">
            <p className="line-clamp-2 wrap-anywhere">
              <RowLink to={paths.scholarship(scholarship.slug)}>
                {scholarship.title}
              </RowLink>
            </p>
            <p className="text-muted">
              <span className="tabular">
                {typeof score === 'number' ? text.matchOf(score) : scoreBase}
              </span>{' '}
              · {scholarship.provider}
            </p>
            <AwaitedBadge match={match} />
          </li>
        ))}
      </ol>
    </>
  )
}
