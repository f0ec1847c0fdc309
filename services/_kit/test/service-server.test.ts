import { connect } from 'node:net'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isThorough } from '../src/testing/breadth.ts'
import { createLifecycle } from '../src/process/lifecycle.ts'
import { createMetrics } from '../src/observability/metrics.ts'
import { serveOperations } from '../src/http/operations-routes.ts'
import { decodeEffects, effectsHeader } from '../src/identity/response-effects.ts'
import { identityHeader } from '../src/identity/identity-token.ts'
import { testCaller, testVisitor } from '../src/testing/callers.ts'
import { startExample } from './_example.ts'

const MIB = 1024 * 1024
let example: Awaited<ReturnType<typeof startExample>>

beforeEach(async () => {
  example = await startExample()
})

afterEach(async () => {
  example.gate.resolve('done')
  await example.lifecycle.stop()
})

describe('a service, to its callers,', () => {
  it('answers 401 to a request without a signed identity, entities included', async () => {
    const entities =
      '{ _entities(representations: [{__typename: "Thing", id: "1"}]) { __typename } }'
    for (const query of ['{ greeting }', entities, '{ _service { sdl } }']) {
      expect((await example.ask(query, null)).status).toBe(401)
    }
  })

  it('answers 401 to a signature for another service', async () => {
    const response = await fetch(`${example.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [identityHeader]: await example.signer.sign(testCaller(), 'catalog'),
      },
      body: '{"query":"{ greeting }"}',
    })
    expect(response.status).toBe(401)
  })

  it('tells the resolvers who asks, entities included', async () => {
    const caller = testCaller()
    const viewer = caller.viewer.kind === 'user' ? caller.viewer.userId : null
    const query =
      '{ viewerId _entities(representations: [{__typename: "Thing", id: "1"}]) { ... on Thing { id owner } } }'
    const response = await example.ask(query, caller)
    expect(await response.json()).toEqual({
      data: { viewerId: viewer, _entities: [{ id: '1', owner: viewer }] },
    })
  })

  it('opens internal routes to internal callers only', async () => {
    const internal = testVisitor({ channel: 'internal' })
    expect((await example.post('/internal/echo', { a: 1 }, null)).status).toBe(401)
    expect((await example.post('/internal/echo', { a: 1 }, testCaller())).status).toBe(401)
    const answer = await example.post('/internal/echo', { a: 1 }, internal)
    expect(await answer.json()).toEqual({ body: { a: 1 } })
    expect((await example.post('/internal/constructor', {}, internal)).status).toBe(404)
    const fault = await example.post('/internal/fault', {}, internal)
    expect(fault.status).toBe(500)
    expect(await fault.text()).not.toContain('hunter2')
    expect((await example.post('/internal/away', {}, internal)).status).toBe(503)
  })
})

describe('an answer of a service', () => {
  it('carries effects in a header, and no header without effects', async () => {
    const signedIn = await example.ask('mutation { signIn }')
    expect(decodeEffects(signedIn.headers.get(effectsHeader) ?? undefined).session).toEqual(
      {
        kind: 'set',
        token: 'secret',
        expiresAt: new Date('2030-01-01T00:00:00Z'),
      },
    )
    expect((await example.ask('{ greeting }')).headers.has(effectsHeader)).toBe(false)
  })

  it('masks an unexpected error, which is logged once with the request id and without its message', async () => {
    const caller = testCaller()
    const response = await example.ask('{ greeting fault }', caller)
    const { requestId } = caller
    expect(await response.json()).toEqual({
      data: { greeting: 'hello', fault: null },
      errors: [
        {
          message: 'Something went wrong',
          path: ['fault'],
          locations: [{ line: 1, column: 12 }],
          extensions: { code: 'INTERNAL_ERROR', requestId },
        },
      ],
    })
    const errors = example.lines.filter((line) => line.includes('"level":"error"'))
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(requestId)
    expect(errors[0]).not.toContain('hunter2')
  })

  it('says that the service is away while its database is, and no more', async () => {
    const text = await (await example.ask('{ away }')).text()
    expect(JSON.parse(text)).toMatchObject({
      data: { away: null },
      errors: [{ path: ['away'], extensions: { code: 'SERVICE_UNAVAILABLE' } }],
    })
    expect(text).not.toContain('10.0.0.7')
  })

  it('carries an expected failure with its code, unlogged', async () => {
    const { errors } = (await (await example.ask('{ missing }')).json()) as {
      errors: { message: string; extensions: { code: string } }[]
    }
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect(errors[0]?.message).toContain('thing')
    expect(example.lines).toEqual([])
  })

  it.each([
    ['{ nope }', {}, 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['{ ', {}, 400, 'GRAPHQL_PARSE_FAILED'],
    ['query ($of: Decimal!) { price(of: $of) }', { of: 'a lot' }, 400, 'BAD_USER_INPUT'],
  ])(
    'tells the client about its own fault in %s',
    async (query, variables, status, code) => {
      const response = await example.ask(query, testCaller(), variables)
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] })
      expect(example.lines).toEqual([])
    },
  )

  it.each([
    ['{ greeting viewerId }', {}],
    ['mutation { signIn }', {}],
    ['{ greeting fault }', {}],
    ['{ missing }', {}],
    ['query ($of: Decimal!) { price(of: $of) }', { of: '1.50' }],
    ['query ($of: Decimal!) { price(of: $of) }', { of: 'a lot' }],
  ])('to %s %j is the same however often it has come', async (query, variables) => {
    const caller = testCaller()
    const answer = async () => {
      const { status, headers, body } = await example.ask(query, caller, variables)
      const text = body === null ? '' : await new Response(body).text()
      const types = [headers.get('content-type'), headers.get(effectsHeader)]
      return { status, types, body: JSON.parse(text) as unknown }
    }
    const first = await answer()
    const logged = example.lines.length
    expect([await answer(), await answer()]).toEqual([first, first])
    expect(example.lines).toHaveLength(logged * 3)
  })

  it('follows the protocol when a request asks for more than an operation', async () => {
    const query = '{ greeting }'
    await example.ask(query)
    const ask = async (more: object) =>
      (await example.post('/graphql', { query, ...more }, testCaller())).status
    expect(await ask({ variables: null, operationName: null })).toBe(200)
    expect(await ask({ variables: [] })).toBe(400)
    expect(await ask({ variables: 'x' })).toBe(400)
    expect(await ask({ extensions: 'x' })).toBe(400)
  })

  it('refuses a body that is too large, not JSON or of another type', async () => {
    const caller = testCaller()
    const big = JSON.stringify({ query: '{ greeting }', pad: 'x'.repeat(8 * MIB) })
    expect((await example.post('/graphql', big, caller)).status).toBe(413)
    expect((await example.post('/graphql', '{"query":', caller)).status).toBe(400)
    const chunks = ReadableStream.from(Array.from({ length: 9 }, () => Buffer.alloc(MIB)))
    const streamed = await fetch(`${example.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [identityHeader]: await example.signer.sign(caller, 'example'),
      },
      body: chunks,
      duplex: 'half',
    } as RequestInit)
    expect(streamed.status).toBe(413)
    const text = await fetch(`${example.url}/graphql`, {
      method: 'POST',
      headers: { [identityHeader]: await example.signer.sign(caller, 'example') },
      body: '{}',
    })
    expect(text.status).toBe(415)
  })
})

