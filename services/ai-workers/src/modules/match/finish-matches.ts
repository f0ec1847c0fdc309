import type { Clock } from '@landfall/kit/core/clock'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { MatchRunFinished } from '@landfall/proto-events/ai-workers/match-run-finished.v1'
import { NoticeRequested } from '@landfall/proto-events/ai-workers/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import { wordMatchTipsJob } from '../../jobs/word-match-tips.job.ts'
import type { RankedAward } from './match-changes.ts'
import type { MatchResultStore } from './match-result.store.ts'
import type { ExplainedAward, MatchResult, MatchSummary } from './match-result.ts'
import type { MatchRunStore } from './match-run.store.ts'
import type { EarlierRun, MatchCause } from './match-run.ts'
import type { MatchWatchStore } from './match-watch.store.ts'
import type { SendAnswer } from './run-answer.ts'
import { strongAdded, strongNotice } from './strong-matches.ts'
import type { NotifiedMatchStore } from './notified-match.store.ts'

type Stores = {
  matchRuns: MatchRunStore
  matchWatches: MatchWatchStore
  notifiedMatches: NotifiedMatchStore
}

export type FinishDeps = {
  matchRuns: Pick<MatchRunStore, 'findAll'>
  unitOfWork: UnitOfWork<Stores>
  results: MatchResultStore
  sendAnswer: SendAnswer
  /** A language model may put the tips into better words afterward. */
  isWorded: boolean
  clock: Clock
}

/** A result that is not stored yet, with its origin. */
export type Computed = {
  result: MatchResult
  cause: MatchCause
  /** The run that it was compared with. */
  earlier: EarlierRun | null
  /** The newest change of the catalog's copy that the result includes. */
  changeSeq: number
  /** The address of a request that waits for the result. */
  answerTo: string | null
}

/**
 * Stores results: the documents first, then everything that points at them in one transaction. A run that the
 * catalog caused and that shows the same as the run before is removed instead.
 * @returns the summary of each; null for a removed run
 */
export function makeFinishMatches(deps: FinishDeps) {
  return async function finishMatches(
    all: readonly Computed[],
  ): Promise<(MatchSummary | null)[]> {
    const kept = all.filter((one) => !isSameAgain(one))
    const stored = await deps.results.insertAll(kept.map(({ result }) => result))
    const first = await Promise.all(
      kept.map(async (one, place) => {
        return stored[place] ? one : { ...one, result: await readFirst(one.result, deps) }
      }),
    )
    const finishedAt = deps.clock.now()
    const ended = await deps.unitOfWork(async (tx) => {
      const ended = await endAll(first, finishedAt, tx, deps)
      const same = all.filter(isSameAgain)
      await tx.matchRuns.removeUnfinished(same.map(({ result }) => result.runId))
      await tx.matchWatches.advance(
        all.map(({ changeSeq, result: { studentId } }) => ({ studentId, changeSeq })),
      )
      return ended
    })
    for (const [place, { answerTo, result }] of kept.entries()) {
      if (answerTo === null || !stored[place] || !ended.has(result.runId)) continue
      deps.sendAnswer(answerTo, { finishedAt, result })
    }
    const unended = kept.filter(
      ({ result }, place) => stored[place] && !ended.has(result.runId),
    )
    await removeUnpointed(unended, deps)
    const summaries = new Map(first.map(({ result }) => [result.runId, result.summary]))
    return all.map(({ result }) => summaries.get(result.runId) ?? null)
  }
}

/** Removes the documents of runs that failed or were erased meanwhile: nothing will ever point at them. */
async function removeUnpointed(
  unended: readonly Computed[],
  { matchRuns, results }: FinishDeps,
): Promise<void> {
  if (unended.length === 0) return
  const runs = await matchRuns.findAll(unended.map(({ result }) => result.runId))
  const pointedAt = new Set(runs.map((run) => run?.resultId))
  const left = unended.flatMap(({ result: { id } }) => (pointedAt.has(id) ? [] : id))
  await results.removeAll(left)
}

