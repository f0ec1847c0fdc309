import { useState, type ReactNode } from 'react'
import { VerdictBadge } from '#entities/scholarship/verdict-badge.tsx'
import { QueryState, type QueryResult } from '#page/query-state.tsx'
import type { Viewer } from '#lib/session/session.ts'
import { classNames } from '#ui/class-names.ts'
import { Illustration } from '#ui/illustration.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ChangesCard } from './changes-card.tsx'
import { DeadlinesCard } from './deadlines-card.tsx'
import { FirstStepsCard } from './first-steps-card.tsx'
import { firstSteps, type FirstStep } from './first-steps.ts'
import { homeMessages as text } from './home-messages.ts'
import { HowFarCard } from './how-far-card.tsx'
import { askedOf, nextDeadlines, type SavedDeadline } from './next-deadlines.ts'
import { SavedCard } from './saved-card.tsx'
import { TodayCard } from './today-card.tsx'
import { todayTasks } from './today-tasks.ts'
import { useStudentWork } from './use-student-work.ts'
import { useVerdicts } from './use-verdicts.ts'

const column = 'in-order flex min-w-0 flex-col gap-6'
/** On wide screens: the next question below what to do today, or beside it. A phone has one column. */
const below = {
  plan: 'lg:col-start-1 lg:row-start-1',
  question: 'lg:col-start-1 lg:row-start-2',
  rest: 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
}
const beside = {
  plan: 'lg:col-start-1 lg:row-span-2 lg:row-start-1',
  question: 'lg:col-start-2 lg:row-start-1',
  rest: 'lg:col-start-2 lg:row-start-2',
}

type StudentHomeProps = {
  viewer: Viewer
  /** The next question, shown by another area. */
  question: ReactNode
  /** The newest matches, shown by another area. */
  matches: ReactNode
  /** What the student has done, in a line. */
  progress: ReactNode
}

/** A plan: what to do today, the next dates, what changed, how far one has come; empty parts are left out. */
export function StudentHome({ viewer, question, matches, progress }: StudentHomeProps) {
  const work = useStudentWork(viewer)
  const steps = stepsOf(viewer, work)
  const verdicts = useVerdicts(askedOf(work.deadlines.saved ?? []))
  const lost = useLostLine(work)
  if (lost.error) return <QueryState result={lost} failed={text.failed} />
  return <Columns {...{ steps, work, verdicts, question, matches, progress }} />
}

/**
 * Why nothing could be read, until something can: the page tries everything again at once, and no card shows a
 * failure of its own.
 */
function useLostLine({ profile, counts, deadlines, matches, dates }: Work): QueryResult {
  const [lost, setLost] = useState<unknown>()
  const parts = [profile, deadlines, matches]
  const isAllLost = parts.every((part) => part.error)
  const isSomeThere = parts.some((part) => !part.isPending && !part.error)
  const error = isAllLost ? profile.error : isSomeThere ? undefined : lost
  if (error !== lost) setLost(error)
  const all = [...parts, counts, dates.sessions, dates.immigration]
  return { error, refetch: () => Promise.all(all.map((part) => part.refetch())) }
}

type Verdicts = ReturnType<typeof useVerdicts>
type ColumnsProps = PlanProps & Pick<StudentHomeProps, 'question' | 'matches'>

/**
 * Columns with heights of their own: a missing card leaves no hole. Each card shows once those before it are there,
 * which would otherwise push it away; the next question in any case, lest somebody presses the wrong answer.
 */
function Columns({ steps, work, verdicts, question, matches, progress }: ColumnsProps) {
  const { profile, counts, deadlines, newFits } = work
  const place = hasNothingBeside(work) ? beside : below
  return (
    <div className="in-turn grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className={classNames(column, place.plan)}>
        <Plan {...{ steps, work, verdicts, progress }} />
        <Part
          part={deadlines}
          isThere={deadlines.saved !== undefined}
          failed={text.deadlinesFailed}
        >
          {deadlines.saved?.length ? (
            <Deadlines
              saved={deadlines.saved}
              isWhole={deadlines.isWhole}
              verdicts={verdicts}
            />
          ) : null}
        </Part>
      </div>
      <div className={classNames('min-w-0 empty:hidden', place.question)}>{question}</div>
      {/* On wide screens, nothing above it pushes it away. */}
      <div className={classNames(column, place.rest, 'lg:visible!')}>
        {isNewcomer(work) && (
          <Illustration
            name="coast"
            className="h-60 w-90 self-center text-sea max-lg:hidden"
          />
        )}
        {newFits ? <ChangesCard newFits={newFits} /> : null}
        {matches}
        <HowFar steps={steps} profile={profile}>
          {progress}
        </HowFar>
        <Part part={counts} isThere={counts.counts !== undefined} failed={text.savedFailed}>
          {counts.counts?.total ? <SavedCard counts={counts.counts} /> : null}
        </Part>
      </div>
    </div>
  )
}

