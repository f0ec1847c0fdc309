import type { ReactNode } from 'react'
import { QueryState, type QueryResult } from '#page/query-state.tsx'
import type { Viewer } from '#lib/session/session.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { DeadlinesCard } from './deadlines-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { homeMessages as text } from './home-messages.ts'
import { SavedCard } from './saved-card.tsx'
import { TodayCard } from './today-card.tsx'
import { todayTasks } from './today-tasks.ts'
import { useStudentWork } from './use-student-work.ts'

type StudentHomeProps = {
  viewer: Viewer
  /** The newest matches, which another area knows how to show. */
  children: ReactNode
}

/** Deadlines, what to do today, the newest matches, the profile's gaps and what is saved; nothing else. */
export function StudentHome({ viewer, children }: StudentHomeProps) {
  const { profile, counts, deadlines, newFits } = useStudentWork()
  const parts = [profile, counts, deadlines]
  const isPending = parts.some((part) => part.isPending)
  const isIncomplete = parts.some((part) => part.error)
  const tasks = todayTasks({
    isEmailVerified: viewer.isEmailVerified,
    missingFacts: profile.missing,
    savedCount: counts.counts?.total,
    open: deadlines.saved,
    newFits,
  })
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      {isPending ? (
        <Loading label={text.loading}>
          <Skeleton className="h-52" />
        </Loading>
      ) : (
        <TodayCard tasks={tasks} isIncomplete={isIncomplete} />
      )}
      <Part part={deadlines} failed={text.deadlinesFailed}>
        {deadlines.saved && <DeadlinesCard saved={deadlines.saved} />}
      </Part>
      {children}
      <Part part={profile} failed={text.profileFailed}>
        {profile.missing !== undefined && <FactsCard missing={profile.missing} />}
      </Part>
      <Part part={counts} failed={text.savedFailed}>
        {counts.counts && <SavedCard counts={counts.counts} />}
      </Part>
    </div>
  )
}

type PartProps = {
  part: QueryResult
  failed: string
  children: ReactNode
}

/** One card: its own skeleton and its own failure. */
function Part({ part, failed, children }: PartProps) {
  if (children) return children
  return (
    <QueryState result={part} failed={failed} label={text.loading}>
      <Skeleton className="h-52" />
    </QueryState>
  )
}
