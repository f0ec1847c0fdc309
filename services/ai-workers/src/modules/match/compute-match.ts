import { batch } from '@landfall/kit/transaction/batch'
import type { MatchOutcome } from '@landfall/matching/match-listings'
import { leftOpen, scholarships } from '@landfall/matching/notes/count-words'
import { outcomeNotes } from '@landfall/matching/notes/outcome-notes'
import type { OpenSealed, SealedStudent } from '@landfall/matching/requirements/open-sealed'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import type { Catalog } from '../listing/catalog.ts'
import type { ReadListings } from '../listing/known-listings.ts'
import { askNext } from './ask-next.ts'
import { compareRuns } from './compare-runs.ts'
import { explainAwards, type Explained } from './explain-awards.ts'
import { matchResultId } from './match-result-id.ts'
import { overallScoreOf, type MatchResult, type MatchSummary } from './match-result.ts'
import { CatalogNotLoaded } from './fail-run.ts'
import { makeFinishMatches, type Computed, type FinishDeps } from './finish-matches.ts'
import type { MatchRunStore } from './match-run.store.ts'
import { isOver, type EarlierRun, type MatchAsked, type WorkedRun } from './match-run.ts'
import {
  finishedStep,
  matchStep,
  stepOfState,
  type MatchStepCode,
  type PublishStep,
} from './match-step.ts'

/** Compares goals with a listing by meaning: 0 to 120 tenths; null when they cannot be compared. */
export type ReadGoals = (goals: string) => (listing: ListingCriteria) => number | null

type Deps = FinishDeps & {
  matchRuns: MatchRunStore
  catalog: Catalog
  readListings: ReadListings
  readGoals: ReadGoals
  openSealed: OpenSealed
  publishStep: PublishStep
  telemetry: {
    matched(o: { durationMs: number }): void
    dropped(o: { runId: string; dropped: Explained['dropped'] }): void
  }
}

/** How many runs one statement takes up and one transaction ends; a run that is alone does not wait for others. */
const TOGETHER = { most: 50, everyMs: 50 }

/**
 * Computes one run and stores its result. Idempotent: the result has one id, the first one stored stays, and a run
 * that has ended is left alone.
 * @param answerTo the address of a request that waits for the result. Nobody else knows about the run yet, so its
 * end is the only step that is published.
 * @throws CatalogNotLoaded while there is nothing to match with
 */
export function makeComputeMatch(deps: Deps) {
  const { matchRuns, catalog, publishStep } = deps
  const takeUp = batch(matchRuns.takeUpAll, TOGETHER)
  const finish = batch(makeFinishMatches(deps), TOGETHER)

  return async function computeMatch(
    runId: string,
    answerTo: string | null = null,
  ): Promise<void> {
    const run = await takeUp(runId)
    if (run === null) {
      const known = await matchRuns.findAny(runId)
      if (known !== null && isOver(known)) void publishStep(stepOfState(known))
      return
    }
    if (catalog.size === 0) throw new CatalogNotLoaded()
    const summary = await finish(await compute(run, answerTo, deps))
    if (summary !== null) void publishStep(finishedStep(runId, summary))
  }
}
export type ComputeMatch = ReturnType<typeof makeComputeMatch>

async function compute(
  run: WorkedRun,
  answerTo: string | null,
  deps: Deps,
): Promise<Computed> {
  const { catalog, readGoals } = deps
  const { id: runId } = run
  const asked = await withSealedAnswers(run, deps)
  const earlier = await earlierOf(run, deps)
  const reportStep = (step: MatchStepCode, label: string) => {
    if (answerTo === null) void deps.publishStep(matchStep(runId, step, label))
  }
  const startedAt = performance.now()
  const { asOf, changeSeq, openCount } = catalog
  reportStep('CHECKING', `Checking ${scholarships(openCount)} against your profile`)
  const outcome = await catalog.match(asked.query, asked.today, asked.at ?? null)
  reportStep('SCORING', countsInWords(outcome))
  const listings = await deps.readListings(idsOf(outcome, earlier))
  const shown = chosenOf(outcome).length
  reportStep('READING_GOALS', `Comparing your goals with the best ${shown}`)
  const parts = {
    asked,
    listingOf: (id: string) => listings.get(id),
    versionOf: catalog.versionOf,
    goalsOf: readGoals(asked.goals),
  }
  const { matches, answer, check, counted } = explained(outcome, parts)
  const dropped = [...matches.dropped, ...answer.dropped, ...check.dropped]
  deps.telemetry.dropped({ runId, dropped })
  const isAnsweredAnew = earlier !== null && wasAnsweredSince(earlier, run)
  const now = { ...parts, isAnsweredAnew, matches: matches.awards }
  const changes = earlier && compareRuns(earlier, now)
  const nextQuestions = askNext(outcome, asked, catalog)
  const durationMs = performance.now() - startedAt
  deps.telemetry.matched({ durationMs })
  reportStep('WRITING', `Writing down the reasons for ${shown}`)
  const result: MatchResult = {
    id: matchResultId(runId),
    runId,
    studentId: run.studentId,
    summary: summaryOf(counted, { asked, matches, nextQuestions, asOf, durationMs }),
    matches: matches.awards,
    toAnswer: answer.awards,
    toCheck: check.awards,
    changes,
  }
  return { result, answerTo, changeSeq, cause: run.cause, earlier }
}

