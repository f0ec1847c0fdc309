import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import type { Scoring_ReviewApplicationFragment } from '#gql/graphql'
import { createAutosave, type SaveState } from '#lib/forms/autosave.ts'
import { useLeaving } from '#lib/forms/use-leaving.ts'
import { toast } from '#ui/toast-store.ts'
import { trySavingScore } from './change-review-application.ts'
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
  application: Pick<Scoring_ReviewApplicationFragment, 'id' | 'myScore'>
}

export type ScoreState = ReturnType<typeof useScore>

/** One's own score: what is given is kept on the device at once and saved by itself; submitted, it counts. */
export function useScore({ reviewerId, rubric, application }: Spec) {
  const client = useApolloClient()
  const { id, myScore } = application
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
      send: (values, before, isLeaving) =>
        trySavingScore(
          client,
          { applicationId: id, ...changesOf(values, before) },
          isLeaving,
        ),
      keep: (values, before) => keepScore(reviewerId, id, values, before),
      report: setSaveState,
    }),
  )
  useEffect(() => {
    if (restored) autosave.change(restored)
  }, [autosave, restored])
  useLeaving(autosave)
  const finality = useFinality(id, autosave.flush)
  return {
    score,
    saveState,
    isFinal: myScore?.isFinal ?? false,
    isOutdated: myScore?.isOutdated ?? false,
    isRestored: restored !== null,
    missing: missingOf(rubric, score),
    change(next: Partial<ScoreValues>) {
      latest.current = { ...latest.current, ...next }
      setScore(latest.current)
      autosave.change(latest.current)
    },
    /** As it is by now, not as it was drawn. */
    now: () => latest.current,
    flush: () => autosave.flush(),
    ...finality,
  }
}

/** Makes the score count, and takes that back. */
function useFinality(applicationId: string, flush: () => Promise<{ kind: string } | null>) {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  async function setFinal(isFinal: boolean): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    await flush()
    const outcome = await trySavingScore(client, { applicationId, isFinal })
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
