import { TextLink } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { paths } from '#paths'
import { Skeleton } from '#ui/skeleton.tsx'
import { LatestAchievements } from './achievements.tsx'
import { Level, Week } from './level-and-week.tsx'
import { progressMessages as text } from './progress-messages.ts'
import { useProgress } from './progress-query.ts'

/** A student's progress in a column beside something else: level, week and latest achievements. */
export function ProgressBeside() {
  const result = useProgress()
  const progress = result.data?.studentProgress
  return (
    <section aria-labelledby="progress-beside" className="flex flex-col gap-4">
      <h2 id="progress-beside" className="text-lg">
        {text.title}
      </h2>
      {progress ? (
        <>
          <Level progress={progress} />
          <Week goalsOfWeek={progress.weeklyGoals} heading="h3" />
          <LatestAchievements progress={progress} />
        </>
      ) : (
        <QueryState result={result} failed={text.failed} label={text.title}>
          <Skeleton className="h-64" />
        </QueryState>
      )}
      <TextLink to={paths.progress()} className="inline-flex min-h-11 items-center">
        {text.more}
      </TextLink>
    </section>
  )
}
