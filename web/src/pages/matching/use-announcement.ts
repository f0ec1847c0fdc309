import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { announceMatchFailure } from '#features/matching/match-failure.ts'
import { matchingMessages } from '#features/matching/matching-messages.ts'
import { forgetRuns } from '#features/matching/start-match.ts'
import { toast } from '#ui/toast-store.ts'
import { formatNumber } from '#ui/format-number.ts'

type Stage = 'waiting' | 'celebration' | 'dialog' | 'over'

type Announced = {
  /** The run, over one way or the other; null when there is no such run. */
  run:
    | { failure?: string | null; result?: { matchCount: number } | null }
    | null
    | undefined
  /** Whether the matches are a reason to celebrate. */
  isCelebrated: boolean
  /** The run was started on this page just now; no other is announced. */
  isNew: boolean
  onMatched: () => void
  /** Called without a match: nothing then stands between the person and the result. */
  goToResult: () => void
}

/**
 * Announces the end of a new run once: with a match by dialog, after a celebration where there is reason, and by
 * toast.
 */
export function useAnnouncement(announced: Announced) {
  const { run, isCelebrated, isNew, onMatched, goToResult } = announced
  const client = useApolloClient()
  const [stage, show] = useState<Stage>(isNew ? 'waiting' : 'over')
  const matchCount = run?.result?.matchCount ?? 0
  const isAnnounced = useRef(!isNew)
  useEffect(() => {
    if (isAnnounced.current) return
    isAnnounced.current = true
    forgetRuns(client)
    show(matchCount === 0 ? 'over' : isCelebrated ? 'celebration' : 'dialog')
    if (run?.result) onMatched()
    if (run?.result && matchCount === 0) goToResult()
    if (run && !run.result) announceFailure(run.failure)
    // Runs once, when the outcome is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const isToasted = useRef(!isNew)
  useEffect(() => {
    // Waits until the dialog is closed, because the toast would cover its figures.
    if (isToasted.current || stage !== 'over' || matchCount === 0) return
    isToasted.current = true
    announceMatches(matchCount)
  }, [stage, matchCount])
  return { stage, show }
}

function announceFailure(failure: string | null | undefined): void {
  const { other, unknown } = matchingMessages.failures
  announceMatchFailure(failure ? other(failure) : unknown)
}

function announceMatches(matchCount: number): void {
  const title = matchingMessages.found(formatNumber(matchCount), matchCount === 1)
  toast.success({ title, topic: 'matching' })
}
