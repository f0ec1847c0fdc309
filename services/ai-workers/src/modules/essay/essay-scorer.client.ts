import type { EssayInput, EssayScore } from '@landfall/essays/essay-score'
import type { SecondOpinion } from '@landfall/essays/grammar/second-opinion'
import { Piscina } from 'piscina'
import type { Masking } from '../provider/mask-text.ts'

/** The checker's 250 MB are freed when no essay has come for this long. */
const IDLE_MS = 120_000

/** The input of the thread. */
export type EssayTask = { input: EssayInput; second: SecondOpinion | null }

export type EssayScorer = {
  /** @throws when the thread died; the next call starts a new one */
  score(task: EssayTask): Promise<EssayScore>
  /** Masks the text for a checker outside this service. */
  mask(text: string): Promise<Masking>
  stop(): Promise<void>
}

/** Scores essays on a separate thread, which starts with the first essay and ends when it is idle. */
export function createEssayScorer(): EssayScorer {
  const pool = new Piscina({
    filename: new URL('essay-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    // The scorer needs nothing of the service's environment.
    env: {},
  })
  return {
    score: (task) => pool.run(task, { name: 'score' }),
    mask: (text) => pool.run(text, { name: 'mask' }),
    stop: () => pool.destroy(),
  }
}
