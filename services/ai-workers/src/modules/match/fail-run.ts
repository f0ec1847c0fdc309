import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { MatchRunStore } from './match-run.store.ts'
import { matchStep, type PublishStep } from './match-step.ts'

/** The worker has no listings to match with; a later attempt may have some. */
export class CatalogNotLoaded extends Error {
  override readonly name = 'CatalogNotLoaded'
}

const NOT_LOADED = 'The catalog is not loaded yet. Please try again in a few minutes.'
const COULD_NOT =
  'We could not compute this match, and it is not your fault. Please try again.'

/** Longer than all attempts of a job plus any queue outage that a student would sit through. */
const LOST_AFTER_MS = 15 * 60_000

type Deps = {
  unitOfWork: UnitOfWork<{ matchRuns: MatchRunStore }>
  clock: Clock
  publishStep: PublishStep
}

/** Ends a run without a result, with a sentence for its student. */
export function makeFailRun({ unitOfWork, clock, publishStep }: Deps) {
  return async function failRun(runId: string, error: unknown): Promise<void> {
    const failure = error instanceof CatalogNotLoaded ? NOT_LOADED : COULD_NOT
    const isFailed = await unitOfWork(({ matchRuns }) =>
      matchRuns.fail(runId, failure, clock.now()),
    )
    if (isFailed) await publishStep(matchStep(runId, 'FAILED', failure))
  }
}
export type FailRun = ReturnType<typeof makeFailRun>

/**
 * Ends the runs that no worker is working on anymore; one that fails does not hold up the others.
 * @returns how many
 * @throws the error of the first run that failed
 */
export function makeFailLostRuns(
  deps: { matchRuns: Pick<MatchRunStore, 'findLost'>; clock: Clock },
  failRun: FailRun,
) {
  return async function failLostRuns(): Promise<number> {
    const before = new Date(deps.clock.now().getTime() - LOST_AFTER_MS)
    const lost = await deps.matchRuns.findLost(before)
    const faults = collectFaults()
    const ended = await faults.each(lost, (runId) => failRun(runId, null))
    faults.throwFirst()
    return ended.length
  }
}
export type FailLostRuns = ReturnType<typeof makeFailLostRuns>
