import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Schema } from 'mongoose'
import { expect, it, onTestFinished } from 'vitest'
import { connectMongo, immutableModel } from '../src/database/mongo.ts'
import { createPostgres, withPatientConnection } from '../src/database/postgres.ts'
import { isUnavailable } from '../src/database/unavailable.ts'
import { testBacking } from '../src/testing/backing.ts'
import { eventually } from '../src/testing/eventually.ts'
import { startBreakableProxy } from '../src/testing/breakable-proxy.ts'
import { silentLog, testPostgres } from './_parts.ts'

const SILENCE_MS = 400
const POOL_SIZE = 2

async function behindCable() {
  const service = await testPostgres()
  const cable = await startBreakableProxy(service.url)
  const postgres = createPostgres({
    url: cable.url,
    schema: 'kit',
    applicationName: 'kit-test',
    poolSize: POOL_SIZE,
    silenceMs: SILENCE_MS,
    log: silentLog,
  })
  onTestFinished(async () => {
    await postgres.close()
    await cable.close()
    await service.close()
  })
  return { cable, postgres, service }
}

async function meetsOutage(work: Promise<unknown>): Promise<boolean> {
  return work.then(() => false, isUnavailable)
}

it('statements on connections that fell silent fail as an outage, and the next ones use new connections', async () => {
  const { cable, postgres } = await behindCable()
  await Promise.all([postgres.ping(), postgres.ping()])
  cable.silence()
  const work = [postgres.ping(), postgres.transaction((tx) => tx.execute(sql`select 1`))]
  expect(await Promise.all(work.map(meetsOutage))).toEqual([true, true])
  await Promise.all([postgres.ping(), postgres.ping(), postgres.ping()])
})

it('a transaction whose connection falls silent midway fails as an outage', async () => {
  const { cable, postgres } = await behindCable()
  const work = postgres.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    cable.silence()
    await tx.execute(sql`select 2`)
  })
  expect(await meetsOutage(work)).toBe(true)
  await postgres.ping()
})

it('transactions that find their connection lost take none from the transactions after them', async () => {
  const { cable, postgres } = await behindCable()
  for (let times = 0; times < POOL_SIZE; times += 1) {
    await postgres.ping()
    cable.cut()
    // At once: nobody has noticed yet.
    const work = postgres.transaction((tx) => tx.execute(sql`select 1`))
    expect(await meetsOutage(work)).toBe(true)
    cable.mend()
  }
  await postgres.ping()
})

it('a listener whose connection falls silent listens again on another', async () => {
  const { cable, postgres, service } = await behindCable()
  const heard: string[] = []
  const listener = postgres.listen('kit_test', (payload) => heard.push(payload))
  await eventually(() => expect(heard).toEqual(['']))
  cable.silence()
  await eventually(
    async () => {
      await service.postgres.pool.query(`select pg_notify('kit_test', 'again')`)
      expect(heard).toContain('again')
    },
    { timeoutMs: 5_000 },
  )
  await listener.stop()
})

it('work that waits for other processes may take any time', async () => {
  const { postgres } = await behindCable()
  const work = withPatientConnection(postgres, (client) =>
    client.query(`select pg_sleep(${(SILENCE_MS * 2) / 1_000})`),
  )
  await expect(work).resolves.toMatchObject({ rowCount: 1 })
})

it('a document store that has fallen silent fails as an outage', async () => {
  const cable = await startBreakableProxy(testBacking().mongodbUrl)
  const mongo = await connectMongo(cable.url, { silenceMs: SILENCE_MS })
  onTestFinished(async () => {
    await mongo.close()
    await cable.close()
  })
  const schema = new Schema({ _id: { type: String, required: true } })
  const notes = immutableModel<{ _id: string }>(mongo, `note_${randomUUID()}`, schema)
  await notes.insert({ _id: '1' })
  cable.silence()
  expect(await meetsOutage(notes.insert({ _id: '2' }))).toBe(true)
  expect(await notes.findById('1')).toEqual({ _id: '1' })
})
