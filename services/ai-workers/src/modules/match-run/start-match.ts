import type { Clock } from '@landfall/kit/clock'
import { gather } from '@landfall/kit/gather'
import { tooManyRequests, type Problem } from '@landfall/kit/problems'
import type { Result } from '@landfall/kit/result'
import { err, ok } from '@landfall/kit/result'
import type { StudentRef } from '@landfall/kit/student-policy'
import type { UnitOfWork } from '@landfall/kit/unit-of-work'
import { ComputeMatch } from '../../jobs/definitions.ts'
import type { StudentFactsStore } from '../student/student-facts.store.ts'
import { askedOf, profileOf } from './asked-of-profile.ts'
import type { ProfileInput } from './match-profile.input.ts'
import type { MatchRunStore } from './match-run.store.ts'
import type { MatchRun, NewMatchRun } from './match-run.ts'

type Deps = {
  unitOfWork: UnitOfWork<{ matchRuns: MatchRunStore; studentFacts: StudentFactsStore }>
  clock: Clock
  newId: () => string
  matchesPerHour: number
}

type Started = Result<MatchRun, Problem>
type Start = { studentId: string; form: ProfileInput }

/** Starts that one transaction takes up together; one that comes alone waits for no other. */
const TOGETHER = { most: 50, everyMs: 50 }

/**
 * Starts a match: its row and its job in one transaction, which starts of the same moment share.
 * Expected failure: TooManyRequests.
 */
export function makeStartMatch({ unitOfWork, clock, newId, matchesPerHour }: Deps) {
  const start = gather(startAll, TOGETHER)

  async function startAll(starts: readonly Start[]): Promise<Started[]> {
    return unitOfWork(async ({ matchRuns, studentFacts, outbox }) => {
      const createdAt = clock.now()
      const students = starts.map(({ studentId }) => studentId)
      const waits = await matchRuns.waitBeforeNext(students, matchesPerHour, createdAt)
      const stored = await studentFacts.findAll(students)
      const runs: NewMatchRun[] = []
      const answers = starts.map(({ studentId, form }, place): Started => {
        const wait = waits[place] ?? null
        if (wait !== null) return err(tooManyRequests(wait, tooManyIn(matchesPerHour)))
        const asked = askedOf(form, stored.get(studentId) ?? null, createdAt)
        const run = { id: newId(), studentId, profile: profileOf(form), createdAt }
        runs.push({ ...run, asked })
        return ok(queued(run))
      })
      if (runs.length === 0) return answers
      await matchRuns.insertAll(runs)
      const jobs = runs.map(({ id }) => ({ payload: { runId: id }, key: `match-${id}` }))
      await outbox.enqueueAll(ComputeMatch, jobs)
      return answers
    })
  }

  return ({ studentId }: StudentRef, form: ProfileInput) => start({ studentId, form })
}

function tooManyIn(perHour: number): string {
  return `You can start ${perHour} matches an hour. Please wait a moment.`
}

function queued(run: Omit<NewMatchRun, 'asked'>): MatchRun {
  const nothingYet = { finishedAt: null, failure: null, resultId: null, summary: null }
  return { ...run, ...nothingYet, status: 'queued', shareToken: null }
}
