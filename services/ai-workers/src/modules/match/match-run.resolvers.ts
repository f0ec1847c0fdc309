import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { notFound, type Problem, throwProblem } from '@landfall/kit/core/problems'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import {
  openResultOrThrow,
  presentAward,
  presentResult,
  presentResultToOthers,
  scholarshipRef,
} from './match-result.resolvers.ts'
import { startMatchInput } from './match-profile.input.ts'
import { asStudent } from './match-run.policy.ts'
import { finished, type MatchRun } from './match-run.ts'
import { stepOfState } from './match-step.ts'

const position = z.strictObject({ createdAt: z.coerce.date(), id: z.uuid() })

type ById = { id: string }
type PageArgs = { first?: number | null; after?: string | null }
type PresentedRun = ReturnType<typeof present>

export const matchRunQueries = {
  async matchRun(_root: unknown, { id }: ById, context: Context) {
    const run = await context.useCases.matchRuns.find(studentOrThrow(context), id)
    return run && present(run)
  },

  async matchRuns(_root: unknown, args: PageArgs, context: Context) {
    const student = studentOrThrow(context)
    const { first, after } = parsePage(context.caller, args, position)
    const page = await context.useCases.matchRuns.list(student, { first, after })
    return connectionOf({
      items: page.runs,
      node: present,
      positionOf: ({ createdAt, id }) => ({ createdAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  async latestMatchRun(_root: unknown, _args: unknown, context: Context) {
    const run = await context.useCases.matchRuns.latestFinished(studentOrThrow(context))
    return run && present(run)
  },

  matchingStudentCopy: (_root: unknown, _args: unknown, context: Context) =>
    context.useCases.readStudentCopy(studentOrThrow(context)),

  async sharedMatchRun(_root: unknown, { token }: { token: string }, context: Context) {
    const run = await context.useCases.matchRuns.findShared(token)
    if (!run?.resultId || !run.summary) return null
    const opened = await openResultOrThrow(run.resultId, context)
    const result = presentResultToOthers(opened, run.summary)
    return { finishedAt: run.finishedAt, result }
  },

  async matchProgress(_root: unknown, { runId }: { runId: string }, context: Context) {
    const run = await context.useCases.matchRuns.find(studentOrThrow(context), runId)
    return run && stepOfState(run)
  },
}

export const matchRunMutations = {
  async startMatch(_root: unknown, { input }: { input: unknown }, context: Context) {
    const askedAt = performance.now()
    const student = asStudent(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(startMatchInput, input)
    if (!parsed.ok) return parsed.error
    const { profile, waitSeconds } = parsed.value
    const started = await context.useCases.startMatch(student.value, profile, {
      isWaitedFor: waitSeconds > 0,
    })
    if (!started.ok) return refused(started.error, context)
    if (waitSeconds === 0) return success(started.value)
    const leftMs = patienceMs(context) - (performance.now() - askedAt)
    const timeoutMs = Math.max(0, Math.min(waitSeconds * 1_000, leftMs))
    const end = await context.useCases.waitForRun(started.value.id, timeoutMs)
    if (end !== null) return success(finished(started.value, end))
    const run = await context.useCases.matchRuns.findWaitedFor(started.value.id)
    return success(run ?? started.value)
  },

  async shareMatchRun(_root: unknown, { input }: { input: ById }, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const shared = await context.useCases.shareMatchRun(student.value, input.id)
    return shared.ok ? success(shared.value) : shared.error
  },

  async unshareMatchRun(_root: unknown, { input }: { input: ById }, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const unshared = await context.useCases.unshareMatchRun(student.value, input.id)
    return unshared.ok ? success(unshared.value) : unshared.error
  },
}

export const matchRunFields = {
  async __resolveReference({ id }: ById, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return null
    const run = await context.useCases.matchRuns.find(student.value, id)
    return run && present(run)
  },

  result: ({ resultId, summary }: PresentedRun) =>
    resultId && summary ? presentResult(resultId, summary) : null,

  async changes({ resultId }: PresentedRun, _args: unknown, context: Context) {
    if (resultId === null) return null
    const { changes, matches } = await openResultOrThrow(resultId, context)
    if (changes === null) return null
    const { since, added, removed, rescored } = changes
    const isAdded = new Set(added)
    return {
      since: new Date(since),
      added: matches
        .filter(({ scholarshipId }) => isAdded.has(scholarshipId))
        .map(presentAward),
      removed: removed.map(({ id, ...why }) => ({
        scholarship: scholarshipRef(id),
        ...why,
      })),
      rescored: rescored.map(({ id, ...scores }) => ({
        scholarship: scholarshipRef(id),
        ...scores,
      })),
    }
  },
}

function present(run: MatchRun) {
  const { studentId: _, status, cause, ...same } = run
  return { ...same, status: status.toUpperCase(), cause: cause.toUpperCase() }
}

function success(run: MatchRun) {
  return { __typename: 'MatchRunSuccess', run: present(run) }
}

function refused(problem: Problem, context: Context): Problem {
  if (problem.__typename === 'TooManyRequests') {
    context.effects.retryAfterSeconds = problem.retryAfterSeconds
  }
  return problem
}

/** How long an answer may take: a second less than the caller waits for it. */
function patienceMs({ caller }: Context): number {
  return (caller.responseTimeoutMs ?? 9_500) - 1_000
}

function studentOrThrow(context: Context): StudentRef {
  const student = asStudent(context.viewer)
  return student.ok ? student.value : throwProblem(student.error)
}

/** A signed-in person who is never matched gets NotFound, the same answer as for a stranger's run. */
function asMissing(problem: Problem): Problem {
  return problem.__typename === 'Forbidden' ? notFound('match') : problem
}
