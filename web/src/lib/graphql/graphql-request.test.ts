import { describe, expect, it, vi } from 'vitest'
import { ask, RequestError, withRetries } from './graphql-request.ts'

const noPause = () => Promise.resolve()
/** A text that is in no component has no types. */
const askPlain = (text: string) => ask(text as never, {} as never)

describe('requests to the server', () => {
  it('tries a read three times, then gives up with the last failure', async () => {
    const read = vi.fn<() => Promise<never>>(() =>
      Promise.reject(new RequestError('offline')),
    )
    await expect(withRetries(read, noPause)).rejects.toMatchObject({ kind: 'offline' })
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('does not repeat a read that the server refused', async () => {
    const read = vi.fn<() => Promise<never>>(() =>
      Promise.reject(new RequestError('rate-limited')),
    )
    await expect(withRetries(read, noPause)).rejects.toMatchObject({ kind: 'rate-limited' })
    expect(read).toHaveBeenCalledOnce()
  })

  it('answers as soon as one try succeeds', async () => {
    let tries = 0
    const read = () =>
      ++tries < 3
        ? Promise.reject(new RequestError('unavailable'))
        : Promise.resolve('here')
    expect(await withRetries(read, noPause)).toBe('here')
  })

  it('sends a mutation once only', async () => {
    const send = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('network')))
    vi.stubGlobal('fetch', send)
    await expect(askPlain('mutation Logout { logout { message } }')).rejects.toMatchObject({
      kind: 'offline',
    })
    expect(send).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('keeps the request id and the waiting time of a refusal', async () => {
    const headers = { 'x-request-id': 'r-7', 'retry-after': '90' }
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('', { status: 429, headers })),
    )
    await expect(askPlain('{ a }')).rejects.toMatchObject({
      kind: 'rate-limited',
      requestId: 'r-7',
      retryAfterSeconds: 90,
    })
    vi.unstubAllGlobals()
  })

  it.each([
    ['unavailable', new Response('{}', { status: 503 })],
    ['unexpected', new Response('<html>', { status: 200 })],
  ])('calls an answer that holds no result %s', async (kind, answer) => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    await expect(askPlain('mutation Logout { logout { message } }')).rejects.toMatchObject({
      kind,
    })
    vi.unstubAllGlobals()
  })
})
