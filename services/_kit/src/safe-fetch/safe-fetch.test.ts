import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createSafeFetch, faultOf, type SafeFetch } from './safe-fetch.ts'
import { outgoingDefaults, outgoingSettings } from './settings.ts'

const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A server of this test; what it was asked, and its `host:port`. */
async function serve(answer: RequestListener) {
  const asked: { path: string; headers: NodeJS.Dict<string | string[]> }[] = []
  let connections = 0
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers })
    answer(request, response)
  })
  server.on('connection', () => (connections += 1))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const host = `127.0.0.1:${port}`
  return { asked, host, port, url: `http://${host}`, connections: () => connections }
}

const only = (...allowedHosts: string[]): SafeFetch =>
  createSafeFetch({ ...outgoingDefaults, allowedHosts })

const codeOf = async (fetch: SafeFetch, url: string, options = {}) => {
  const answer = await fetch.read(url, options)
  return answer.ok ? answer.value.status : answer.error.code
}

test('reads a page of an allowed host and introduces itself', async () => {
  const site = await serve((_, response) => {
    response.setHeader('ETag', '"one"').end('hello')
  })
  const answer = await only(site.host).read(`${site.url}/page?x=1#part`)
  if (!answer.ok) throw new Error(answer.error.detail)
  expect(answer.value).toMatchObject({
    status: 200,
    redirects: [],
    url: `${site.url}/page?x=1`,
  })
  expect(answer.value.headers.etag).toBe('"one"')
  expect(answer.value.body.toString()).toBe('hello')
  expect(site.asked[0]?.path).toBe('/page?x=1')
  expect(site.asked[0]?.headers['user-agent']).toBe('LandfallBot/1.0')
})

test('asks nothing that is not on the public internet', async () => {
  const site = await serve((_, response) => response.end('secret'))
  const fetch = createSafeFetch({ ...outgoingDefaults, ports: [site.port] })
  for (const host of [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
  ])
    expect(await codeOf(fetch, `http://${host}:${site.port}/`)).toBe('private-address')
  expect(await codeOf(fetch, `http://localhost:${site.port}/`)).toBe('private-address')
  expect(site.connections()).toBe(0)
})

test('a name with one private address is refused as a whole', async () => {
  const site = await serve((_, response) => response.end('secret'))
  const settings = { ...outgoingDefaults, ports: [site.port] }
  const fetch = createSafeFetch(settings, async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ])
  expect(await codeOf(fetch, `http://two.example:${site.port}/`)).toBe('private-address')
  expect(site.connections()).toBe(0)
})

test('a name without an address is unknown', async () => {
  const fetch = createSafeFetch(outgoingDefaults, async () => [])
  expect(await codeOf(fetch, 'http://none.example/')).toBe('unknown-host')
})

test('a fetch that its caller gives up is aborted', async () => {
  const site = await serve((_, response) => response.end('hello'))
  const options = { signal: AbortSignal.abort() }
  expect(await codeOf(only(site.host), site.url, options)).toBe('aborted')
})

