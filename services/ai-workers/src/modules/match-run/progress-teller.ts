import type { MatchStep } from './match-step.ts'

/** Tells one step live, to whoever listens; never rejects and gives up soon by itself. */
export type TellStep = (step: MatchStep) => Promise<unknown>

/** The longest that a job waits for its last steps to be told. */
const LAST_WORDS_MS = 300

/** Tells the steps of one job in order and beside its work, which never waits for them. */
export function createProgressTeller(tell: TellStep) {
  let told: Promise<unknown> = Promise.resolve()
  return {
    tell(step: MatchStep): void {
      told = told.then(() => tell(step)).catch(() => undefined)
    },
    /** Resolves when all is told, or soon. */
    async settle(): Promise<void> {
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, LAST_WORDS_MS)
      await Promise.race([told, late])
      clearTimeout(timer)
    },
  }
}
