import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { progressMessages as text } from './progress-messages.ts'

const lineDocument = graphql(`
  query StudentProgressLine {
    studentProgress {
      totalPoints
      currentLevel
      currentStreak
    }
  }
`)

/** How far the student has come, in one line, with a link to all of it; nothing before the first work. */
export function ProgressLine() {
  const { data, error } = useQuery(lineDocument, { fetchPolicy: 'cache-and-network' })
  if (!data && !error)
    return (
      <Loading label={text.title}>
        <Skeleton className="h-11" />
      </Loading>
    )
  const progress = data?.studentProgress
  if (progress?.totalPoints === 0) return null
  return (
    <div>
      {progress && (
        <p className="tabular">
          {text.level(progress.currentLevel)} · {text.points(progress.totalPoints)}
          {progress.currentStreak > 0 && ` · ${text.streak(progress.currentStreak)}`}
        </p>
      )}
      <TextLink to={paths.progress()} className="inline-flex min-h-11 items-center">
        {text.more}
      </TextLink>
    </div>
  )
}
