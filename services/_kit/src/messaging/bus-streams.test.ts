import { JetStreamApiError, type JetStreamManager, StorageType } from '@nats-io/jetstream'
import { expect, it, vi } from 'vitest'
import { ensureLiveStream, ensureStream } from './bus-streams.ts'

/** A server on which every stream is there already, in files. */
function serverWithFiles() {
  const taken = { code: 400, err_code: 10058, description: 'name already in use' }
  const streams = {
    add: vi.fn<(config: object) => Promise<object>>(async () => ({})),
    update: vi.fn<(name: string, config: object) => Promise<object>>(async () => ({})),
    delete: vi.fn<(name: string) => Promise<boolean>>(async () => true),
    info: async () => ({ config: { storage: StorageType.File } }),
  }
  streams.add.mockRejectedValueOnce(new JetStreamApiError(taken))
  const manager = { streams } as unknown as JetStreamManager
  return { streams, session: { manager, replicas: null } }
}

it('the bus makes the stream of live steps anew in memory where an older version kept it in files', async () => {
  const { streams, session } = serverWithFiles()
  await ensureLiveStream(session)
  expect(streams.delete).toHaveBeenCalledWith('LANDFALL_STREAMS')
  expect(streams.add).toHaveBeenLastCalledWith(
    expect.objectContaining({ storage: StorageType.Memory }),
  )
})

it('the bus raises the copies of an existing stream, where it is told how many', async () => {
  const { streams, session } = serverWithFiles()
  await ensureStream({ ...session, replicas: 3 }, 'catalog')
  expect(streams.update).toHaveBeenCalledWith(
    'LANDFALL_CATALOG',
    expect.objectContaining({ num_replicas: 3 }),
  )
})

it('the bus never deletes a stream of events', async () => {
  const { streams, session } = serverWithFiles()
  await ensureStream(session, 'catalog')
  expect(streams.delete).not.toHaveBeenCalled()
  expect(streams.update).toHaveBeenCalledOnce()
})
