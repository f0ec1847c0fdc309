import { randomUUID } from 'node:crypto'
import { SCORER_VERSION } from '@landfall/essays/score-essay'
import { idFromName, newId } from '@landfall/kit/core/ids'
import { createSealer } from '@landfall/kit/core/sealed'
import { openDocuments } from '@landfall/kit/database/open-documents'
import { deliver } from '@landfall/kit/messaging/consumers'
import { eventually } from '@landfall/kit/testing/eventually'
import { makeEnvelope } from '@landfall/proto-events'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentModels } from '../src/db/documents.ts'
import { makeRemoveDocuments } from '../src/db/remove-documents.ts'
import { onUserErased } from '../src/events/on-user-erased.ts'
import { type Computed, makeFinishMatches } from '../src/modules/match/finish-matches.ts'
import { createMatchResultStore } from '../src/modules/match/match-result.store.ts'
import type { MatchResult } from '../src/modules/match/match-result.ts'
import { type Answering, idOf, startAnswering } from './_answering.ts'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { essaysOf } from './_essays.ts'

// Without a worker: the tests make by hand what a worker leaves that fails between the two stores.
let app: RunningAiWorkers
let on: Answering
let documents: ReturnType<typeof openDocuments<ReturnType<typeof documentModels>>>
beforeAll(async () => {
  app = await startAiWorkers()
  on = await startAnswering(app)
  documents = openDocuments(app.config.mongodbUrl, documentModels)
})
afterAll(async () => {
  await on.stop()
  await documents.close()
  await app.stop()
})

async function hearErased(userId: string): Promise<void> {
  const consumer = onUserErased(makeRemoveDocuments(() => documents.model()))
  const event = { id: newId(), aggregateId: userId, version: 1, time: new Date() }
  const erased = makeEnvelope(UserErased, { ...event, data: { userId } })
  await deliver(consumer, erased, app.unitOfWork)
}

/** Runs `work` until it waits for a row that these statements change meanwhile, and then to its end. */
async function besides(statement: string, values: string[], work: () => Promise<unknown>) {
  const client = await app.postgres.pool.connect()
  try {
    await client.query('begin')
    await client.query(statement, values)
    const underWay = work()
    await eventually(async () => {
      const { rows } = await app.postgres.pool.query(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows[0].count).toBeGreaterThan(0)
    })
    await client.query('commit')
    await underWay
  } finally {
    client.release(true)
  }
}

describe('the words of an answer', () => {
  it('go when the row that points to them cannot be written', async () => {
    const broken = await startAnswering({
      ...app,
      unitOfWork: () => Promise.reject(new Error('away')),
    })
    const inserted: string[] = []
    const { insert } = broken.exchanges
    broken.exchanges.insert = (id, words) => {
      inserted.push(id)
      return insert(id, words)
    }
    const { reply } = await broken.mentors.send(aStudent(), 'Where do I start?')
    await expect(broken.answer(reply.id)).rejects.toThrow('away')
    expect(inserted).toHaveLength(1)
    expect(await broken.exchanges.find(inserted[0] ?? '')).toBeNull()
    await broken.stop()
  })

  it.each(['deletes the conversation', 'is erased'])(
    'go when the student %s while they are being stored',
    async (what) => {
      const student = aStudent()
      const { reply } = await on.mentors.send(student, 'Where do I start?')
      const answer = newId()
      await on.exchanges.insert(answer, { question: 'Where?', answer: 'Here', sources: [] })
      const finish =
        "update mentor_replies set status = 'completed', document_id = $2 where id = $1"
      await besides(finish, [reply.id, answer], () =>
        what === 'is erased'
          ? hearErased(idOf(student))
          : on.mentors.removeSession(student, reply.sessionId),
      )
      expect(await on.exchanges.find(answer)).toBeNull()
    },
  )
})

const resultOf = (runId: string): MatchResult => ({
  id: idFromName('match-result', runId),
  runId,
  studentId: randomUUID(),
  summary: { matchCount: 0 } as never,
  matches: [],
  toAnswer: [],
  toCheck: [],
  changes: null,
})
const stored = async (runId: string) =>
  (await documents.model()).matchResults.findById(idFromName('match-result', runId))

describe('the result of a match', () => {
  const results = createMatchResultStore(
    async () => (await documents.model()).matchResults,
    createSealer(randomUUID().replaceAll('-', '').padEnd(43, 'A')),
  )
  it('goes when its run was removed while it was being computed', async () => {
    const finish = makeFinishMatches({
      ...app.stores,
      unitOfWork: app.unitOfWork,
      results,
      sendAnswer: () => undefined,
      isWorded: false,
      clock: { now: () => new Date() },
    })
    const runId = newId()
    const nothing = { earlier: null, changeSeq: 0, answerTo: null }
    const computed: Computed = { result: resultOf(runId), cause: 'student', ...nothing }
    await finish([computed])
    expect(await stored(runId)).toBeNull()
  })

  it('goes with its student even where no run points to it, as after a worker died', async () => {
    const student = aStudent()
    const { run } = await app.match(student, {}, { waitSeconds: 0 })
    await results.insertAll([resultOf(run.id)])
    expect(await stored(run.id)).not.toBeNull()
    await hearErased(idOf(student))
    expect(await stored(run.id)).toBeNull()
  })
})

describe('the document of a review', () => {
  it.each(['deletes the essay', 'is erased'])(
    'goes when the student %s, even where no review points to it',
    async (what) => {
      const student = aStudent()
      const { review } = await essaysOf(app).submit(student)
      const { inputId = '' } = (await app.stores.essayReviews.findAny(review.id)) ?? {}
      const name = [review.id, inputId, SCORER_VERSION].join(' ')
      const id = idFromName('essay-result', name)
      const { essays: models } = await documents.model()
      await models.results.insert({ _id: id, reviewId: review.id, sealed: 'words' })
      if (what === 'is erased') await hearErased(idOf(student))
      else await essaysOf(app).remove(student, review.id)
      expect(await models.results.findById(id)).toBeNull()
    },
  )
})

describe('tips in a model’s words', () => {
  it('are not kept when the student is erased while the model writes', async () => {
    const { run } = await app.match(aStudent(), {}, { waitSeconds: 0 })
    const sealer = createSealer(app.config.studentAnswersKey)
    const keep = async (resultId: string) => {
      const awards = [{ scholarshipId: newId(), tips: ['Begin early'] }]
      const wording = { resultId, runId: run.id as string, model: 'm', awards }
      await app.stores.matchTipWordings.insertIfNew(wording, new Date(), sealer)
      return app.stores.matchTipWordings.modelOf(resultId)
    }
    expect(await keep(newId())).toBe('m')
    const resultId = newId()
    const gone = 'delete from match_runs where id = $1'
    await besides(gone, [run.id], () => keep(resultId))
    expect(await app.stores.matchTipWordings.modelOf(resultId)).toBeNull()
  })
})
