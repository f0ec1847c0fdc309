import { batch } from '@landfall/kit/transaction/batch'
import { isUuid } from '@landfall/kit/core/ids'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { MatchRunStore, RunPosition } from './match-run.store.ts'
import type { MatchRun } from './match-run.ts'
import type { MatchShareStore } from './match-share.store.ts'

type Deps = { matchRuns: MatchRunStore; matchShares: MatchShareStore }

export type RunPage = { runs: MatchRun[]; hasNextPage: boolean; totalCount: number }

/** What students can read about their runs, and others through a link. */
export function makeReadMatchRuns({ matchRuns, matchShares }: Deps) {
  const findTogether = batch(matchRuns.findAll, { most: 50, everyMs: 50 })
  return {
    /** The student's own run whose end a request waited for; runs that end at the same moment are read together. */
    async findWaitedFor(id: string): Promise<MatchRun | null> {
      return findTogether(id)
    },

    /** Null when there is none or it is somebody else's. */
    async find({ studentId }: StudentRef, id: string): Promise<MatchRun | null> {
      return isUuid(id) ? matchRuns.find(studentId, id) : null
    },

    /** The runs, newest first, and their total number. */
    async list(
      { studentId }: StudentRef,
      { first, after }: { first: number; after: RunPosition | null },
    ): Promise<RunPage> {
      const [runs, totalCount] = await Promise.all([
        matchRuns.page({ studentId, after, limit: first + 1 }),
        matchRuns.count(studentId),
      ])
      return { runs: runs.slice(0, first), hasNextPage: runs.length > first, totalCount }
    },

    async latestFinished({ studentId }: StudentRef): Promise<MatchRun | null> {
      return matchRuns.findLatestFinished(studentId)
    },

    /** The run that a private link leads to; null when it was withdrawn or never was. */
    async findShared(token: string): Promise<MatchRun | null> {
      const runId = await matchShares.findRunId(token)
      return runId === null ? null : matchRuns.findAny(runId)
    },
  }
}
