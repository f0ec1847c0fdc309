import { randomUUID } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import { createSealer } from '@landfall/kit/core/sealed'
import { requirement } from '@landfall/matching/testing/examples'
import { makeEnvelope } from '@landfall/proto-events'
import {
  StudentAnswersSaved,
  type StudentAnswer,
} from '@landfall/proto-events/identity/student-answers-saved.v1'
import { idFromName } from '@landfall/kit/core/ids'
import { connectMongo, type Mongo } from '@landfall/kit/database/mongo'
import { testVisitor } from '@landfall/kit/testing/callers'
import { eventually } from '@landfall/kit/testing/eventually'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { aListing } from './_listings.ts'

const fits = aListing({ criteria: { minIeltsScore: '6.5' } })
const unclear = aListing({
  criteria: { citizenship: { kind: 'see-source', codes: [], hint: 'Selected countries' } },
})

const forJesuits = aListing({
  title: 'Award of the order',
  requirements: [
    requirement({
      label: 'Jesuit',
      decide: {
        by: 'question',
        fact: 'jesuit',
        question: 'Are you a Jesuit?',
        expects: true,
        isPerAward: false,
      },
    }),
  ],
})

let app: RunningAiWorkers
let mongo: Mongo
beforeAll(async () => {
  app = await startAiWorkers()
  mongo = await connectMongo(app.config.mongodbUrl)
  await app.storeListings(fits, unclear, forJesuits)
  await app.startWorker()
})
afterAll(async () => {
  await app.stop()
  await mongo.close()
})

type Stored = { _id: string } & Record<string, unknown>
const documents = () => mongo.connection.collection<Stored>('match_results')
const resultId = (runId: string) => idFromName('match-result', runId)

describe('a stored result', () => {
  it('is sealed: its owner stays in the open, but no award, label or answer does', async () => {
    const student = aStudent()
    const studentId = student.viewer.kind === 'user' ? student.viewer.userId : ''
    const { seal, open } = createSealer(app.config.studentAnswersKey)
    const deliverAnswers = async (
      version: number,
      answers: Record<string, StudentAnswer>,
    ) => {
      const data = { studentId, sealedAnswers: await seal(answers) }
      const about = { id: randomUUID(), aggregateId: studentId, version, time: new Date() }
      await app.receive(makeEnvelope(StudentAnswersSaved, { ...about, data }))
    }
    await deliverAnswers(1, { jesuit: 'yes' })
    const first = await app.match(student)
    await deliverAnswers(2, { jesuit: 'no' })
    const second = await app.match(student)
    const { changes } = (await app.ask(student, removedQuery, { id: second.run.id }))
      .matchRun
    expect(changes.removed).toEqual([
      { explanation: 'Your profile has changed. Not eligible: Jesuit.' },
    ])
    for (const { run } of [first, second]) {
      const document = await documents().findOne({ _id: resultId(run.id) })
      if (document === null) throw new Error('nothing was stored')
      expect(document).toEqual({
        _id: resultId(run.id),
        runId: run.id,
        studentId,
        sealed: expect.any(String),
      })
      const words = zstdDecompressSync(
        Buffer.from(String(await open(String(document['sealed']))), 'base64'),
      ).toString('utf8')
      expect(words).toContain(forJesuits.scholarshipId)
      for (const secret of ['esuit', forJesuits.scholarshipId, fits.title]) {
        expect(JSON.stringify(document)).not.toContain(secret)
      }
    }
  })

  it('lists beside its run what it showed', async () => {
    const { run } = await app.match(aStudent())
    const { rows } = await app.postgres.pool.query<{ ranked: unknown }>(
      'select ranked from match_runs where id = $1',
      [run.id],
    )
    expect(rows[0]?.ranked).toMatchObject([
      { id: fits.scholarshipId, version: 1, isMatch: true },
      { id: forJesuits.scholarshipId, version: 1, isMatch: false },
      { id: unclear.scholarshipId, version: 1, isMatch: false },
    ])
  })
})

const countsQuery = `query ($id: ID!) { matchRun(id: $id) { result { matchCount } } }`
const awardsQuery = `query ($id: ID!) {
  matchRun(id: $id) { result { matches { title } } }
}`
const removedQuery = `query ($id: ID!) { matchRun(id: $id) { changes { removed { explanation } } } }`
const changesQuery = `query ($id: ID!) { matchRun(id: $id) { changes { since } } }`

