import type { Clock } from '@landfall/kit/clock'
import { tooManyRequests, type Problem } from '@landfall/kit/problems'
import type { Result } from '@landfall/kit/result'
import { err, ok } from '@landfall/kit/result'
import type { UnitOfWork } from '@landfall/kit/unit-of-work'
import { ComputeMatch } from '../../jobs/definitions.ts'
import type { StudentFactsStore } from '../student/student-facts.store.ts'
import { askedOf, profileOf } from './asked-of-profile.ts'
import type { ProfileInput } from './match-profile.input.ts'
import type { StudentRef } from './match-run.policy.ts'
import type { MatchRunStore } from './match-run.store.ts'
import type { MatchRun } from './match-run.ts'

type Deps = {
  unitOfWork: UnitOfWork<{ matchRuns: MatchRunStore; studentFacts: StudentFactsStore }>
  clock: Clock
  newId: () => string
  matchesPerHour: number
}

/**
 * Starts a match: its row and its job in one transaction. Expected failure: TooManyRequests.
 */
export function makeStartMatch({ unitOfWork, clock, newId, matchesPerHour }: Deps) {
  return async function startMatch(
    { studentId }: StudentRef,
    form: ProfileInput,
  ): Promise<Result<MatchRun, Problem>> {
    return unitOfWork(async ({ matchRuns, studentFacts, outbox }) => {
      const createdAt = clock.now()
      const wait = await matchRuns.waitBeforeNext(studentId, matchesPerHour, createdAt)
      if (wait !== null) {
        const message = `You can start ${matchesPerHour} matches an hour. Please wait a moment.`
        return err(tooManyRequests(wait, message))
      }
      const stored = await studentFacts.find(studentId)
      const asked = askedOf(form, stored, createdAt)
      const run = { id: newId(), studentId, profile: profileOf(form), createdAt }
      await matchRuns.insert({ ...run, asked })
      await outbox.enqueue(ComputeMatch, { runId: run.id }, { key: `match-${run.id}` })
      return ok({
        ...run,
        status: 'queued',
        finishedAt: null,
        failure: null,
        resultId: null,
        summary: null,
        shareToken: null,
      })
    })
  }
}