function countsInWords({ matchCount, toAnswerCount, toCheckCount }: MatchOutcome): string {
  return `You meet every requirement of ${matchCount}; ${leftOpen(toAnswerCount, toCheckCount)}`
}

async function earlierOf({ earlier }: WorkedRun, deps: Deps): Promise<EarlierRun | null> {
  return earlier && { ...earlier, asked: await withSealedAnswers(earlier, deps) }
}

/**
 * True if the student has since replaced a sealed statement: a run that has ended keeps only statements that still
 * hold.
 */
function wasAnsweredSince(then: SealedStudent, now: SealedStudent): boolean {
  return (['sealedDetails', 'sealedAnswers'] as const).some(
    (part) => then[part] === null && now[part] !== null,
  )
}

/** The run's input, with the statements that were sealed beside it. */
async function withSealedAnswers(
  { asked, ...sealed }: SealedStudent & Pick<WorkedRun, 'asked'>,
  { openSealed }: Deps,
): Promise<MatchAsked> {
  const student = { ...asked.query.student, ...(await openSealed(sealed)) }
  return { ...asked, query: { ...asked.query, student } }
}

/**
 * The outcome with the reasons of the awards shown; awards that the explanation does not confirm are not counted
 * either.
 */
function explained(
  outcome: MatchOutcome,
  parts: Omit<Parameters<typeof explainAwards>[1], 'verdict'>,
) {
  const matches = explainAwards(outcome.matches, { ...parts, verdict: 'ELIGIBLE' })
  const answer = explainAwards(outcome.toAnswer, { ...parts, verdict: 'ANSWER_QUESTIONS' })
  const check = explainAwards(outcome.toCheck, {
    ...parts,
    verdict: 'CHECK_WITH_PROVIDER',
  })
  const counted: MatchOutcome = {
    ...outcome,
    matchCount: outcome.matchCount - matches.dropped.length,
    toAnswerCount: outcome.toAnswerCount - answer.dropped.length,
    toCheckCount: outcome.toCheckCount - check.dropped.length,
  }
  return { matches, answer, check, counted }
}

function chosenOf({ matches, toAnswer, toCheck }: MatchOutcome): string[] {
  return [...matches, ...toAnswer, ...toCheck].map(({ scholarshipId }) => scholarshipId)
}

function idsOf(outcome: MatchOutcome, earlier: EarlierRun | null): string[] {
  const then = (earlier?.ranked ?? []).filter(({ isMatch }) => isMatch)
  return [...chosenOf(outcome), ...then.map(({ id }) => id)]
}

function summaryOf(
  outcome: MatchOutcome,
  o: {
    asked: MatchAsked
    matches: Explained
    nextQuestions: MatchSummary['nextQuestions']
    asOf: Date | null
    durationMs: number
  },
): MatchSummary {
  const { matchCount, toAnswerCount, toCheckCount, notEligibleCount, openCount } = outcome
  const hasGoals = o.matches.awards.some(({ terms }) =>
    terms.some(({ code, isStated }) => code === 'goals' && isStated),
  )
  return {
    overallScore: overallScoreOf(o.matches.awards),
    matchCount,
    toAnswerCount,
    toCheckCount,
    notEligibleCount,
    openCount,
    competitiveness: outcome.competitiveness,
    datesAhead: o.matches.awards.filter(({ hasDateAhead }) => hasDateAhead).length,
    nextQuestions: o.nextQuestions,
    ...outcomeNotes(outcome, o.asked.query),
    madeBy: [
      'Computed by rules from your profile',
      ...(hasGoals ? ['Goals compared by meaning (local model)'] : []),
    ],
    catalogueAsOf: o.asOf?.toISOString() ?? null,
    computeMilliseconds: o.durationMs.toFixed(2),
  }
}
