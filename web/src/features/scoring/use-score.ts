import { useApolloClient } from '@apollo/client/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SaveScoreInput, Scoring_ReviewApplicationFragment } from '#gql/graphql'
import { readAgain } from '#lib/apollo/read-again.ts'
import { createAutosave, type SaveState } from '#lib/forms/autosave.ts'
import { useLeaving } from '#lib/forms/use-leaving.ts'
import { toast } from '#ui/toast-store.ts'
import { type ScoreOutcome, trySavingScore } from './change-review-application.ts'
import { keepScore, readScore } from './kept-score.ts'
import {
  changesOf,
  isSameScore,
  missingOf,
  scoreOf,
  type Criterion,
  type ScoreValues,
} from './score-values.ts'
import { scoringMessages as text } from './scoring-messages.ts'

type Spec = {
  reviewerId: string
  rubric: readonly Criterion[]
  application: Pick<
    Scoring_ReviewApplicationFragment,
    'id' | 'myScore' | 'submissionNumber'
  >
}

export type ScoreState = ReturnType<typeof useScore>

/** One's own score: the device keeps it at once, and it is saved by itself; it counts once submitted. */
export function useScore({ reviewerId, rubric, application }: Spec) {
  const { id, myScore, submissionNumber } = application
  const { save, ...version } = useSaving(id, submissionNumber)
  const [{ saved, restored }] = useState(() => {
    const start = scoreOf(rubric, myScore)
    return { saved: start, restored: readScore(reviewerId, id, start) }
  })
  const [score, setScore] = useState(restored ?? saved)
  const latest = useRef(score)
  const [saveState, setSaveState] = useState<SaveState>({
    kind: 'saved',
    at: myScore?.savedAt ?? null,
  })
  const [autosave] = useState(() =>
    createAutosave<ScoreValues>({
      saved,
      isSame: isSameScore,
      send: (values, before, isLeaving) => save(changesOf(values, before), isLeaving),
      keep: (values, before) => keepScore(reviewerId, id, values, before),
      report: setSaveState,
    }),
  )
  useEffect(() => {
    if (restored) autosave.change(restored)
  }, [autosave, restored])
  useEffect(() => {
    // A score for an earlier version goes on as a draft for this one.
    if (version.isNew) autosave.change(latest.current)
  }, [autosave, version.isNew])
  useLeaving(autosave)
  const finality = useFinality(save, autosave.flush)
  return {
    score,
    saveState,
    isFinal: myScore?.isFinal ?? false,
    isOutdated: myScore?.isOutdated ?? false,
    isRestored: restored !== null,
    version,
    missing: missingOf(rubric, score),
    change(next: Partial<ScoreValues>) {
      latest.current = { ...latest.current, ...next }
      setScore(latest.current)
      autosave.change(latest.current)
    },
    /** The score as it is by now, not as last rendered. */
    now: () => latest.current,
    flush: () => autosave.flush(),
    ...finality,
  }
}

type Save = (
  change: Omit<SaveScoreInput, 'applicationId'>,
  isLeaving?: boolean,
) => Promise<ScoreOutcome>

/** Saves the score of the submission that the page shows. */
function useSaving(applicationId: string, submissionNumber: number) {
  const client = useApolloClient()
  const [isStale, setIsStale] = useState(false)
  const [begunWith] = useState(submissionNumber)
  const shown = useRef(submissionNumber)
  useLayoutEffect(() => {
    shown.current = submissionNumber
  }, [submissionNumber])
  const [save] = useState((): Save => async (change, isLeaving) => {
    const input = { applicationId, submissionNumber: shown.current, ...change }
    const outcome = await trySavingScore(client, input, isLeaving)
    if (outcome.isConflict) setIsStale(true)
    return outcome
  })
  return {
    save,
    /** The server has another submission. */
    isStale,
    /** The applicant submitted again while this was open, and the page shows the new submission. */
    isNew: submissionNumber !== begunWith,
    async readNew() {
      await readAgain(client, ['ReviewApplicationPage'])
      setIsStale(false)
    },
  }
}

/** Submits the score, and reopens it. */
function useFinality(save: Save, flush: () => Promise<{ kind: string } | null>) {
  const [isBusy, setIsBusy] = useState(false)
  async function setFinal(isFinal: boolean): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    await flush()
    const outcome = await save({ isFinal })
    setIsBusy(false)
    if (outcome.kind === 'saved') return true
    toast.error({
      title: isFinal ? text.submitFailed : text.takeBackFailed,
      description: outcome.kind === 'refused' ? outcome.message : text.offline,
      topic: 'score',
    })
    return false
  }
  return { isBusy, setFinal }
}
