import { newId } from '@landfall/kit/core/ids'
import { connectMongo, type Mongo } from '@landfall/kit/database/mongo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentModels } from '../src/db/documents.ts'
import { makeSweepDocuments } from '../src/modules/erasure/sweep-documents.ts'
import { startAnswering } from './_answering.ts'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { essaysOf } from './_essays.ts'
import { mentorsOf } from './_mentors.ts'

const DAY_MS = 86_400_000
let app: RunningAiWorkers
let mongo: Mongo
beforeAll(async () => {
  app = await startAiWorkers()
  mongo = await connectMongo(app.config.mongodbUrl)
})
afterAll(async () => {
  await app.stop()
  await mongo.close()
})

async function swept(daysLater: number): Promise<void> {
  const { essays, exchanges } = documentModels(mongo)
  // Other tests share the store; their documents have no row in this database, so only ours may be swept.
  const only = ({ removeAll, idsBetween }: (typeof essays)['texts']) => ({
    removeAll,
    idsBetween: async (o: Parameters<typeof idsBetween>[0]) =>
      (await idsBetween(o)).filter((id) => ours.has(id)),
  })
  const sweep = makeSweepDocuments({
    ...app.stores,
    models: async () => ({ texts: only(essays.texts), exchanges: only(exchanges) }),
    clock: { now: () => new Date(Date.now() + daysLater * DAY_MS) },
    pauseMs: 0,
  })
  await sweep()
}

const ours = new Set<string>()

it('the sweep removes words without a row after a day, and keeps those that a row points to', async () => {
  const { essays, exchanges } = documentModels(mongo)
  const student = aStudent()
  await essaysOf(app).submit(student, { title: 'Kept' })
  await mentorsOf(app).send(student, 'Where do I begin?')
  const { rows } = await app.postgres.pool.query(
    'select text_id as id from essay_reviews union all select document_id from mentor_replies',
  )
  const kept = rows.map(({ id }: { id: string }) => id)
  expect(kept).toHaveLength(2)
  const orphans = [newId(), newId()] as const
  await essays.texts.insert({ _id: orphans[0], sealed: 'words' })
  await exchanges.insert({ _id: orphans[1], sealed: 'words' })
  for (const id of [...kept, ...orphans]) ours.add(id)

  const there = async () => {
    const found = [...ours].map(
      async (id) => (await essays.texts.findById(id)) ?? exchanges.findById(id),
    )
    return (await Promise.all(found)).flatMap((one) => one?._id ?? []).toSorted()
  }
  await swept(0)
  expect(await there()).toEqual([...ours].toSorted())
  await swept(2)
  expect(await there()).toEqual(kept.toSorted())
  await swept(2)
  expect(await there()).toEqual(kept.toSorted())
})

it('the sweep removes the words of an answer whose worker died before its row was written', async () => {
  const on = await startAnswering({
    ...app,
    unitOfWork: () => Promise.reject(new Error('away')),
  })
  const { insert } = on.exchanges
  const inserted: string[] = []
  on.exchanges.insert = (id, words) => {
    inserted.push(id)
    return insert(id, words)
  }
  on.exchanges.remove = () => Promise.reject(new Error('away'))
  const { reply } = await on.mentors.send(aStudent(), 'Where do I begin?')
  await expect(on.answer(reply.id)).rejects.toThrow('away')
  for (const id of inserted) ours.add(id)
  expect(inserted).toHaveLength(1)
  await swept(2)
  expect(await on.exchanges.find(inserted[0] ?? '')).toBeNull()
  await on.stop()
})
