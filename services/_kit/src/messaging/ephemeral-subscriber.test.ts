import { DeliverPolicy } from '@nats-io/jetstream'
import { expect, it, vi } from 'vitest'
import { ViewerChanged } from '@landfall/proto-events/identity/viewer-changed.v1'
import { createLog } from '../observability/log.ts'
import { eventually } from '../testing/eventually.ts'
import type { Bus } from './bus.ts'
import { subscribeToEvents } from './ephemeral-subscriber.ts'

it('a subscriber begins after the newest event by its sequence, so that a new consumer begins there too', async () => {
  const get = vi.fn<(stream: string, o: object) => Promise<never>>(() =>
    Promise.reject(new Error('enough')),
  )
  const session = {
    client: { consumers: { get } },
    manager: {
      streams: { add: async () => ({}), info: async () => ({ state: { last_seq: 41 } }) },
    },
  }
  const following = subscribeToEvents({
    // Nothing else of it is used.
    bus: { session: async () => session } as unknown as Bus,
    events: [ViewerChanged],
    onEvent: () => undefined,
    onGap: () => undefined,
    log: createLog({ service: 'test', level: 'silent' }),
  })
  await eventually(() => expect(get).toHaveBeenCalled())
  await following.stop()
  expect(get.mock.calls[0]?.[1]).toMatchObject({
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: 42,
  })
})
