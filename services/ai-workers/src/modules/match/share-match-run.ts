import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { MatchRunStore } from './match-run.store.ts'
import type { MatchRun } from './match-run.ts'
import type { MatchShareStore } from './match-share.store.ts'

type Stores = { matchRuns: MatchRunStore; matchShares: MatchShareStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; newToken: () => string }

/**
 * Makes a private link to a finished run; an existing link stays.
 * Expected failures: NotFound (none, or somebody else's run), Conflict (not finished).
 */
export function makeShareMatchRun({ unitOfWork, clock, newToken }: Deps) {
  return changesShare(unitOfWork, async (run, { matchShares }) => {
    if (run.status !== 'finished') {
      return err(conflict('Only a finished match can be shared.'))
    }
    const share = { runId: run.id, token: newToken(), createdAt: clock.now() }
    return ok({ ...run, shareToken: await matchShares.insertIfNew(share) })
  })
}

/** Withdraws the link of a run, if it has one. Expected failure: NotFound. */
export function makeUnshareMatchRun({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return changesShare(unitOfWork, async (run, { matchShares }) => {
    await matchShares.remove(run.id)
    return ok({ ...run, shareToken: null })
  })
}

function changesShare(
  unitOfWork: Deps['unitOfWork'],
  change: (run: MatchRun, stores: Stores) => Promise<Result<MatchRun, Problem>>,
) {
  return async function changeShare(
    { studentId }: StudentRef,
    id: string,
  ): Promise<Result<MatchRun, Problem>> {
    if (!isUuid(id)) return err(notFound('match'))
    return unitOfWork(async (tx) => {
      const run = await tx.matchRuns.find(studentId, id)
      return run === null ? err(notFound('match')) : change(run, tx)
    })
  }
}
