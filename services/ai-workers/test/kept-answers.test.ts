import { newId } from '@landfall/kit/core/ids'
import { deliver } from '@landfall/kit/messaging/consumers'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makeEnvelope } from '@landfall/proto-events'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onUserErased } from '../src/events/on-user-erased.ts'
import { bindStores } from '../src/stores.ts'
import { aQuestion, startProvider, type StartedProvider } from './_provider.ts'

let app: StartedProvider
beforeAll(async () => {
  app = await startProvider()
})
afterAll(() => app.stop())

it('kept answers go with the erased account that asked, told once or twice; those of others stay', async () => {
  const provider = app.provider()
  const [own, other] = [aQuestion(), aQuestion()]
  for (const question of [own, other]) await provider.complete(question)
  const consumer = onUserErased(() => Promise.resolve())
  const unitOfWork = makeUnitOfWork(app.postgres, bindStores)
  for (const version of [1, 2]) {
    const event = { id: newId(), aggregateId: own.userId, version, time: new Date() }
    const erased = makeEnvelope(UserErased, { ...event, data: { userId: own.userId } })
    await deliver(consumer, erased, unitOfWork)
    expect(await rowsNaming(app.postgres, [own.userId])).toEqual({})
    const { rows } = await app.postgres.pool.query('select user_id from provider_answers')
    expect(rows).toEqual([{ user_id: other.userId }])
  }
  expect(await provider.complete(other)).toMatchObject({ value: { isCached: true } })
})
