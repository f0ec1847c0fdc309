import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { announceMatchFailure } from '#features/matching/match-failure.ts'
import { matchingMessages } from '#features/matching/matching-messages.ts'
import { forgetRuns } from '#features/matching/start-match.ts'
import { formatNumber } from '#lib/format/format.ts'
import { toast } from '#ui/toast-store.ts'

type Stage = 'waiting' | 'celebration' | 'dialog' | 'over'

type Announced = {
  /** Over, one way or the other; null when there is no such run. */
  run:
    { failure?: string | null; result?: { matchCount: number } | null } | null | undefined
  /** Started on this page just now: only then anything is told. */
  isNew: boolean
  onMatched: () => void
  /** Without a match there is nothing between the person and the result. */
  goToResult: () => void
}

/** Tells the end of a new run once: with a match by celebration, toast and dialog. */
export function useAnnouncement({ run, isNew, onMatched, goToResult }: Announced) {
  const client = useApolloClient()
  const [stage, show] = useState<Stage>(isNew ? 'waiting' : 'over')
  const matchCount = run?.result?.matchCount ?? 0
  const isTold = useRef(!isNew)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    forgetRuns(client)
    show(matchCount > 0 ? 'celebration' : 'over')
    if (run?.result) onMatched()
    if (run?.result && matchCount === 0) goToResult()
    if (run && !run.result) announceFailure(run.failure)
    // Once, when the outcome is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    // After the celebration has opened, so that it stands above it.
    if (stage === 'celebration') announceMatches(matchCount)
  }, [stage, matchCount])
  return { stage, show }
}

function announceFailure(failure: string | null | undefined): void {
  const { other, unknown } = matchingMessages.failures
  announceMatchFailure(failure ? other(failure) : unknown)
}

function announceMatches(matchCount: number): void {
  const { created: title, found } = matchingMessages
  const description = found(formatNumber(matchCount), matchCount === 1)
  toast.success({ title, description, topic: 'matching' })
}
