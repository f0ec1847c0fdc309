import type { EssayInput, EssayScore } from '@landfall/essays/essay-score'
import type { SecondOpinion } from '@landfall/essays/grammar/second-opinion'
import { Piscina } from 'piscina'
import type { Masking } from '../provider/mask-text.ts'

/** The checker's 250 MB go back when no essay came for so long. */
const IDLE_MS = 120_000

/** What the thread is given. */
export type EssayTask = { input: EssayInput; second: SecondOpinion | null }

export type EssayScorer = {
  /** @throws when the thread died; the next call starts another one */
  score(task: EssayTask): Promise<EssayScore>
  /** The text as it may leave for a checker elsewhere. */
  mask(text: string): Promise<Masking>
  stop(): Promise<void>
}

/** Scores essays on a thread of their own, which starts with the first one and ends when it is idle. */
export function createEssayScorer(): EssayScorer {
  const pool = new Piscina({
    filename: new URL('essay-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    // Nothing of the service is a scorer's business.
    env: {},
  })
  return {
    score: (task) => pool.run(task, { name: 'score' }),
    mask: (text) => pool.run(text, { name: 'mask' }),
    stop: () => pool.destroy(),
  }
}
