import type { Clock } from '@landfall/kit/core/clock'
import { batch } from '@landfall/kit/transaction/batch'
import { tooManyRequests, type Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { currentOrigin, type Origin } from '@landfall/kit/observability/tracing'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { StudentAnswersStore } from '@landfall/matching/student-copy/student-answers.store'
import type { StudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'
import { computeMatchJob, type ComputeMatchPayload } from '../../jobs/compute-match.job.ts'
import { newRun } from './new-run.ts'
import type { ProfileInput } from './match-profile.input.ts'
import type { MatchRunStore } from './match-run.store.ts'
import type { MatchWatchStore } from './match-watch.store.ts'
import type { MatchRun, NewMatchRun } from './match-run.ts'

type Deps = {
  unitOfWork: UnitOfWork<{
    matchRuns: MatchRunStore
    matchWatches: MatchWatchStore
    studentFacts: StudentFactsStore
    studentAnswers: StudentAnswersStore
  }>
  clock: Clock
  newId: () => string
  matchesPerHour: number
  /** The address at which this process receives results; null while it does not. */
  answersTo: () => string | null
}

type Started = Result<MatchRun, Problem>
type Start = {
  studentId: string
  form: ProfileInput
  answerTo: string | null
  origin: Origin
}

/** How many starts one transaction takes up together; a start that comes alone does not wait for others. */
const TOGETHER = { most: 50, everyMs: 50 }

/**
 * Starts a match: its row and its job in one transaction, which simultaneous starts share.
 * Expected failure: TooManyRequests.
 */
export function makeStartMatch(deps: Deps) {
  const { unitOfWork, clock, newId, matchesPerHour, answersTo } = deps
  const start = batch(startAll, TOGETHER)

  async function startAll(starts: readonly Start[]): Promise<Started[]> {
    return unitOfWork(async (tx) => {
      const { matchRuns, matchWatches, studentFacts, studentAnswers, outbox } = tx
      const createdAt = clock.now()
      const students = starts.map(({ studentId }) => studentId)
      // Before the students' statements are read: anything that comes later is heard again.
      await matchWatches.begin(students, createdAt)
      const waits = await matchRuns.waitBeforeNext(students, matchesPerHour, createdAt)
      const stored = await studentFacts.findAll(students)
      const answered = await studentAnswers.findAll(students)
      const runs: NewMatchRun[] = []
      const jobs: { key: string; payload: ComputeMatchPayload; origin: Origin }[] = []
      const answers = starts.map(
        ({ studentId, form, answerTo, origin }, place): Started => {
          const wait = waits[place] ?? null
          if (wait !== null) return err(tooManyRequests(wait, tooManyIn(matchesPerHour)))
          const profile = stored.get(studentId) ?? null
          const current = { profile, sealedAnswers: answered.get(studentId) ?? null }
          const who = { id: newId(), studentId, cause: 'student' as const, createdAt }
          const run = newRun(who, form, current)
          runs.push(run)
          const payload = { runId: run.id, ...(answerTo !== null && { answerTo }) }
          jobs.push({ payload, key: `match-${run.id}`, origin })
          return ok(queued(run))
        },
      )
      if (runs.length === 0) return answers
      await matchRuns.insertAll(runs)
      await outbox.enqueueAll(computeMatchJob, jobs)
      return answers
    })
  }

  return (
    { studentId }: StudentRef,
    form: ProfileInput,
    { isWaitedFor }: { isWaitedFor: boolean },
  ) => {
    const answerTo = isWaitedFor ? answersTo() : null
    return start({ studentId, form, answerTo, origin: currentOrigin() })
  }
}

function tooManyIn(perHour: number): string {
  return `You can start ${perHour} matches an hour. Please wait a moment.`
}

function queued({ id, studentId, cause, profile, createdAt }: NewMatchRun): MatchRun {
  const nothingYet = { finishedAt: null, failure: null, resultId: null, summary: null }
  const run = { id, studentId, cause, profile, createdAt }
  return { ...run, ...nothingYet, status: 'queued', shareToken: null }
}
