import { createBus } from '@landfall/kit/messaging/bus'
import { sendToProcess } from '@landfall/kit/messaging/process-inbox'
import { createLog } from '@landfall/kit/observability/log'
import { eventually } from '@landfall/kit/testing/eventually'
import { testBacking } from '@landfall/kit/testing/backing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeAnswer } from '../src/modules/match/run-answer.ts'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'

let app: RunningAiWorkers
const log = createLog({ service: 'test', level: 'silent' })
const { natsUrl } = testBacking()
const bus = createBus({ url: natsUrl, name: 'test', log })
beforeAll(async () => {
  // The document store cannot be reached, so whatever is answered was sent by the worker.
  app = await startAiWorkers({ natsUrl, mongodbUrl: 'mongodb://127.0.0.1:1/test' })
})
afterAll(async () => {
  await app.stop()
  await bus.close()
})

type Payload = { runId: string; answerTo?: string }

/** The payload of the job that the student's newest start left; no worker takes jobs here. */
async function newestJob(): Promise<Payload> {
  const { rows } = await app.postgres.pool.query<{ body: { payload: Payload } }>(
    `select body from outbox where kind = 'job' order by position desc limit 1`,
  )
  const [job] = rows
  if (!job) throw new Error('there is no job')
  return job.body.payload
}

const summary = {
  overallScore: 71,
  matchCount: 41,
  toAnswerCount: 0,
  toCheckCount: 2,
  datesAhead: 0,
  nextQuestions: [],
  notEligibleCount: 7,
  openCount: 50,
  competitiveness: { met: 1, stated: 2 },
  strengths: [],
  improvementAreas: [],
  recommendations: [],
  madeBy: ['Computed by rules from your profile'],
  catalogueAsOf: null,
  computeMilliseconds: '0.50',
}

describe('a request that waits for its match', () => {
  it('answers with what the worker sends it, without reading it anywhere', async () => {
    // The address is known after the first start that asks for an answer.
    const answerTo = await eventually(async () => {
      await app.match(aStudent(), {}, { waitSeconds: 1 })
      const { answerTo: address } = await newestJob()
      if (address === undefined) throw new Error('no answer is asked for yet')
      return address
    })
    const before = await newestJob()
    const asked = app.match(aStudent())
    const job = await eventually(async () => {
      const found = await newestJob()
      if (found.runId === before.runId) throw new Error('there is no new job')
      return found
    })
    expect(job.answerTo).toBe(answerTo)

    const result = {
      id: crypto.randomUUID(),
      runId: job.runId,
      studentId: crypto.randomUUID(),
      summary,
      matches: [],
      toAnswer: [],
      toCheck: [],
      changes: null,
    }
    await sendToProcess(bus, answerTo, encodeAnswer({ finishedAt: new Date(), result }))
    const { run } = await asked
    expect(run).toMatchObject({ id: job.runId, status: 'FINISHED', failure: null })
    expect(run.result).toMatchObject({ overallScore: 71, matchCount: 41, matches: [] })
  })

  it('asks for no answer when nobody waits', async () => {
    await app.match(aStudent(), {}, { waitSeconds: 0 })
    expect(Object.keys(await newestJob())).toEqual(['runId'])
  })
})
