import { request as send } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Caller } from '@landfall/kit/identity/viewer'
import { eventually } from '@landfall/kit/testing/eventually'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, startSite } from './_gateway.ts'

const MEBIBYTE = 1024 * 1024
const PATH = '/api/document-uploads/0193a1b2-7c00-7000-8000-000000000001'
const CONTENT = '/api/documents/0193a1b2-7c00-7000-8000-000000000001/content'

/** The service's view of the last request. */
type Seen = { caller: Caller; headers: Record<string, string>; path: string; bytes: number }

const done = (_request: Request) => new Response(null, { status: 204 })

describe.each(['in-process', 'http'] as const)('a file over %s subgraphs', (mode) => {
  let site: Site
  let seen: Seen | undefined
  let wasCut = false
  let answer = done
  let isRead = true
  beforeAll(async () => {
    site = await startSite({
      mode,
      async answerFile({ caller, request }) {
        const { pathname, search } = new URL(request.url)
        const headers = Object.fromEntries(request.headers)
        seen = { caller, headers, path: `${pathname}${search}`, bytes: 0 }
        try {
          if (isRead)
            for await (const piece of request.body ?? []) seen.bytes += piece.byteLength
        } catch (error) {
          wasCut = true
          throw error
        }
        return answer(request)
      },
    })
  })
  afterAll(() => site.stop())

  const open = (
    method: string,
    path: string,
    headers: Record<string, string | number> = {},
  ) =>
    send(`${site.url}${path}`, {
      agent: false,
      method,
      headers: { cookie: 'landfall_session=a-student', origin: site.url, ...headers },
    })

  async function exchange(
    method: string,
    path: string,
    o: { body?: Buffer; headers?: object },
  ) {
    const request = open(method, path, { ...o.headers })
    // After an early answer, nobody reads the rest.
    request.on('error', () => undefined)
    request.end(o.body)
    const [response] = await once(request, 'response')
    const body = await text(response)
    return { status: response.statusCode, headers: response.headers, body }
  }

  it('reaches its service complete, with the sender’s identity but no cookies or forged headers', async () => {
    answer = () =>
      new Response(null, {
        status: 204,
        headers: { 'upload-offset': '9', 'document-id': 'x', 'set-cookie': 'a=b' },
      })
    const body = Buffer.alloc(5 * MEBIBYTE, 'a')
    const reply = await exchange('PATCH', `${PATH}?name=a%2Fb`, {
      body,
      headers: {
        'content-type': 'application/offset+octet-stream',
        'content-length': body.length,
        'upload-offset': '0',
        'tus-resumable': '1.0.0',
        'landfall-identity': 'forged',
      },
    })
    expect(reply.status).toBe(204)
    expect(reply.headers).toMatchObject({ 'upload-offset': '9', 'document-id': 'x' })
    expect(String(reply.headers['set-cookie'])).not.toContain('a=b')
    expect(seen).toMatchObject({
      path: `${PATH}?name=a%2Fb`,
      bytes: body.length,
      caller: { viewer: { kind: 'user', userId: 'student-1' } },
      headers: { 'upload-offset': '0', 'tus-resumable': '1.0.0' },
    })
    expect(Object.keys(seen?.headers ?? {})).not.toContain('cookie')
    expect(Object.values(seen?.headers ?? {})).not.toContain('forged')
  })

  it('comes back as its service sends it, with the service’s own security headers', async () => {
    answer = ({ headers }) =>
      new Response(`part ${headers.get('range')}`, {
        status: 206,
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename=a.pdf',
          'content-security-policy': "sandbox; default-src 'none'",
          'content-range': 'bytes 0-15/99',
        },
      })
    const reply = await exchange('GET', CONTENT, { headers: { range: 'bytes=0-15' } })
    expect([reply.status, reply.body]).toEqual([206, 'part bytes=0-15'])
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=a.pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('is answered with its service’s refusal even before it has fully arrived', async () => {
    isRead = false
    answer = () => new Response('{"status":409}', { status: 409 })
    const body = Buffer.alloc(8 * MEBIBYTE)
    const reply = await exchange('PATCH', PATH, {
      body,
      headers: { 'content-length': body.length },
    })
    isRead = true
    expect([reply.status, reply.body]).toEqual([409, '{"status":409}'])
  })

  it('breaks off at its service when the sender’s connection is cut', async () => {
    wasCut = false
    const request = open('PATCH', PATH, { 'content-length': 2 * MEBIBYTE })
    request.on('error', () => undefined)
    request.write(Buffer.alloc(MEBIBYTE))
    await eventually(() => expect(seen?.bytes).toBe(MEBIBYTE))
    request.destroy()
    await eventually(() => expect(wasCut).toBe(true))
    // The gateway still works as before.
    answer = done
    expect((await exchange('PATCH', PATH, { body: Buffer.from('x') })).status).toBe(204)
  })

  it('is refused to visitors, other methods and pages of other sites', async () => {
    expect((await site.call('GET', CONTENT)).status).toBe(401)
    expect((await site.call('POST', '/api/documents', { body: 'x' })).status).toBe(401)
    const put = await site.call('PUT', '/api/documents', { session: 'a-student' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    const foreign = { origin: 'https://evil.example' }
    expect((await exchange('PATCH', PATH, { headers: foreign })).status).toBe(403)
  })
})

it('a file gets its own error message when its service is unavailable', async () => {
  const site = await startSite({
    mode: 'http',
    addresses: { applications: 'http://127.0.0.1:9' },
  })
  const reply = await site.call('GET', CONTENT, { session: 'a-student' })
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
  await site.stop()
})
