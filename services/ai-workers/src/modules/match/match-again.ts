import type { Clock } from '@landfall/kit/core/clock'
import { inBatches } from '@landfall/kit/core/in-batches'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { StudentAnswersStore } from '@landfall/matching/student-copy/student-answers.store'
import type { StudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'
import { computeMatchAgainJob } from '../../jobs/compute-match-again.job.ts'
import type { ListingStore } from '../listing/listing.store.ts'
import type { FormAgain } from './form-again.input.ts'
import { matchResultId } from './match-result-id.ts'
import type { MatchResultStore } from './match-result.store.ts'
import type { MatchRunStore } from './match-run.store.ts'
import type { DueBefore, MatchWatchStore, TakenStudent } from './match-watch.store.ts'
import { newRun } from './new-run.ts'

type Stores = {
  listings: ListingStore
  matchRuns: MatchRunStore
  matchWatches: MatchWatchStore
  studentFacts: StudentFactsStore
  studentAnswers: StudentAnswersStore
}
type Deps = {
  unitOfWork: UnitOfWork<Stores>
  formAgain: FormAgain
  clock: Clock
  newId: () => string
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A student who edits or answers tends to continue; this long after the last change, they have stopped. */
const PROFILE_QUIET_MS = 2 * MINUTE_MS
/** A student who does not stop is matched after this time all the same. */
const MAX_PROFILE_WAIT_MS = 10 * MINUTE_MS
/** A sync comes in many transactions; after this much quiet, the catalog is at rest. */
const CATALOG_QUIET_MS = 5 * MINUTE_MS
/** The time between two matches that the catalog causes: once it is at rest, and if it never is. */
const MIN_CATALOG_INTERVAL_MS = HOUR_MS
const MAX_CATALOG_INTERVAL_MS = DAY_MS
/** A student who has not asked for this long has left. */
const ASKED_WITHIN_MS = 180 * DAY_MS

const BATCH_SIZE = 100
/** The next run, a minute later, continues. */
const MAX_PER_RUN = 2_000

/**
 * Starts matches for students whose profile or answers changed, or for whom the catalog did, with the form of their
 * newest run and without their asking. A student whose match can't be started does not hold up the others.
 * @returns how many matches were started
 * @throws the error of the first student that failed
 */
export function makeMatchAgain({ unitOfWork, clock, ...deps }: Deps) {
  return async function matchAgain(): Promise<number> {
    let sum = 0
    await inBatches(BATCH_SIZE, async ({ size, failed, begin }) => {
      if (sum >= MAX_PER_RUN) return 0
      const taken = await unitOfWork(async (tx) => {
        const now = clock.now()
        const before = await dueBefore(tx.listings, now)
        const o = { limit: size, leftOut: failed }
        const due = await tx.matchWatches.take(before, now, o)
        begin(due.map(({ studentId }) => studentId))
        await startAll(due, tx, { ...deps, now })
        return due.length
      })
      sum += taken
      return taken
    })
    return sum
  }
}
export type MatchAgain = ReturnType<typeof makeMatchAgain>

async function dueBefore(listings: ListingStore, now: Date): Promise<DueBefore> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const newest = await listings.newestChange()
  const isAtRest = newest !== null && newest.toldAt <= ago(CATALOG_QUIET_MS)
  return {
    toldLast: ago(PROFILE_QUIET_MS),
    toldSince: ago(MAX_PROFILE_WAIT_MS),
    started: ago(isAtRest ? MIN_CATALOG_INTERVAL_MS : MAX_CATALOG_INTERVAL_MS),
    changeSeq: newest?.changeSeq ?? 0,
    asked: ago(ASKED_WITHIN_MS),
  }
}

async function startAll(
  taken: readonly TakenStudent[],
  tx: Parameters<Parameters<UnitOfWork<Stores>>[0]>[0],
  { now, newId, formAgain }: Pick<Deps, 'newId' | 'formAgain'> & { now: Date },
): Promise<void> {
  if (taken.length === 0) return
  const students = taken.map(({ studentId }) => studentId)
  const forms = await tx.matchRuns.newestProfiles(students)
  const stored = await tx.studentFacts.findAll(students)
  const answered = await tx.studentAnswers.findAll(students)
  const runs = taken.flatMap(({ studentId, cause }) => {
    const earlier = forms.get(studentId)
    const profile = stored.get(studentId) ?? null
    const current = cause === 'profile' ? (profile?.facts ?? null) : null
    const form = earlier === undefined ? null : formAgain(earlier, current)
    if (form === null) return []
    const sealedAnswers = answered.get(studentId) ?? null
    const who = { id: newId(), studentId, cause, createdAt: now }
    return [newRun(who, form, { profile, sealedAnswers })]
  })
  if (runs.length === 0) return
  await tx.matchRuns.insertAll(runs)
  await tx.outbox.enqueueAll(
    computeMatchAgainJob,
    runs.map(({ id: runId }) => ({ payload: { runId }, key: `match-${runId}` })),
  )
}

/** How many automatic results are kept for each student, besides those that the student asked for. */
const MAX_AUTOMATIC_RUNS = 10

const REMOVED_AT_A_TIME = 500

/**
 * Removes automatic results that were replaced long ago, until none is left; documents first, so that no crash
 * leaves one behind.
 */
export function makeRemoveOldRuns(deps: {
  matchRuns: Pick<MatchRunStore, 'findSuperseded' | 'removeAll'>
  /** A language model's wordings of the results' tips. */
  matchTipWordings: { removeAll(resultIds: readonly string[]): Promise<void> }
  results: Pick<MatchResultStore, 'removeAll'>
}) {
  return async function removeOldRuns(): Promise<void> {
    await inBatches(REMOVED_AT_A_TIME, async () => {
      const ids = await deps.matchRuns.findSuperseded(MAX_AUTOMATIC_RUNS, REMOVED_AT_A_TIME)
      const resultIds = ids.map(matchResultId)
      await deps.results.removeAll(resultIds)
      await deps.matchTipWordings.removeAll(resultIds)
      await deps.matchRuns.removeAll(ids)
      return ids.length
    })
  }
}
export type RemoveOldRuns = ReturnType<typeof makeRemoveOldRuns>
