import { SCORER_VERSION } from '@landfall/essays/score-essay'
import { idFromName, newId } from '@landfall/kit/core/ids'
import { createSealer } from '@landfall/kit/core/sealed'
import { createBus } from '@landfall/kit/messaging/bus'
import {
  createStreamPublisher,
  followStream,
} from '@landfall/kit/messaging/progress-streams'
import type { Caller } from '@landfall/kit/identity/viewer'
import { createLog } from '@landfall/kit/observability/log'
import { testBacking } from '@landfall/kit/testing/backing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentModels } from '../src/db/documents.ts'
import { openDocuments } from '@landfall/kit/database/open-documents'
import { implementReviewEssay } from '../src/jobs/review-essay.ts'
import { createEssayDocumentStore } from '../src/modules/essay/essay-document.store.ts'
import type { EssayRevision } from '../src/modules/essay/essay.input.ts'
import type { EssayStep, PublishEssayStep } from '../src/modules/essay/essay-step.ts'
import { makeFailLostReviews, makeFailReview } from '../src/modules/essay/fail-review.ts'
import { makeReviseEssay } from '../src/modules/essay/revise-essay.ts'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { CONTENT, essaysOf } from './_essays.ts'
import { type Documents, reviewingOf } from './_reviewing.ts'

// Without a worker: the tests run the jobs, as often and in the order that they want.
let app: RunningAiWorkers
let essays: ReturnType<typeof essaysOf>
let documents: Documents
const steps: EssayStep[] = []
const clock = { now: () => new Date() }
const later = (minutes: number) => ({
  now: () => new Date(Date.now() + minutes * 60_000),
})
const publishStep = async (step: EssayStep) => steps.push(step)

beforeAll(async () => {
  app = await startAiWorkers()
  essays = essaysOf(app)
  documents = openDocuments(app.config.mongodbUrl, documentModels)
})
afterAll(async () => {
  await documents.close()
  await app.stop()
})

const reviewing = (
  beforeScore?: () => Promise<unknown>,
  publish: PublishEssayStep = publishStep,
) => reviewingOf(app, documents, { beforeScore, publishStep: publish })
const failing = () => makeFailReview({ essayReviews: app.stores.essayReviews, clock })

const FAILURE =
  'We could not review this essay, and it is not your fault. Your text is kept. Please try again.'
const context = (attempt: number) => ({
  jobId: 'job',
  attempt,
  log: createLog({ service: 'test', level: 'silent' }),
  progress: async () => undefined,
})

describe('a job that runs twice', () => {
  it('makes one review, one after the other and at the same moment', async () => {
    const student = aStudent()
    const { review } = await essays.submit(student)
    const review2 = (await essays.submit(student, { title: 'Two' })).review
    const run = reviewing()
    await run(review.id)
    const first = (await essays.open(student, review.id)).essayReview
    await run(review.id)
    await Promise.all([run(review2.id), run(review2.id)])
    expect((await essays.open(student, review.id)).essayReview).toEqual(first)
    const published = (await essays.events()).map(({ data }) => data['reviewId'])
    expect(published.toSorted()).toEqual([review.id, review2.id].toSorted())
    expect(steps.filter(({ reviewId }) => reviewId === review.id)).toMatchObject([
      { sequence: 1, step: 'READING' },
      { sequence: 2, step: 'SCORING' },
      { sequence: 3, step: 'COMPLETED', isLast: true },
      { sequence: 3, step: 'COMPLETED', isLast: true },
    ])
  })
})

describe('an essay that is deleted while it is read', () => {
  it('leaves no result', async () => {
    const student = aStudent()
    const { review } = await essays.submit(student)
    const { inputId = '' } = (await app.stores.essayReviews.findAny(review.id)) ?? {}
    let isScored = false
    await reviewing(async () => {
      isScored = true
      // The job has read the text by now; only its result comes after the deletion.
      await essays.remove(student, review.id)
    })(review.id)
    expect(isScored).toBe(true)
    const result = idFromName(
      'essay-result',
      [review.id, inputId, SCORER_VERSION].join(' '),
    )
    expect(await (await documents.model()).essays.results.findById(result)).toBeNull()
    expect(
      (await essays.events()).filter(({ data }) => data['reviewId'] === review.id),
    ).toEqual([])
  })
})

type EssayDocuments = ReturnType<typeof createEssayDocumentStore>

/** Revises with these stores of words in place of the stored ones. */
function revising(instead: (stored: EssayDocuments) => Partial<EssayDocuments>) {
  const stored = createEssayDocumentStore(
    async () => (await documents.model()).essays,
    createSealer(app.config.studentAnswersKey),
  )
  const revise = makeReviseEssay({
    ...app.stores,
    unitOfWork: app.unitOfWork,
    essayDocuments: { ...stored, ...instead(stored) },
    clock,
    newId,
    essaysPerHour: 30,
  })
  return (student: Caller, revision: EssayRevision) =>
    revise({ studentId: idOf(student), checkedBy: 'policy' }, revision)
}

const idOf = ({ viewer }: Caller) => (viewer.kind === 'user' ? viewer.userId : '')