test('connects to the address that it checked and asks for no other', async () => {
  const site = await serve((_, response) => response.end('hello'))
  let lookups = 0
  const settings = { ...outgoingDefaults, allowedHosts: [`name.example:${site.port}`] }
  const fetch = createSafeFetch(settings, async () => {
    lookups += 1
    return [{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.9', family: 4 }]
  })
  expect(await codeOf(fetch, `http://name.example:${site.port}/`)).toBe(200)
  expect(lookups).toBe(1)
  expect(site.asked[0]?.headers.host).toBe(`name.example:${site.port}`)
})

test.each([
  ['ftp://example.org/', 'bad-scheme'],
  ['file:///etc/passwd', 'bad-scheme'],
  ['data:text/plain,hello', 'bad-scheme'],
  ['http://user:word@example.org/', 'bad-url'],
  ['not an address', 'bad-url'],
  ['http://example.org:22/', 'bad-port'],
  ['http://example.org:6379/', 'bad-port'],
])('refuses %s as %s', async (url, code) => {
  expect(await codeOf(only(), url)).toBe(code)
})

test('a redirect to a private address gets no connection', async () => {
  const inside = await serve((_, response) => response.end('secret'))
  const site = await serve((_, response) => {
    response.writeHead(302, { location: `${inside.url}/secret` }).end()
  })
  const fetch = createSafeFetch({
    ...outgoingDefaults,
    ports: [inside.port],
    allowedHosts: [site.host],
  })
  expect(await codeOf(fetch, site.url)).toBe('private-address')
  expect(inside.connections()).toBe(0)
})

test('follows five redirects and no more, and tells them', async () => {
  const site = await serve((request, response) => {
    const step = Number(request.url?.slice(1))
    if (step === 0) response.setHeader('content-type', 'text/plain').end('there')
    else response.writeHead(301, { location: `/${step - 1}` }).end()
  })
  const fetch = only(site.host)
  const five = await fetch.read(`${site.url}/5`, { contentTypes: ['text/plain'] })
  expect(five.ok && five.value.url).toBe(`${site.url}/0`)
  expect(five.ok && five.value.redirects[0]).toEqual({
    status: 301,
    from: `${site.url}/5`,
    to: `${site.url}/4`,
  })
  expect(await codeOf(fetch, `${site.url}/6`)).toBe('too-many-redirects')
  expect(await codeOf(fetch, `${site.url}/6`, { maxRedirects: 0 })).toBe(301)
})

test('asks first whether it may follow to another origin', async () => {
  const other = await serve((_, response) => response.end('hello'))
  const site = await serve((request, response) => {
    const location = request.url === '/' ? '/again' : `${other.url}/there`
    response.writeHead(302, { location }).end()
  })
  const fetch = only(site.host, other.host)
  const targets: string[] = []
  const refusesRedirect = (reason: string | null) => async (url: string) => {
    targets.push(url)
    return reason
  }
  const refused = { refusesRedirect: refusesRedirect('not there') }
  expect(await codeOf(fetch, site.url, refused)).toBe('redirect-refused')
  expect([targets, other.connections()]).toEqual([[`${other.url}/there`], 0])
  expect(await codeOf(fetch, site.url, { refusesRedirect: refusesRedirect(null) })).toBe(
    200,
  )
})

test('gives a secret header to its own origin only', async () => {
  const other = await serve((_, response) => response.end('hello'))
  const site = await serve((_, response) => {
    response.writeHead(307, { location: other.url }).end()
  })
  const headers = {
    Authorization: 'Bearer secret',
    'X-Api-Key': 'secret',
    accept: 'text/csv',
  }
  expect(await codeOf(only(site.host, other.host), site.url, { headers })).toBe(200)
  expect(site.asked[0]?.headers.authorization).toBe('Bearer secret')
  expect(other.asked[0]?.headers).not.toHaveProperty('authorization')
  expect(other.asked[0]?.headers).not.toHaveProperty('x-api-key')
  expect(other.asked[0]?.headers.accept).toBe('text/csv')
})

test('counts the bytes after decompression', async () => {
  const site = await serve((request, response) => {
    const body = gzipSync(Buffer.alloc(request.url === '/large' ? 1_000_000 : 1_000))
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(body)
  })
  const fetch = only(site.host)
  const small = await fetch.read(`${site.url}/small`, { maxBytes: 1_000 })
  expect(small.ok && small.value.body.length).toBe(1_000)
  expect(await codeOf(fetch, `${site.url}/large`, { maxBytes: 10_000 })).toBe('too-large')
})

test('an answer that is too long is cut off, whether or not it says its length', async () => {
  const site = await serve((request, response) => {
    if (request.url === '/said') response.setHeader('content-length', 5_000)
    response.write(Buffer.alloc(2_500))
    response.end(Buffer.alloc(2_500))
  })
  for (const path of ['/said', '/unsaid'])
    expect(await codeOf(only(site.host), site.url + path, { maxBytes: 4_000 })).toBe(
      'too-large',
    )
})

test('gives up when the answer, or the rest of it, does not come', async () => {
  const site = await serve((request, response) => {
    if (request.url === '/begun') response.write('and so')
  })
  for (const path of ['/never', '/begun'])
    expect(await codeOf(only(site.host), site.url + path, { timeoutMs: 150 })).toBe(
      'timeout',
    )
})

test('accepts wanted types only, but errors of any type', async () => {
  const site = await serve((request, response) => {
    const isGone = request.url === '/gone'
    response.writeHead(isGone ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end('<p>')
  })
  const fetch = only(site.host)
  expect(await codeOf(fetch, site.url, { contentTypes: ['text/html'] })).toBe(200)
  expect(await codeOf(fetch, site.url, { contentTypes: ['text/csv'] })).toBe('wrong-type')
  expect(await codeOf(fetch, `${site.url}/gone`, { contentTypes: ['text/csv'] })).toBe(404)
})

test('a body that cannot be decompressed, or a failed connection, is a value too', async () => {
  const site = await serve((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip')
  })
  expect(await codeOf(only(site.host), site.url)).toBe('bad-encoding')
  const answer = await only('127.0.0.1:9').read('http://127.0.0.1:9/')
  expect(answer).toEqual({
    ok: false,
    error: { code: 'network', detail: 'the connection failed (ECONNREFUSED)' },
  })
  const unknown = createSafeFetch(outgoingDefaults, async () => {
    throw new Error('ENOTFOUND')
  })
  expect(await codeOf(unknown, 'https://nobody.example/')).toBe('unknown-host')
})

test('asks for the head alone', async () => {
  const site = await serve((request, response) => {
    response.setHeader('content-length', 99_999_999).setHeader('content-encoding', 'gzip')
    response.end(request.method === 'HEAD' ? undefined : 'body')
  })
  expect(await codeOf(only(site.host), site.url, { method: 'HEAD' })).toBe(200)
})

test('streams a body, and says what broke it', async () => {
  const site = await serve((_, response) => {
    response.write('first')
    setImmediate(() => response.destroy())
  })
  const opened = await only(site.host).open(site.url)
  if (!opened.ok) throw new Error(opened.error.detail)
  const reading = async () => {
    for await (const _ of opened.value.body);
  }
  const error: unknown = await reading().catch((error: unknown) => error)
  expect(faultOf(error).code).toBe('network')
})

test('lets nothing private pass unless it is configured', () => {
  expect(outgoingSettings({})).toEqual(outgoingDefaults)
  expect(
    outgoingSettings({
      FETCH_ALLOWED_HOSTS: 'localhost:1234, 127.0.0.1:80',
      FETCH_PORTS: '8443',
    }),
  ).toMatchObject({ allowedHosts: ['localhost:1234', '127.0.0.1:80'], ports: [8443] })
  expect(() => outgoingSettings({ FETCH_ALLOWED_HOSTS: 'anything' })).toThrow('host:port')
})