describe('a result that is gone, or that nobody can read', () => {
  it.each([
    ['gone', null],
    ['of another layout', { packed: Buffer.from('words') }],
    ['sealed with another key', { studentId: 'somebody', sealed: 'elsewhere' }],
  ])('is not found when it is %s, but its counts stay', async (_, left) => {
    const student = aStudent()
    // No request waits for the run, so its awards are not cached in memory.
    const { run } = await app.match(student, {}, { waitSeconds: 0 })
    const ask = (query: string) => app.ask(student, query, { id: run.id })
    await eventually(async () => (await ask(countsQuery)).matchRun.result !== null)
    const _id = resultId(run.id)
    expect(await documents().deleteOne({ _id })).toMatchObject({ deletedCount: 1 })
    if (left !== null) await documents().insertOne({ _id, runId: run.id, ...left })
    await expect(ask(awardsQuery)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(ask(changesQuery)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await ask(countsQuery)).matchRun.result).toEqual({ matchCount: 1 })
  })

  it('leaves the next match nothing to compare with when the list is of another layout', async () => {
    const student = aStudent()
    const { run } = await app.match(student)
    await app.postgres.pool.query('update match_runs set ranked = $2 where id = $1', [
      run.id,
      JSON.stringify('base64'),
    ])
    const next = await app.match(student)
    expect(next.run).toMatchObject({ status: 'FINISHED', failure: null })
  })
})

const olderQuery = `query ($id: ID!) { matchRun(id: $id) {
  changes { since removed { explanation } }
  result {
    matchCount
    matches { title verdict label score scoreBase questions { key } steps { key } terms { earned } reasons }
    toAnswer { title }
    toCheck { title verdict label score withProvider criteria { code explanation } }
  } } }`
const shareMutation = `mutation ($id: ID!) { shareMatchRun(input: { id: $id }) {
  ... on MatchRunSuccess { run { shareToken } } } }`
const sharedQuery = `query ($token: ID!) { sharedMatchRun(token: $token) { result {
  matchCount matches { title } toCheck { title } } } }`

/** Replaces the run's own document by this one. */
async function olderRun(older: Record<string, unknown>) {
  const student = aStudent()
  const { run } = await app.match(student, {}, { waitSeconds: 0 })
  const ask = (query: string) => app.ask(student, query, { id: run.id })
  await eventually(async () => (await ask(countsQuery)).matchRun.result !== null)
  const _id = resultId(run.id)
  await documents().deleteOne({ _id })
  const studentId = randomUUID()
  await documents().insertOne({ _id, runId: run.id, studentId, summary: {}, ...older })
  const { shareToken: token } = (await ask(shareMutation)).shareMatchRun.run
  const shared = (await app.ask(testVisitor(), sharedQuery, { token })).sharedMatchRun
  return { shown: (await ask(olderQuery)).matchRun, shared: shared.result }
}
const since = '2026-10-01T12:00:00.000Z'
const changes = { since, added: [], removed: [], rescored: [] }
const criterion = (code: string, result: string) => {
  const words = { asked: 'Selected countries', yours: null, explanation: 'It varies.' }
  return { code, label: code, isHard: true, result, ...words, profileField: null }
}
const award = (title: string, result: string) => ({
  scholarshipId: randomUUID(),
  version: 1,
  title,
  provider: 'Harbour Trust',
  tenths: 640,
  score: 64,
  terms: [
    {
      code: 'need',
      label: 'Need',
      earnedTenths: 50,
      possible: 10,
      isStated: false,
      explanation: 'It does not say.',
    },
  ],
  criteria: [criterion('degree-level', 'PASS'), criterion('citizenship', result)],
  reasons: ['It fits.'],
  applicationTips: [],
  improvementAreas: [],
})

describe('a result from an earlier release', () => {
  it('with two lists shows both, without the score by the earlier rules', async () => {
    const lists = {
      matches: [award('Older award', 'PASS')],
      checkFirst: [award('Unclear award', 'CHECK_WITH_PROVIDER')],
    }
    const { shown, shared } = await olderRun({ ...lists, changes })
    expect(shown).toEqual({
      changes: { since, removed: [] },
      result: {
        matchCount: 1,
        matches: [
          {
            title: 'Older award',
            verdict: 'ELIGIBLE',
            label: 'Eligible',
            score: null,
            scoreBase: 'made by older rules; match again for a score',
            questions: [],
            steps: [],
            terms: [{ earned: '0.0' }],
            reasons: ['It fits.'],
          },
        ],
        toAnswer: [],
        toCheck: [
          {
            title: 'Unclear award',
            verdict: 'CHECK_WITH_PROVIDER',
            label: 'Check with the provider',
            score: null,
            withProvider: ['citizenship'],
            criteria: [
              { code: 'degree-level', explanation: 'It varies.' },
              { code: 'citizenship', explanation: 'It varies.' },
            ],
          },
        ],
      },
    })
    expect(shared).toEqual({
      matchCount: 1,
      matches: [{ title: 'Older award' }],
      toCheck: [],
    })
  })

  it('with three lists shows others none, for nobody knows what those reveal', async () => {
    const open = { verdict: 'ELIGIBLE', label: 'Eligible', scoreBase: 'on all', steps: [] }
    const match = {
      ...award('Award of then', 'PASS'),
      ...open,
      questions: [],
      withProvider: [],
    }
    const { shown, shared } = await olderRun({
      matches: [match],
      toAnswer: [],
      toCheck: [],
      changes: null,
    })
    expect(shown.result.matches).toMatchObject([{ title: 'Award of then', score: 64 }])
    expect(shared).toEqual({ matchCount: 0, matches: [], toCheck: [] })
  })
})
