import { scholarships } from '@landfall/matching/notes/count-words'
import type { MatchRun } from './match-run.ts'

export type MatchStepCode =
  | 'QUEUED'
  | 'CHECKING'
  | 'SCORING'
  | 'READING_GOALS'
  | 'WRITING'
  | 'FINISHED'
  | 'FAILED'

/** How far a run is; shaped as the schema's MatchProgress. */
export type MatchStep = {
  runId: string
  /** The same step of a run always has the same number, so that a repeated job publishes nothing twice. */
  sequence: number
  step: MatchStepCode
  label: string
  percent: number
  isLast: boolean
}

/** Publishes one step live to all listeners: never rejects, and no work waits for it. */
export type PublishStep = (step: MatchStep) => Promise<unknown>

const PLACES = {
  QUEUED: [0, 0],
  CHECKING: [1, 10],
  SCORING: [2, 40],
  READING_GOALS: [3, 60],
  WRITING: [4, 80],
  FINISHED: [5, 100],
  FAILED: [5, 100],
} as const satisfies Record<MatchStepCode, readonly [sequence: number, percent: number]>

export function matchStep(runId: string, step: MatchStepCode, label: string): MatchStep {
  const [sequence, percent] = PLACES[step]
  const isLast = step === 'FINISHED' || step === 'FAILED'
  return { runId, sequence, step, label, percent, isLast }
}

/** The step that follows from the state alone, for readers who missed the live steps. */
export function stepOfState(run: MatchRun): MatchStep {
  switch (run.status) {
    case 'queued':
      return matchStep(run.id, 'QUEUED', 'Waiting for its turn')
    case 'running':
      return matchStep(run.id, 'CHECKING', 'Checking the scholarships against your profile')
    case 'finished':
      return finishedStep(run.id, run.summary ?? { matchCount: 0, openCount: 0 })
    case 'failed':
      return matchStep(run.id, 'FAILED', run.failure ?? 'The match failed')
  }
}

export function finishedStep(
  runId: string,
  { matchCount, openCount }: { matchCount: number; openCount: number },
): MatchStep {
  const matches = matchCount === 1 ? '1 match' : `${matchCount} matches`
  return matchStep(runId, 'FINISHED', `${matches} found among ${scholarships(openCount)}`)
}
