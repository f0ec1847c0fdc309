import { QueryState } from '#page/query-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Achievements } from './achievements.tsx'
import { Level, Week } from './level-and-week.tsx'
import { progressMessages as text } from './progress-messages.ts'
import { useProgress } from './progress-query.ts'

/** Points, level, streak, week and achievements of a student. */
export function StudentProgress() {
  const result = useProgress()
  if (!result.data)
    return (
      <QueryState result={result} failed={text.failed} label={text.title}>
        <Skeleton className="h-64" />
      </QueryState>
    )
  const progress = result.data.studentProgress
  return (
    <div className="flex flex-col gap-8">
      <Level progress={progress} />
      <Week goalsOfWeek={progress.weeklyGoals} />
      <Achievements progress={progress} />
    </div>
  )
}
