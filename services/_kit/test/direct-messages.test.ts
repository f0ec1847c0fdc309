import { afterEach, describe, expect, it } from 'vitest'
import {
  type DirectInbox,
  openProcessInbox,
  sendToProcess,
} from '../src/messaging/process-inbox.ts'
import { eventually } from '../src/testing/eventually.ts'
import { testBacking } from '../src/testing/backing.ts'
import { startBreakableProxy } from '../src/testing/breakable-proxy.ts'
import { silentLog, testBus } from './_parts.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

function openBus(url?: string) {
  const bus = testBus(url)
  opened.unshift(bus)
  return bus
}

function openInbox(url?: string): { inbox: DirectInbox; heard: string[] } {
  const heard: string[] = []
  const onMessage = (data: Uint8Array) => {
    const text = Buffer.from(data).toString()
    if (text === 'nonsense') throw new Error('no message')
    heard.push(text)
  }
  const inbox = openProcessInbox({ bus: openBus(url), onMessage, log: silentLog })
  opened.unshift({ close: () => inbox.stop() })
  return { inbox, heard }
}

function requireAddress(inbox: DirectInbox): string {
  const address = inbox.address()
  if (address === null) throw new Error('it has no address yet')
  return address
}
const addressOf = (inbox: DirectInbox) => eventually(() => requireAddress(inbox))

describe('an inbox', () => {
  it('hears what is sent to its own address, and skips what it cannot read', async () => {
    const [mine, other] = [openInbox(), openInbox()]
    const [address, another] = [await addressOf(mine.inbox), await addressOf(other.inbox)]
    const bus = openBus()
    for (const text of ['one', 'nonsense', 'two']) {
      expect(await sendToProcess(bus, address, Buffer.from(text))).toBe(true)
    }
    await sendToProcess(bus, another, Buffer.from('three'))
    await eventually(() => expect(other.heard).toEqual(['three']))
    await eventually(() => expect(mine.heard).toEqual(['one', 'two']))
  })

  it('has no address while NATS is away, and the same one when it is back', async () => {
    const proxy = await startBreakableProxy(testBacking().natsUrl)
    const { inbox, heard } = openInbox(proxy.url)
    const address = await addressOf(inbox)
    proxy.cut()
    await eventually(() => inbox.address() === null)
    proxy.mend()
    expect(await addressOf(inbox)).toBe(address)
    await sendToProcess(openBus(), address, Buffer.from('again'))
    await eventually(() => expect(heard).toEqual(['again']))
    await inbox.stop()
    await proxy.close()
  })

  it('opens without NATS, and a message to it is reported as unheard', async () => {
    const nowhere = 'nats://127.0.0.1:1'
    const { inbox } = openInbox(nowhere)
    expect(inbox.address()).toBeNull()
    expect(
      await sendToProcess(openBus(nowhere), 'landfall-direct.x', Buffer.from('x')),
    ).toBe(false)
  })
})
