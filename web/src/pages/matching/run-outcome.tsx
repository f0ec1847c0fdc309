import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { Celebration } from '#features/matching/celebration.tsx'
import { FillProfile } from '#features/matching/fill-profile.tsx'
import { MatchProgress } from '#features/matching/match-progress.tsx'
import type { MatchStudent } from '#features/matching/match-values.ts'
import { matchingMessages } from '#features/matching/matching-messages.ts'
import { resultMessages as text } from '#features/matching/result-messages.ts'
import { LinkButton } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { paths } from '#paths'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import type { RunOutcomeQuery } from '#gql/graphql'
import { RunDialog, RunResult } from './run-result.tsx'
import { useAnnouncement } from './use-announcement.ts'

const runQuery = graphql(`
  query RunOutcome($id: ID!) {
    matchRun(id: $id) {
      id
      status
      failure
      profile {
        ...MatchValues_MatchProfile
      }
      ...RunResult_MatchRun
      ...RunDialog_MatchRun
      result {
        matchCount
        datesAhead
        matches(first: 6) {
          score
          isRoundOver
        }
      }
    }
  }
`)

type Props = {
  runId: string
  /** The run was started on this page just now. */
  isNew: boolean
  /** The run is over, well or badly: another may be started. */
  onSettled: () => void
  /** The run is new and has its result. */
  onMatched: () => void
  /** The stored profile, null without one. */
  student: MatchStudent | null | 'unknown'
  onFilled: () => void
}

/** A run in each of its states: under way, failed, or with its result. */
export function RunOutcome(props: Props) {
  const { runId, isNew, onSettled } = props
  const { result, run, isUnderWay, goOn } = useRun(runId, isNew)
  const over = () => {
    onSettled()
    goOn()
  }
  if (isUnderWay) return <MatchProgress runId={runId} isNew={isNew} onOver={over} />
  if (run === undefined)
    return (
      <QueryState result={result} failed={text.readFailed} label={matchingMessages.loading}>
        <Skeleton className="h-96 w-full" />
      </QueryState>
    )
  return <Outcome {...props} run={run} />
}

/** Reads the run once it is over; a new one is followed until then. */
function useRun(runId: string, isNew: boolean) {
  const [isFollowed, setIsFollowed] = useState(isNew)
  const result = useQuery(runQuery, {
    variables: { id: runId },
    skip: isFollowed,
    notifyOnNetworkStatusChange: true,
  })
  const run = result.data?.matchRun
  const isBeginning = isNew && run === undefined && !result.error
  return {
    result,
    run,
    isUnderWay: isBeginning || run?.status === 'QUEUED' || run?.status === 'RUNNING',
    goOn: () => {
      if (isFollowed) setIsFollowed(false)
      else void result.refetch().catch(() => {})
    },
  }
}

type OutcomeProps = Props & { run: RunOutcomeQuery['matchRun'] }

function Outcome(props: OutcomeProps) {
  const { run, isNew, onMatched, student } = props
  const title = useRef<HTMLHeadingElement>(null)
  const goToResult = () => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'start' })
  }
  const topScore = scoreToCelebrate(run?.result)
  const isCelebrated = topScore !== null
  const { stage, show } = useAnnouncement({
    run,
    isCelebrated,
    isNew,
    onMatched,
    goToResult,
  })
  if (!run) return <NoSuchRun />
  if (!run.result) return <Failed reason={run.failure} />
  return (
    <>
      <RunResult ref={title} run={run}>
        {student !== 'unknown' && (
          <FillProfile student={student} profile={run.profile} onFilled={props.onFilled} />
        )}
      </RunResult>
      {stage === 'celebration' && topScore !== null && (
        <Celebration topScore={topScore} onOver={() => show('dialog')} />
      )}
      <RunDialog
        run={run}
        isOpen={stage === 'dialog'}
        onClose={() => {
          show('over')
          // The browser returns the focus to where it was, but people go on from the result.
          setTimeout(goToResult)
        }}
      />
    </>
  )
}

/** How many matches need a date ahead for a celebration. */
const leastDatesAhead = 3

/** The best match's score; null where there is nothing to celebrate. */
function scoreToCelebrate(
  result: NonNullable<RunOutcomeQuery['matchRun']>['result'] | undefined,
): number | null {
  const best = result?.matches[0]
  if (!result || !best || best.isRoundOver) return null
  return result.datesAhead >= leastDatesAhead ? (best.score ?? null) : null
}

function Failed({ reason }: { reason: string | null | undefined }) {
  return (
    <ErrorState title={text.failedTitle}>
      {reason && <p>{reason}</p>}
      <p>{text.failedHelp}</p>
    </ErrorState>
  )
}

function NoSuchRun() {
  return (
    <EmptyState
      title={text.notFoundTitle}
      action={<LinkButton to={paths.matching()}>{text.toNewest}</LinkButton>}
    >
      {text.notFound}
    </EmptyState>
  )
}
