import { type AddressInfo, type Socket, createServer } from 'node:net'
import { DatabaseUnavailableError } from '@landfall/kit/database/unavailable'
import { eventually } from '@landfall/kit/testing/eventually'
import { describe, expect, it } from 'vitest'
import { startSite } from './_gateway.ts'

const away = () => {
  throw new DatabaseUnavailableError('the database system is starting up')
}
const LOGIN = { username: 'ada', password: 'secret-words' }

describe('the gateway, for a subgraph’s resolver,', () => {
  it.each(['in-process', 'http'] as const)(
    'sets the session and device cookies over %s subgraphs',
    async (mode) => {
      const own = await startSite({
        mode,
        config: { publicUrl: 'https://example.org' },
        answers: {
          'Mutation.login': (_args, { effects }) => {
            effects.session = { kind: 'set', token: 'new-token', expiresAt: new Date(2e12) }
            effects.deviceId = 'device-1'
            return { __typename: 'LoginSuccess' }
          },
        },
      })
      const answer = await own.call('POST', '/api/auth/login', { body: LOGIN })
      await own.stop()
      const [session, device] = answer.headers.getSetCookie()
      expect(session).toBe(
        '__Host-landfall_session=new-token; Path=/; Expires=Wed, 18 May 2033 03:33:20 GMT; HttpOnly; Secure; SameSite=Lax',
      )
      expect(device).toMatch(
        /^__Host-landfall_device=device-1; Max-Age=\d+; Path=\/; HttpOnly/,
      )
      expect(answer.headers.get('strict-transport-security')).toContain('max-age')
    },
  )

  it.each(['in-process', 'http'] as const)(
    'answers 503 with Retry-After while the database of %s subgraphs is away',
    async (mode) => {
      const own = await startSite({
        mode,
        answers: { 'Mutation.login': away, 'Query.universities': away },
      })
      const answers = [
        await own.call('POST', '/api/auth/login', { body: LOGIN }),
        await own.call('GET', '/api/universities'),
      ]
      await own.stop()
      for (const { status, headers } of answers) {
        expect([status, headers.get('retry-after')]).toEqual([503, '5'])
      }
    },
  )

  it('maps each problem to its status and keeps Retry-After', async () => {
    const problems = [
      ['WrongCredentials', 'WRONG_CREDENTIALS', 401],
      ['TooManyRequests', 'TOO_MANY_REQUESTS', 429],
      ['ValidationFailed', 'VALIDATION_FAILED', 422],
      ['AccountSuspended', 'ACCOUNT_SUSPENDED', 403],
    ] as const
    let next = 0
    const own = await startSite({
      answers: {
        'Mutation.login': () => {
          const [__typename, code] = problems[next++] ?? problems[0]
          const errors = [{ path: ['input', 'username'], message: 'Username is required' }]
          return { __typename, code, message: 'No', retryAfterSeconds: 60, errors }
        },
      },
    })
    const answers = []
    for (const _ of problems) {
      answers.push(await own.call('POST', '/api/auth/login', { body: LOGIN }))
    }
    await own.stop()
    expect(answers.map(({ status }) => status)).toEqual(
      problems.map(([, , status]) => status),
    )
    expect(answers[1]?.headers.get('retry-after')).toBe('60')
    expect(answers[2]?.body).toMatchObject({
      detail: 'Username is required',
      message: 'Username is required',
      errors: [{ path: ['username'], message: 'Username is required' }],
    })
  })
})

