import type { EssayInput, EssayScore } from '@landfall/essays/essay-score'
import { Piscina } from 'piscina'

/** The checker's 250 MB go back when no essay came for so long. */
const IDLE_MS = 120_000

export type EssayScorer = {
  /** @throws when the thread died; the next call starts another one */
  score(input: EssayInput): Promise<EssayScore>
  stop(): Promise<void>
}

/** Scores essays on a thread of their own, which starts with the first one and ends when it is idle. */
export function createEssayScorer(): EssayScorer {
  const pool = new Piscina<EssayInput, EssayScore>({
    filename: new URL('essay-thread.ts', import.meta.url).href,
    name: 'score',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    // Nothing of the service is a scorer's business.
    env: {},
  })
  return { score: (input) => pool.run(input), stop: () => pool.destroy() }
}
