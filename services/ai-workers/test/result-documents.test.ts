import { idFromName } from '@landfall/kit/core/ids'
import { connectMongo, type Mongo } from '@landfall/kit/database/mongo'
import { eventually } from '@landfall/kit/testing/eventually'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { aListing } from './_listings.ts'

const fits = aListing({ criteria: { minIeltsScore: '6.5' } })
const unclear = aListing({
  criteria: { citizenship: { kind: 'see-source', codes: [], hint: 'Selected countries' } },
})

let app: RunningAiWorkers
let mongo: Mongo
beforeAll(async () => {
  app = await startAiWorkers()
  mongo = await connectMongo(app.config.mongodbUrl)
  await app.tell(fits, unclear)
  await app.startWorker()
})
afterAll(async () => {
  await app.stop()
  await mongo.close()
})

type Stored = { _id: string } & Record<string, unknown>
const documents = () => mongo.connection.collection<Stored>('match_results')
const part = (parts: object) => expect.arrayContaining([expect.objectContaining(parts)])
const resultId = (runId: string) => idFromName('match-result', runId)

describe('a stored result', () => {
  it('can be read by a person: awards by title, score and terms, and what was open', async () => {
    const { run } = await app.match(aStudent())
    const document = await documents().findOne({ _id: resultId(run.id) })
    expect(document).toMatchObject({
      runId: run.id,
      summary: { matchCount: 1, toCheckCount: 1, overallScore: run.result.overallScore },
      matches: [
        {
          scholarshipId: fits.scholarshipId,
          title: fits.title,
          provider: fits.provider,
          score: run.result.matches[0].score,
        },
      ],
      toCheck: [{ scholarshipId: unclear.scholarshipId }],
      changes: null,
    })
    expect(document?.['matches']).toEqual([
      expect.objectContaining({
        criteria: part({ code: 'english', result: 'PASS', asked: 'IELTS 6.5' }),
        terms: part({ code: 'goals', possible: 12 }),
      }),
    ])
  })

  it('keeps beside the run what it showed, as a list', async () => {
    const { run } = await app.match(aStudent())
    const { rows } = await app.postgres.pool.query<{ ranked: unknown }>(
      'select ranked from match_runs where id = $1',
      [run.id],
    )
    expect(rows[0]?.ranked).toMatchObject([
      { id: fits.scholarshipId, version: 1, isMatch: true },
      { id: unclear.scholarshipId, version: 1, isMatch: false },
    ])
  })
})

const countsQuery = `query ($id: ID!) { matchRun(id: $id) { result { matchCount } } }`
const awardsQuery = `query ($id: ID!) {
  matchRun(id: $id) { result { matches { title } } }
}`
const changesQuery = `query ($id: ID!) { matchRun(id: $id) { changes { since } } }`

describe('a result that is gone, or that nobody can read', () => {
  it.each([
    ['gone', null],
    ['of another layout', { packed: Buffer.from('words') }],
  ])('is not found when it is %s, and its counts stay', async (_, left) => {
    const student = aStudent()
    // Nobody waits for it, so that its awards are not kept in memory.
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
