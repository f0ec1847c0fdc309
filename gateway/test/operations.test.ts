import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, startSite } from './_gateway.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

describe('sessions', () => {
  it('cannot be ended by another site, whose request comes without their cookie', async () => {
    const own = await startSite({
      answers: {
        'Mutation.logout': (_args, { effects }) => {
          effects.session = { kind: 'clear' }
          return { __typename: 'LogoutSuccess' }
        },
      },
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const plain = await own.call('POST', '/api/auth/logout')
    const foreign = await own.call('POST', '/api/auth/logout', {
      headers: { ...headers, origin: 'https://evil.example' },
      body: '',
    })
    const ownPage = await own.call('POST', '/api/auth/logout', { session: 'a-student' })
    await own.stop()
    expect([plain.status, plain.headers.getSetCookie()]).toEqual([200, []])
    expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []])
    expect(ownPage.headers.getSetCookie()).toHaveLength(1)
  })

  it('lose their cookie once they have ended, and the request goes on as a visitor’s', async () => {
    const answer = await site.call('GET', '/api/scholarships/count', { session: 'ended' })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([
      'landfall_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
  })
})

describe('the endpoints for operators', () => {
  it('shows kept mails, newest first, without running what they hold', async () => {
    const json = await site.call('GET', '/dev/mail.json')
    expect(json.body).toMatchObject([
      { to: 'ada@example.org', subject: 'Verify <b>now</b>' },
    ])
    const page = await site.call('GET', '/dev/mail')
    expect(page.text).toContain('Verify &lt;b&gt;now&lt;/b&gt;')
    expect(page.text).toContain('<a href="http://localhost/verify-email?token=abc">')
  })

  it('has no mailbox in production', async () => {
    const own = await startSite({ config: { environment: 'production' } })
    const answer = await own.call('GET', '/dev/mail.json')
    await own.stop()
    expect(answer.status).toBe(404)
  })

  it('reports health and metrics by route pattern, never by path', async () => {
    await site.call('GET', '/api/students/some-person', { session: 'a-student' })
    const metrics = await site.operations('/metrics')
    expect(metrics.text).toContain('route="/api/students/:studentId"')
    expect(metrics.text).not.toContain('some-person')
    expect((await site.call('GET', '/healthz')).status).toBe(200)
    expect((await site.call('GET', '/readyz')).body).toEqual({
      ready: true,
      degraded: false,
    })
  })

  it('shows the public neither metrics nor the names of its services', async () => {
    expect((await site.call('GET', '/metrics')).status).toBe(404)
    const own = await startSite({ mode: 'http', addresses: { applications: undefined } })
    try {
      const shown = await own.call('GET', '/readyz')
      expect(shown.text).toBe('{"ready":true,"degraded":true}')
      const { text } = await own.operations('/readyz')
      expect(JSON.parse(text)).toEqual({
        ready: true,
        down: [],
        degraded: ['applications'],
      })
    } finally {
      await own.stop()
    }
  })

  it('keeps answering for a while when it stops, and tells clients to close their connections', async () => {
    const own = await startSite({ config: { drainMs: 500 } })
    const before = await own.call('GET', '/api/scholarships/count')
    expect(before.headers.get('connection')).toBe('keep-alive')
    const stopped = own.stop()
    const ready = await own.call('GET', '/readyz')
    const during = await own.call('GET', '/api/scholarships/count')
    await stopped
    expect([ready.status, during.status]).toEqual([503, 200])
    expect(during.headers.get('connection')).toBe('close')
  })

  it('survives requests that no browser sends', async () => {
    expect(await raw('GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
      / 400 /,
    )
    expect(await raw('NONSENSE\r\n\r\n')).toMatch(/ 400 /)
    const cookies =
      'GET /api/auth/user HTTP/1.1\r\nHost: x\r\nCookie: ;;=;landfall_session;a=b\r\nConnection: close\r\n\r\n'
    expect(await raw(cookies)).toMatch(/ 401 /)
  })

  it('sends the security headers with every answer', async () => {
    for (const path of [
      '/',
      '/api/scholarships/count',
      '/api/nothing',
      '/graphql',
      '/healthz',
      '/reset-password?token=abc',
    ]) {
      const { headers } = await site.call('GET', path)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe-inline')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      // No other site learns the token of a mailed link.
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    }
  })
})

/** Sends bytes as they are and returns everything that the server sends back. */
function raw(text: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () =>
    socket.end(text),
  )
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString()
  })
  socket.on('close', () => resolve(answer))
  socket.on('error', reject)
  return promise
}