/**
 * Points the runs at their results and publishes the events; returns the ids of the runs that had not ended before.
 */
async function endAll(
  all: readonly Computed[],
  finishedAt: Date,
  tx: Transaction<Stores>,
  { isWorded }: FinishDeps,
): Promise<Set<string>> {
  const finished = all.map(({ result: { id: resultId, runId: id, summary, ...lists } }) => {
    return { id, resultId, finishedAt, summary, ranked: rankedOf(lists) }
  })
  const ended = await tx.matchRuns.finishAll(finished)
  const news = all.filter(({ result }) => ended.has(result.runId))
  const events = news.map((one) => finishedEvent(one, finishedAt))
  await tx.outbox.publishAll(MatchRunFinished, events)
  if (isWorded) {
    const jobs = news.map(({ result: { id } }) => ({ key: id, payload: { resultId: id } }))
    await tx.outbox.enqueueAll(wordMatchTipsJob, jobs)
  }
  for (const { cause, result } of news) {
    // A student who asked sees the result anyway.
    if (cause !== 'student') await notifyOfStrongMatches(result, finishedAt, tx)
  }
  return ended
}

async function notifyOfStrongMatches(
  result: MatchResult,
  now: Date,
  { notifiedMatches, outbox }: Transaction<Stores>,
): Promise<void> {
  const strong = strongAdded(result)
  const ids = strong.map(({ scholarshipId }) => scholarshipId)
  const fresh = await notifiedMatches.takeNew(result.studentId, ids, now)
  const awards = strong.filter(({ scholarshipId }) => fresh.has(scholarshipId))
  if (awards.length === 0) return
  const data = strongNotice(result, awards, now)
  await outbox.publish(NoticeRequested, requestedNotice(data))
}

/** If an earlier attempt died after storing a result, that result is the one. */
async function readFirst(
  { id, runId, studentId }: MatchResult,
  { results }: FinishDeps,
): Promise<MatchResult> {
  const stored = await results.find(id)
  if (stored === null) throw new Error('A result is there and cannot be read')
  // The run decides whose result it is.
  return { ...stored, runId, studentId }
}

function finishedEvent({ result, cause }: Computed, finishedAt: Date) {
  const { runId, studentId, summary } = result
  const { matchCount, toAnswerCount, toCheckCount } = summary
  const data = {
    runId,
    studentId,
    matchCount,
    checkCount: toAnswerCount + toCheckCount,
    isAutomatic: cause !== 'student',
    finishedAt: finishedAt.toISOString(),
  }
  return { aggregateId: runId, version: 1, data }
}

/** True if every award has the same place, version and score, so there is nothing new to look at. */
function isSameAgain({ cause, result, earlier }: Computed): boolean {
  if (cause !== 'catalogue' || earlier === null) return false
  const now = rankedOf(result)
  return (
    earlier.matchCount === result.summary.matchCount &&
    earlier.ranked.length === now.length &&
    earlier.ranked.every((then, place) => isSameAward(then, now[place]))
  )
}

function isSameAward(then: RankedAward, now: RankedAward | undefined): boolean {
  return (
    then.id === now?.id &&
    then.version === now.version &&
    then.score === now.score &&
    then.isMatch === now.isMatch
  )
}

type Lists = Pick<MatchResult, 'matches' | 'toAnswer' | 'toCheck'>

function rankedOf({ matches, toAnswer, toCheck }: Lists): RankedAward[] {
  return [...outlineOf(matches, true), ...outlineOf([...toAnswer, ...toCheck], false)]
}

function outlineOf(list: readonly ExplainedAward[], isMatch: boolean): RankedAward[] {
  return list.map(({ scholarshipId: id, version, score }) => {
    return { id, version, score, isMatch }
  })
}
