import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sendFileResponse } from './file-exchange.ts'

let server: ReturnType<typeof createServer>
let sending = Promise.withResolvers<void>()
let file: ReadableStream<Uint8Array>

beforeEach(async () => {
  sending = Promise.withResolvers()
  server = createServer((request, response) => {
    sendFileResponse(request, response, new Response(file)).then(
      sending.resolve,
      sending.reject,
    )
  }).listen(0)
  await once(server, 'listening')
})

afterEach(() => void server.close())

const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)

/** Sent again for as long as the other side reads. */
const block = new Uint8Array(64 * 1_024)

it('a client that leaves in the middle of a file is logged as nobody’s fault', async () => {
  file = new ReadableStream({ pull: (controller) => controller.enqueue(block) })
  const { body } = await ask()
  await body?.cancel()
  await expect(sending.promise).resolves.toBeUndefined()
})

it('a file that cannot be read to its end is a fault', async () => {
  file = new ReadableStream({
    start: (controller) => controller.enqueue(block),
    pull: () => Promise.reject(new Error('the disk is gone')),
  })
  const [sent, read] = await Promise.allSettled([
    sending.promise,
    ask().then((answer) => answer.bytes()),
  ])
  expect(sent).toMatchObject({ reason: new Error('the disk is gone') })
  expect(read.status).toBe('rejected')
})