describe('a service, to the platform,', () => {
  it('is healthy, and ready until a backing service is down, which it names', async () => {
    let isUp = true
    example.lifecycle.addCheck('postgres', async () => {
      if (!isUp) throw new Error('refused')
    })
    expect((await fetch(`${example.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${example.url}/readyz`)).status).toBe(200)
    isUp = false
    const down = await fetch(`${example.url}/readyz`)
    expect(down.status).toBe(503)
    expect(await down.json()).toEqual({ ready: false, down: ['postgres'] })
    expect((await fetch(`${example.url}/healthz`)).status).toBe(200)
  })

  it('counts requests by route and operations by root field', async () => {
    await example.ask('query Anything { greeting }')
    await fetch(`${example.url}/who/knows`)
    const text = await (await fetch(`${example.url}/metrics`)).text()
    for (const labels of [
      'service="example",operation="Query.greeting",outcome="ok"',
      'service="example",method="POST",route="/graphql",status="200"',
      'service="example",method="GET",route="unknown",status="404"',
    ]) {
      expect(text).toContain(`_count{${labels}} 1\n`)
    }
    expect(text).not.toContain('who')
  })
})

it('workers serve the same to the platform, without a graph', async () => {
  const lifecycle = createLifecycle({ log: example.log })
  lifecycle.addCheck('redis', () => Promise.reject(new Error('refused')))
  const metrics = createMetrics({ service: 'worker' })
  const http = { host: '127.0.0.1', port: 0 }
  const worker = await serveOperations({ http, lifecycle, metrics })
  expect((await fetch(`${worker.url}/healthz`)).status).toBe(200)
  expect(await (await fetch(`${worker.url}/readyz`)).json()).toMatchObject({
    down: ['redis'],
  })
  expect(await (await fetch(`${worker.url}/metrics`)).text()).toContain('service="worker"')
  expect((await fetch(`${worker.url}/graphql`, { method: 'POST' })).status).toBe(404)
  await lifecycle.stop()
})

describe('a service that stops', () => {
  it('finishes the request that runs and takes no new ones', async () => {
    const running = example.ask('{ wait }')
    await example.waiting
    const stopped = example.lifecycle.stop()
    await expect(fetch(`${example.url}/healthz`)).rejects.toThrow('fetch failed')
    example.gate.resolve('done')
    const response = await running
    expect(await response.json()).toEqual({ data: { wait: 'done' } })
    expect(response.headers.get('connection')).toBe('close')
    await stopped
  })

  // It takes the five seconds that such a connection is given.
  it.runIf(isThorough)('closes a connection that never finishes its headers', async () => {
    const socket = connect(example.port, '127.0.0.1')
    socket.write('POST /graphql HTTP/1.1\r\nhost: x\r\nx-slow:')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    await once(socket, 'close', { signal: AbortSignal.timeout(10_000) })
    expect(answer).toContain('408')
  })
})
