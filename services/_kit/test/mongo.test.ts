import { randomUUID } from 'node:crypto'
import { Schema } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  connectMongo,
  immutableModel,
  type ImmutableModel,
  type Mongo,
} from '../src/database/mongo.ts'
import { isUnavailable } from '../src/database/unavailable.ts'
import { testBacking } from '../src/testing/backing.ts'
import { eventually } from '../src/testing/eventually.ts'
import { startBreakableProxy } from '../src/testing/breakable-proxy.ts'

type Essay = { _id: string; title: string; words: number }

let mongo: Mongo
let essays: ImmutableModel<Essay>

beforeAll(async () => {
  mongo = await connectMongo(testBacking().mongodbUrl)
  const schema = new Schema({
    _id: { type: String, required: true },
    title: { type: String, required: true },
    words: { type: Number, required: true },
  })
  essays = immutableModel<Essay>(mongo, `essay_${randomUUID()}`, schema)
})

afterAll(() => mongo.close())

it('the store keeps a document once and reads it back as it was', async () => {
  const essay = { _id: randomUUID(), title: 'Why', words: 480 }
  expect(await essays.insert(essay)).toBe('inserted')
  expect(await essays.insert({ ...essay, title: 'Changed' })).toBe('exists')
  expect(await essays.findById(essay._id)).toEqual(essay)
  expect(await essays.findById(randomUUID())).toBeNull()
})

it('the store keeps many documents at once, each of which may be there already', async () => {
  const [old, first, second] = ['Old', 'First', 'Second'].map((title) => {
    return { _id: randomUUID(), title, words: 1 }
  }) as [Essay, Essay, Essay]
  await essays.insert(old)
  const outcomes = await essays.insertAll([first, { ...old, title: 'Changed' }, second])
  expect(outcomes).toEqual(['inserted', 'exists', 'inserted'])
  expect(await essays.findById(old._id)).toEqual(old)
  expect(await essays.findById(second._id)).toEqual(second)
})

it('the store refuses a document that does not fit its schema', async () => {
  const wrong = { _id: randomUUID(), title: 'Why', words: 1, grade: 'A' }
  await expect(essays.insert(wrong)).rejects.toThrow('grade')
  // A document as code without types could send it.
  const lacking = { _id: randomUUID(), title: 'Why' } as unknown as Essay
  await expect(essays.insert(lacking)).rejects.toThrow('words')
})

it('the store answers a ping while connected, and fails to connect where nobody listens', async () => {
  await expect(mongo.ping()).resolves.toBeUndefined()
  const nowhere = connectMongo('mongodb://127.0.0.1:1/test', { timeoutMs: 300 })
  await expect(nowhere).rejects.toThrow('ECONNREFUSED')
  await expect(nowhere).rejects.toSatisfy(isUnavailable)
})

it('the store says by its error class that the server is away, and goes on when it is back', async () => {
  const cable = await startBreakableProxy(testBacking().mongodbUrl)
  const behind = await connectMongo(cable.url, { timeoutMs: 300 })
  const model = immutableModel<{ _id: string }>(
    behind,
    'outages',
    new Schema({ _id: String }),
  )
  const id = randomUUID()
  await model.insert({ _id: id })
  cable.cut()
  await expect(model.findById(id)).rejects.toSatisfy(isUnavailable)
  await expect(model.insert({ _id: randomUUID() })).rejects.toSatisfy(isUnavailable)
  await expect(model.removeAll([id])).rejects.toSatisfy(isUnavailable)
  cable.mend()
  await eventually(async () => expect(await model.findById(id)).toEqual({ _id: id }))
  await behind.close()
  await cable.close()
})
