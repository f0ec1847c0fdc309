import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { Celebration } from '#features/matching/celebration.tsx'
import { FillProfile } from '#features/matching/fill-profile.tsx'
import { announceMatchFailure } from '#features/matching/match-failure.ts'
import { MatchProgress } from '#features/matching/match-progress.tsx'
import type { MatchStudent } from '#features/matching/match-values.ts'
import { matchingMessages } from '#features/matching/matching-messages.ts'
import { resultMessages as text } from '#features/matching/result-messages.ts'
import { forgetRuns } from '#features/matching/start-match.ts'
import { formatNumber } from '#lib/format.ts'
import { LinkButton } from '#lib/links.tsx'
import { NotThereYet } from '#lib/not-there-yet.tsx'
import { paths } from '#paths'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import type { RunOutcomeQuery } from '#gql/graphql'
import { RunDialog, RunResult } from './run-result.tsx'

const runQuery = graphql(`
  query RunOutcome($id: ID!, $first: Int!) {
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
        matches(first: $first) {
          score
        }
      }
    }
  }
`)

const firstMatches = 6
const allMatches = 50

type Props = {
  runId: string
  /** Started on this page just now. */
  isNew: boolean
  /** Finished or failed, or it will never be known. */
  onSettled: () => void
  /** The stored profile, null without one. */
  student: MatchStudent | null | 'unknown'
  onFilled: () => void
}

/** A run in each of its states: under way, failed, or with its result, which is celebrated when it is new. */
export function RunOutcome({ runId, isNew, onSettled, student, onFilled }: Props) {
  const [first, setFirst] = useState(firstMatches)
  const result = useQuery(runQuery, {
    variables: { id: runId, first },
    notifyOnNetworkStatusChange: true,
  })
  const data = result.data ?? result.previousData
  const run = data?.matchRun
  const title = useRef<HTMLHeadingElement>(null)
  const { stage, show } = useAnnouncement({
    run,
    isNew,
    // It has been read, failed as it may be.
    isKnown: Boolean(data) || Boolean(result.error),
    onSettled,
    focusResult: () => focusOn(title.current),
  })

  if (!data)
    return (
      <NotThereYet
        result={result}
        failed={text.readFailed}
        label={matchingMessages.loading}
      >
        <Skeleton className="h-96 w-full" />
      </NotThereYet>
    )
  if (!run) return <NoSuchRun />
  if (run.status === 'FAILED')
    return (
      <ErrorState title={text.failedTitle}>
        {run.failure && <p>{run.failure}</p>}
        <p>{text.failedHelp}</p>
      </ErrorState>
    )
  const topScore = run.result?.matches[0]?.score
  if (!run.result)
    return (
      <MatchProgress
        runId={runId}
        isNew={isNew}
        onOver={() => void result.refetch().catch(() => {})}
      />
    )
  return (
    <>
      <RunResult
        ref={title}
        run={run}
        first={first}
        isLoadingMore={result.loading}
        onShowAll={() => setFirst(allMatches)}
      >
        {student !== 'unknown' && (
          <FillProfile student={student} profile={run.profile} onFilled={onFilled} />
        )}
      </RunResult>
      {stage === 'celebration' && topScore !== undefined && (
        <Celebration topScore={topScore} onOver={() => show('dialog')} />
      )}
      <RunDialog
        run={run}
        isOpen={stage === 'dialog'}
        onClose={() => {
          show('over')
          // The browser gives the focus back to where it was; the result is where to go on.
          setTimeout(() => focusOn(title.current))
        }}
      />
    </>
  )
}

type Stage = 'waiting' | 'celebration' | 'dialog' | 'over'
type Run = RunOutcomeQuery['matchRun']

/** Tells the end of a new run once: by toast, and with a match by the celebration and the dialog. */
function useAnnouncement(o: {
  run: Run | undefined
  isNew: boolean
  isKnown: boolean
  onSettled: () => void
  focusResult: () => void
}) {
  const { run, isNew, isKnown } = o
  const client = useApolloClient()
  const [stage, show] = useState<Stage>(isNew ? 'waiting' : 'over')
  const isUnderWay = run?.status === 'QUEUED' || run?.status === 'RUNNING'
  const isOver = isKnown && !isUnderWay
  const told = useRef(!isNew)
  useEffect(() => {
    if (!isOver) return
    o.onSettled()
    if (told.current) return
    told.current = true
    forgetRuns(client)
    if (run?.status === 'FAILED') {
      const { other, unknown } = matchingMessages.failures
      announceMatchFailure(run.failure ? other(run.failure) : unknown)
    }
    const matchCount = run?.result?.matchCount ?? 0
    show(matchCount > 0 ? 'celebration' : 'over')
    if (matchCount === 0) o.focusResult()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver])
  useEffect(() => {
    // After the celebration has opened, so that it stands above it.
    if (stage === 'celebration') announceMatches(run?.result?.matchCount ?? 0)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stage])
  return { stage, show }
}

function announceMatches(matchCount: number): void {
  const { created: title, found } = matchingMessages
  const description = found(formatNumber(matchCount), matchCount === 1)
  toast.success({ title, description, topic: 'matching' })
}

function focusOn(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
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