/** A person whose second column has no card yet, not even a question. */
function isNewcomer(work: Work): boolean {
  return work.profile.missing === null && isUnused(work)
}

/** A person with a profile whose second column would be empty but for the next question. */
function hasNothingBeside(work: Work): boolean {
  return Boolean(work.profile.missing) && isUnused(work)
}

/** Nothing is saved and nothing was matched. */
function isUnused({ counts, matches }: Work): boolean {
  return counts.counts?.total === 0 && matches.hasMatched === false
}

type DeadlinesProps = {
  saved: readonly SavedDeadline[]
  isWhole: boolean
  verdicts: Verdicts
}

function Deadlines({ saved, isWhole, verdicts }: DeadlinesProps) {
  const verdictOf = (id: string) => {
    const verdict = verdicts.verdicts.get(id)
    return verdict && <VerdictBadge {...verdict} />
  }
  // Which ones come first depends on the student's verdicts.
  if (verdicts.isPending) return <CardLoading />
  const found = nextDeadlines(saved, verdicts.isOut)
  return (
    <DeadlinesCard
      {...found}
      unannouncedCount={isWhole ? found.unannouncedCount : 0}
      verdictOf={verdictOf}
    />
  )
}

type HowFarProps = {
  steps: readonly FirstStep[] | null
  profile: Work['profile']
  children: ReactNode
}

/** Shows once no first step is left: those have a ring of their own, and two say less than one. */
function HowFar({ steps, profile, children }: HowFarProps) {
  const { missing, isGenderStated } = profile
  return (
    <Part part={profile} isThere={missing !== undefined} failed={text.profileFailed}>
      {missing && steps?.every(({ isDone }) => isDone) && (
        <HowFarCard missing={missing} isGenderStated={isGenderStated}>
          {children}
        </HowFarCard>
      )}
    </Part>
  )
}

type Work = ReturnType<typeof useStudentWork>

/** Null until everything is known that the steps depend on. */
function stepsOf(viewer: Viewer, work: Work): FirstStep[] | null {
  const { profile, counts, deadlines, matches } = work
  const parts = [profile, counts, deadlines, matches, ...plannedParts(work)]
  if (parts.some((part) => part.isPending)) return null
  return firstSteps({
    isEmailVerified: viewer.isEmailVerified,
    isOnlyMentor: work.isMentor && isNewcomer(work),
    missingFacts: profile.missing,
    hasMatched: matches.hasMatched,
    savedCount: counts.counts?.total,
  })
}

/** Parts that are read only for what to do today. */
function plannedParts({ requests, times, dates: { sessions, immigration } }: Work) {
  return [requests, times, sessions, immigration]
}

type PlanProps = {
  steps: readonly FirstStep[] | null
  work: Work
  verdicts: Verdicts
  progress: ReactNode
}

/**
 * The first steps while some are left, then what to do today. The order is reversed when a student waits for an
 * answer, a session is coming, or a date of the student's status needs action.
 */
function Plan({ steps, work, verdicts, progress }: PlanProps) {
  const { profile, counts, deadlines, requests, times, dates } = work
  if (!steps || verdicts.isPending)
    return (
      <>
        <CardLoading />
        {/* It must be read by then, too. */}
        <div hidden>{progress}</div>
      </>
    )
  const { now, sessions, immigration } = dates
  const state = {
    areTimesMissing: times.areMissing,
    requests: requests.waiting,
    sessions: [...sessions.coming, ...requests.given],
    immigration: immigration.dates,
    missingFacts: profile.missing,
    open: deadlines.saved,
    isOut: verdicts.isOut,
  }
  const tasks = todayTasks(state, now)
  const parts = [profile, counts, deadlines, ...plannedParts(work)]
  const isIncomplete = parts.some((part) => part.error)
  const isNew = steps.some(({ isDone }) => !isDone)
  // None of these can wait until the first steps are done.
  const isPressed = tasks.some(({ isPressing }) => isPressing)
  const today = (!isNew || tasks.length > 0 || isIncomplete) && (
    <TodayCard tasks={tasks} isIncomplete={isIncomplete} isMentor={work.isMentor} />
  )
  return (
    <>
      {isPressed && today}
      {isNew && <FirstStepsCard steps={steps}>{progress}</FirstStepsCard>}
      {!isPressed && today}
    </>
  )
}

function CardLoading() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-52" />
    </Loading>
  )
}

type PartProps = {
  part: QueryResult
  isThere: boolean
  failed: string
  /** Null when it would be empty. */
  children: ReactNode
}

/** One card, with a skeleton and a failure of its own. */
function Part({ part, isThere, failed, children }: PartProps) {
  if (isThere) return children
  return (
    <QueryState isPart result={part} failed={failed} label={text.loading}>
      <Skeleton className="h-52" />
    </QueryState>
  )
}