describe('faults', () => {
  it.each(['in-process', 'http'] as const)(
    'are masked and carry the request id over %s subgraphs',
    async (mode) => {
      const own = await startSite({
        mode,
        answers: {
          'Query.scholarshipStats': () => {
            throw new Error('select * from secrets at 10.0.0.7')
          },
        },
      })
      const rest = await own.call('GET', '/api/scholarships/stats')
      const graph = await own.call('POST', '/graphql', {
        body: { query: '{ scholarshipStats { totalCount } }' },
      })
      await own.stop()
      expect(rest.status).toBe(500)
      expect(rest.text).toContain(rest.headers.get('x-request-id'))
      expect(graph.body).toMatchObject({
        errors: [
          {
            message: 'Something went wrong',
            extensions: { requestId: graph.headers.get('x-request-id') },
          },
        ],
      })
      expect(rest.text + graph.text).not.toMatch(/secrets|10\.0\.0/)
    },
  )

  it('are a 503 when a subgraph is away, and only where it is needed', async () => {
    const nobody = 'http://127.0.0.1:9'
    const away = await startSite({
      mode: 'http',
      addresses: { identity: nobody, applications: nobody },
    })
    const rules = await away.call('GET', '/api/account/rules')
    const withSession = await away.call('GET', '/api/scholarships/count', {
      session: 'a-student',
    })
    const asVisitor = await away.call('GET', '/api/scholarships/count')
    const ready = await away.call('GET', '/readyz')
    await away.stop()
    expect([rules.status, withSession.status]).toEqual([503, 503])
    expect(rules.headers.get('retry-after')).toBe('5')
    expect([asVisitor.status, ready.status]).toEqual([200, 200])
  })

  it('make the gateway not ready when no essential subgraph answers', async () => {
    const nobody = 'http://127.0.0.1:9'
    const away = await startSite({
      mode: 'http',
      addresses: { identity: nobody, catalog: nobody },
    })
    const shown = await away.call('GET', '/readyz')
    const { text } = await away.operations('/readyz')
    await away.stop()
    expect([shown.status, shown.text]).toEqual([503, '{"ready":false,"degraded":false}'])
    expect(JSON.parse(text)).toMatchObject({ down: ['catalog', 'identity'] })
  })
})

describe('one subgraph', () => {
  it('that hangs takes down neither the site nor the pages that do not need it', async () => {
    // The kernel accepts connections for a stopped process, but nobody answers on them.
    const frozen = createServer()
    await new Promise<void>((resolve) => frozen.listen(0, '127.0.0.1', resolve))
    const { port } = frozen.address() as AddressInfo
    const sockets: Socket[] = []
    frozen.on('connection', (socket) => void sockets.push(socket))
    const site = await startSite({
      mode: 'http',
      addresses: { applications: `http://127.0.0.1:${port}` },
    })
    try {
      let isAnswered = false
      const saved = site
        .call('GET', '/api/saved-scholarships/student/me', { session: 'a-student' })
        .finally(() => (isAnswered = true))
      await eventually(() => expect(sockets.length).toBeGreaterThan(0))
      const statuses = await Promise.all(
        ['/api/scholarships/count', '/api/universities', '/api/auth/user', '/readyz'].map(
          async (path) => (await site.call('GET', path, { session: 'a-student' })).status,
        ),
      )
      expect(statuses).toEqual([200, 200, 200, 200])
      expect(isAnswered).toBe(false)
      const { text } = await site.operations('/readyz')
      expect(JSON.parse(text)).toMatchObject({ ready: true, degraded: ['applications'] })
      expect((await site.operations('/metrics')).text).toMatch(
        /landfall_subgraph_up\{.*subgraph="applications".*\} 0/,
      )
      // Ends the server, so that waiting requests get an answer.
      frozen.close()
      for (const socket of sockets) socket.destroy()
      expect((await saved).status).toBe(503)
    } finally {
      frozen.close()
      for (const socket of sockets) socket.destroy()
      await site.stop()
    }
  })

  it('that is new and has no address yet causes a 503 only for its own part', async () => {
    const site = await startSite({ mode: 'http', addresses: { applications: undefined } })
    const own = await site.call('GET', '/api/saved-scholarships/student/me', {
      session: 'a-student',
    })
    const other = await site.call('GET', '/api/scholarships/count')
    await site.stop()
    expect([own.status, other.status]).toEqual([503, 200])
  })
})
