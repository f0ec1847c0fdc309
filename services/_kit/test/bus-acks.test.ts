import { jetstreamManager } from '@nats-io/jetstream'
import { type NatsConnection, connect } from '@nats-io/transport-node'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AckedPublisher, createAckedPublisher } from '../src/messaging/bus-acks.ts'
import { natsAddress } from '../src/messaging/nats-address.ts'
import { testBacking } from '../src/testing/backing.ts'
import { uniqueName } from './_parts.ts'

let connection: NatsConnection
let publisher: AckedPublisher
const name = uniqueName('acks')
/** How long a busy machine takes is no fault. */
const PATIENT_MS = 60_000

beforeEach(async () => {
  connection = await connect(natsAddress(testBacking().natsUrl))
  publisher = createAckedPublisher(connection, { timeoutMs: PATIENT_MS })
})

afterEach(() => connection.close())

const message = (id: string, subject = `${name}.note`) => {
  return { subject, text: `{"id":"${id}"}`, messageId: id }
}

describe('publishing with acknowledgements under way', () => {
  it('stores each message once, however many are sent at a time', async () => {
    const manager = await jetstreamManager(connection)
    await manager.streams.add({ name, subjects: [`${name}.>`] })
    const ids = Array.from({ length: 1_000 }, (_, index) => `note-${index}`)
    await Promise.all([...ids, ...ids].map((id) => publisher.publish(message(id))))
    const { state } = await manager.streams.info(name)
    await manager.streams.delete(name)
    expect(state.messages).toBe(1_000)
  })

  it('says that no stream takes a subject', async () => {
    const sent = publisher.publish(message('lost', `${uniqueName('nobody')}.note`))
    await expect(sent).rejects.toThrow('No stream takes this subject')
  })

  it('gives up when nobody acknowledges in time', async () => {
    const subject = uniqueName('silent')
    connection.subscribe(subject)
    const impatient = createAckedPublisher(connection, { timeoutMs: 500 })
    const sent = impatient.publish(message('late', subject))
    await expect(sent).rejects.toThrow('JetStream did not acknowledge in time')
  })

  it('refuses an answer that is no acknowledgement', async () => {
    const subject = uniqueName('wrong')
    connection.subscribe(subject, { callback: (_, { reply }) => connection.publish(reply ?? '', 'hello') }) // prettier-ignore
    const sent = publisher.publish(message('wrong', subject))
    await expect(sent).rejects.toThrow('something else than an ack')
  })

  it('rejects what is under way when the connection is lost', async () => {
    const subject = uniqueName('cut')
    connection.subscribe(subject)
    const sent = publisher.publish(message('cut', subject))
    publisher.rejectAll(new Error('lost'))
    await expect(sent).rejects.toThrow('lost')
  })
})