/** Hands in a failed one again, while `meanwhile` happens once it has been read. */
async function handedInAgain(meanwhile: (student: Caller, id: string) => Promise<unknown>) {
  const student = aStudent()
  const { id } = (await essays.submit(student)).review
  await failing()(id)
  const revise = revising(({ findText }) => ({
    async findText(textId) {
      const text = await findText(textId)
      await meanwhile(student, id)
      return text
    },
  }))
  return { student, id, revised: await revise(student, { id }) }
}
const countOf = async (what: string, id: string) =>
  (await app.postgres.pool.query(`select 1 from ${what} = $1`, [id])).rows.length

describe('an essay that is deleted while a version of it is handed in', () => {
  it('does not come back', async () => {
    const student = aStudent()
    const { review } = await essays.submit(student)
    const inserted: string[] = []
    const revise = revising((stored) => ({
      async insertText(id, text) {
        inserted.push(id)
        await stored.insertText(id, text)
        await essays.remove(student, review.id)
      },
    }))
    const content = `${CONTENT} I would begin again.`
    const revised = await revise(student, { id: review.id, content })
    expect(revised).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } })
    const { essays: stored } = await documents.model()
    expect(inserted).toHaveLength(1)
    expect(await stored.texts.findById(inserted[0] ?? '')).toBeNull()
  })
})

describe('a review that cannot be made', () => {
  it('ends after the last attempt with a sentence, and is made when it is handed in again', async () => {
    const student = aStudent()
    const { review } = await essays.submit(student)
    const broken = new Error('broken')
    const job = implementReviewEssay(async () => {
      throw broken
    }, failing())
    const find = async () => (await essays.open(student, review.id)).essayReview
    await expect(job.run({ reviewId: review.id }, context(4))).rejects.toBe(broken)
    expect(await find()).toMatchObject({ status: 'PENDING' })
    await expect(job.run({ reviewId: review.id }, context(5))).rejects.toBe(broken)
    expect(await find()).toMatchObject({ status: 'FAILED', failure: FAILURE, result: null })

    const again = await essays.revise(student, review.id)
    expect(again.review).toMatchObject({ id: review.id, status: 'PENDING', failure: null })
    const { rows } = await app.postgres.pool.query(
      `select 1 from outbox where kind = 'job' and body->'payload'->>'reviewId' = $1`,
      [review.id],
    )
    expect(rows).toHaveLength(2)
    await reviewing()(review.id)
    expect(await find()).toMatchObject({ status: 'COMPLETED', version: 1 })
  })

  it('is followed to its end when it is handed in again right away', async () => {
    const student = aStudent()
    const { review } = await essays.submit(student)
    const log = createLog({ service: 'test', level: 'silent' })
    const bus = createBus({ url: testBacking().natsUrl, name: 'essay-failures', log })
    const [stream, key] = ['essay-progress', review.id]
    const streams = createStreamPublisher(bus)
    const publishLive = (step: EssayStep) =>
      streams.publish({ ...step, stream, key, payload: step })
    const broken = new Error('broken')
    const tried = reviewing(() => Promise.reject(broken), publishLive)
    const job = implementReviewEssay(tried, failing())
    await expect(job.run({ reviewId: key }, context(5))).rejects.toBe(broken)
    // Of an earlier try that comes late.
    await tried(key)
    await essays.revise(student, key)
    const last: EssayStep[] = []
    const following = followStream({
      bus,
      stream,
      key,
      after: 0,
      onMessage: ({ payload }) => void last.push(payload as EssayStep),
      signal: new AbortController().signal,
      log,
    })
    await reviewing(undefined, publishLive)(key)
    expect(await following).toBe('ended')
    expect(last.at(-1)).toMatchObject({ step: 'COMPLETED', isLast: true })
    await bus.close()
  })

  it('ends too when its job was lost, but none that is new', async () => {
    const student = aStudent()
    const { review } = await essays.submit(student)
    const { essayReviews } = app.stores
    const failAt = (at: typeof clock) =>
      makeFailLostReviews({ essayReviews, clock: at }, failing())()
    expect(await failAt(later(10))).toBe(0)
    expect(await failAt(later(20))).toBe(1)
    expect(await failAt(later(30))).toBe(0)
    expect((await essays.open(student, review.id)).essayReview.status).toBe('FAILED')
  })
})

describe('a review that failed and is handed in again', () => {
  it('counts once when it is handed in twice at the same moment', async () => {
    const { student, id, revised } = await handedInAgain(essays.revise)
    expect(revised).toMatchObject({ ok: true, value: { id, status: 'pending' } })
    const jobs = `outbox where kind = 'job' and body->'payload'->>'reviewId'`
    expect(await countOf(jobs, id)).toBe(2)
    expect(await countOf('hourly_acts where student_id', idOf(student))).toBe(2)
  })

  it('is not there when it is deleted meanwhile, and counts no more', async () => {
    const { student, revised } = await handedInAgain(essays.remove)
    expect(revised).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } })
    expect(await countOf('hourly_acts where student_id', idOf(student))).toBe(1)
  })
})
