import { createSealer } from '@landfall/kit/core/sealed'
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { idFromName } from '@landfall/kit/core/ids'
import { createLog } from '@landfall/kit/observability/log'
import { eventually } from '@landfall/kit/testing/eventually'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchResultModel } from '../src/db/documents.ts'
import { openDocuments } from '@landfall/kit/database/open-documents'
import { implementComputeMatch } from '../src/jobs/compute-match.ts'
import {
  CatalogNotLoaded,
  makeFailLostRuns,
  makeFailRun,
} from '../src/modules/match/fail-run.ts'
import type { MatchResult } from '../src/modules/match/match-result.ts'
import { createMatchResultStore } from '../src/modules/match/match-result.store.ts'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { essaysOf } from './_essays.ts'
import { aListing } from './_listings.ts'

/** Jobs that a killed worker had taken are free again after this time. */
const LOCK_MS = 3_000
let app: RunningAiWorkers
let silent: Server
beforeAll(async () => {
  app = await startAiWorkers()
  await app.storeListings(aListing(), aListing())
  silent = createServer(() => undefined).listen(0, '127.0.0.1')
})
afterAll(async () => {
  silent.close()
  await app.stop()
})

const runQuery = `query ($id: ID!) {
  matchRun(id: $id) { status failure result { matchCount matches { score } } }
}`

function startProcess(changes: object): ChildProcess {
  const options = {
    config: { ...app.config, ...changes },
    queuePrefix: app.queuePrefix,
    lockMs: LOCK_MS,
  }
  return fork(new URL('_worker-process.ts', import.meta.url), {
    env: { ...process.env, TEST_WORKER: JSON.stringify(options) },
    execArgv: [],
  })
}

describe('a job that dies midway', () => {
  it('still answers after a kill -9 of its worker', async () => {
    const student = aStudent()
    const { run } = await app.match(student, {}, { waitSeconds: 0 })
    const find = async () => (await app.ask(student, runQuery, { id: run.id })).matchRun
    // A document store that accepts the call and never answers holds the job at the point where it would write.
    const { port } = silent.address() as AddressInfo
    const essays = essaysOf(app)
    const { review } = await essays.submit(student)
    const worker = startProcess({ mongodbUrl: `mongodb://127.0.0.1:${port}/test` })
    const essay = async () => (await essays.open(student, review.id)).essayReview
    await eventually(
      async () =>
        (await find()).status === 'RUNNING' && (await essay()).status === 'IN_REVIEW',
    ).finally(() => worker.kill('SIGKILL'))

    const other = await app.startWorker({}, { lockMs: LOCK_MS })
    const ended = await eventually(async () => {
      const found = await find()
      return found.status === 'FINISHED' && found
    })
    expect(ended.result.matchCount).toBe(2)
    const events = await app.outboxEvents('landfall.ai-workers.match-run.finished.v1')
    expect(events.filter(({ data }) => data['runId'] === run.id)).toHaveLength(1)
    expect(await essays.reviewed(student, review.id)).toMatchObject({ status: 'COMPLETED' })
    const published = (await essays.events()).filter(
      ({ data }) => data['reviewId'] === review.id,
    )
    expect(published).toHaveLength(1)
    await other.stop()
  })
})

describe('an attempt that died between storing its result and telling of it', () => {
  it('has made the result that stays', async () => {
    const student = aStudent()
    const { run } = await app.match(student, {}, { waitSeconds: 0 })
    const documents = openDocuments(app.config.mongodbUrl, matchResultModel)
    const results = createMatchResultStore(
      documents.model,
      createSealer(app.config.studentAnswersKey),
    )
    const stored: MatchResult = {
      id: idFromName('match-result', run.id),
      runId: run.id,
      studentId: randomUUID(),
      summary: { ...emptySummary, matchCount: 41 },
      matches: [],
      toAnswer: [],
      toCheck: [],
      changes: null,
    }
    expect(await results.insertAll([stored])).toEqual([true])
    await documents.close()

    await app.startWorker()
    const find = async () => (await app.ask(student, runQuery, { id: run.id })).matchRun
    await eventually(async () => (await find()).status === 'FINISHED')
    expect((await find()).result).toEqual({ matchCount: 41, matches: [] })
  })
})

const emptySummary = {
  overallScore: null,
  matchCount: 0,
  toAnswerCount: 0,
  toCheckCount: 0,
  datesAhead: 0,
  nextQuestions: [],
  notEligibleCount: 0,
  openCount: 0,
  competitiveness: { met: 0, stated: 0 },
  strengths: [],
  improvementAreas: [],
  recommendations: [],
  madeBy: [],
  catalogueAsOf: null,
  computeMilliseconds: '0.00',
}
const clock = { now: () => new Date() }
const later = (minutes: number) => ({
  now: () => new Date(Date.now() + minutes * 60_000),
})
const publishStep = async () => true
const context = (attempt: number) => ({
  jobId: 'job',
  attempt,
  log: createLog({ service: 'test', level: 'silent' }),
  progress: async () => undefined,
})

describe('a match that cannot be computed', () => {
  it.each([
    [
      new CatalogNotLoaded(),
      'The catalog is not loaded yet. Please try again in a few minutes.',
    ],
    [
      new Error('broken'),
      'We could not compute this match, and it is not your fault. Please try again.',
    ],
  ])('ends after the last attempt with a sentence (%s)', async (error, failure) => {
    const student = aStudent()
    const idle = await startAiWorkers()
    try {
      const { run } = await idle.match(student, {}, { waitSeconds: 0 })
      const job = implementComputeMatch(
        async () => {
          throw error
        },
        makeFailRun({ ...idle, clock, publishStep }),
      )
      const find = async () => (await idle.ask(student, runQuery, { id: run.id })).matchRun
      await expect(job.run({ runId: run.id }, context(4))).rejects.toBe(error)
      expect(await find()).toMatchObject({ status: 'QUEUED' })
      await expect(job.run({ runId: run.id }, context(5))).rejects.toBe(error)
      expect(await find()).toEqual({ status: 'FAILED', failure, result: null })
    } finally {
      await idle.stop()
    }
  })

  it('ends too when its job was lost, but no run that is new', async () => {
    const idle = await startAiWorkers()
    try {
      const student = aStudent()
      const { run } = await idle.match(student, {}, { waitSeconds: 0 })
      const failAt = (at: typeof clock) =>
        makeFailLostRuns(
          { matchRuns: idle.stores.matchRuns, clock: at },
          makeFailRun({ ...idle, clock: at, publishStep }),
        )()
      expect(await failAt(later(10))).toBe(0)
      expect(await failAt(later(20))).toBe(1)
      expect(await failAt(later(30))).toBe(0)
      const { matchRun } = await idle.ask(student, runQuery, { id: run.id })
      expect(matchRun.status).toBe('FAILED')
    } finally {
      await idle.stop()
    }
  })
})
