import { testBacking } from '@landfall/kit/testing/backing'
import { startBreakableProxy } from '@landfall/kit/testing/breakable-proxy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startIdentity, type Identity } from './_app.ts'

let proxy: Awaited<ReturnType<typeof startBreakableProxy>>
let identity: Identity
beforeAll(async () => {
  proxy = await startBreakableProxy(testBacking().natsUrl)
  identity = await startIdentity({ natsUrl: proxy.url })
})
afterAll(async () => {
  await proxy.close()
  await identity.stop()
})

it('an admin sees that NATS is down when its open connection no longer answers', async () => {
  const { caller } = await identity.admin()
  const query =
    '{ platformStatus { stores { name isReady version } consumers { service } } }'
  const read = async () => (await identity.execute(caller, query)).data.platformStatus
  const before = await read()
  expect(before.stores[1]).toMatchObject({ name: 'nats', isReady: true })
  expect(before.consumers).not.toBeNull()
  proxy.silence()
  const after = await read()
  expect(after.stores[1]).toEqual({ name: 'nats', isReady: false, version: null })
  expect(after.consumers).toBeNull()
})
