import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRequest } from '../../test/_request.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import { answerPublic, handleWeb } from './handle-web.ts'
import { type WebBuild, loadPageRenderer, loadWebBuild } from './load-files.ts'
import { createMemberPages } from './member-pages.ts'
import { createPublicPages } from './public-pages.ts'
import { createVisitorPages } from './visitor-pages.ts'

let root: string
let build: WebBuild | null
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'web-build-'))
  for (const folder of ['assets', 'renderer']) mkdirSync(join(root, folder))
  const files = {
    'index.html': '<html><script>boot()</script><script src="/a.js">no</script></html>',
    'index.html.br': 'br',
    'routes.json': JSON.stringify(['/', '/scholarships/:id', '/admin/*', '*']),
    'visitor-pages.json': JSON.stringify([
      {
        pattern: '/',
        html: '<html>for visitors<!--page--><script type="application/json" data-scripts>{}</script><script type="module">start()</script>',
      },
    ]),
    'member-pages.json': JSON.stringify([
      { pattern: '/scholarships/:id', html: '<html>frame of an award' },
      { pattern: '*', html: '<html>frame<script type="module">startTheirs()</script>' },
    ]),
    'renderer/visitor-renderer.js': `
      export const questionsOf = () => []
      export const renderVisitorPage = async () => ({ title: '', markup: 'made', first: [] })`,
    'robots.txt': 'User-agent: *',
    'assets/index-Bx3f9a2c.js': 'plain',
    'assets/index-Bx3f9a2c.js.br': 'brotli',
    'assets/index-Bx3f9a2c.js.gz': 'gzip',
    'assets/index-Bx3f9a2c.js.map': '{}',
    'assets/c-Bx3f9a2.js': 'short',
    'assets/flag-KE-v1.svg': '<svg/>',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  build = loadWebBuild(root)
})
afterAll(() => rmSync(root, { recursive: true }))

type Asked = Parameters<typeof aRequest>[0]

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  answerTo({ headers, path, method })
const askSignedIn = (path: string, headers: Record<string, string> = {}) =>
  answerTo({ headers, path, cookies: new Map([[SESSION_COOKIE, 'x']]) })

const keptAs = async (path: string) => (await ask(path)).headers['cache-control']

async function answerTo(asked: Asked) {
  const members = createMemberPages(build?.memberPages ?? [])
  const reply = await handleWeb(build, members, aRequest(asked))
  return { ...reply, text: reply.body === null ? '' : Buffer.from(reply.body).toString() }
}

describe('the web build', () => {
  it.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
    ['*', 'br', 'brotli'],
    ['', undefined, 'plain'],
  ])(
    'serves the precompressed file to a client that accepts "%s"',
    async (accepted, encoding, text) => {
      const answer = await ask('/assets/index-Bx3f9a2c.js', { 'accept-encoding': accepted })
      expect([answer.headers['content-encoding'], answer.text]).toEqual([encoding, text])
      expect(answer.headers['vary']).toBe('Accept-Encoding')
    },
  )

  it('lets hashed files be cached forever, and pages be revalidated', async () => {
    for (const file of ['index-Bx3f9a2c.js', 'c-Bx3f9a2.js', 'flag-KE-v1.svg'])
      expect(await keptAs(`/assets/${file}`)).toContain('immutable')
    expect(await keptAs('/')).toBe('no-cache')
    expect(await keptAs('/robots.txt')).toBe('no-cache')
  })

  it('answers 304 when the client already has the file', async () => {
    const etag = String((await ask('/')).headers['etag'])
    const statusWith = async (tag: string) =>
      (await ask('/', { 'if-none-match': tag })).status
    expect(await statusWith(`W/${etag}`)).toBe(304)
    expect(await statusWith('"other"')).toBe(200)
  })

  it.each([
    ['/', 200],
    ['/scholarships/42', 200],
    ['/scholarships/42/', 200],
    ['/admin/verification/deep', 200],
    ['/scholarships/42/more', 404],
    ['/nothing', 404],
  ])('answers %s with the page and status %i', async (path, status) => {
    const answer = await ask(path)
    expect([answer.status, answer.text.startsWith('<html>')]).toEqual([status, true])
  })

  it.each(['/assets/gone-12345678.js', '/assets/index-Bx3f9a2c.js.map', '/index.html.br'])(
    'answers 404 and not a page for the missing or hidden file %s',
    async (path) => {
      const answer = await ask(path)
      expect([answer.status, answer.text.startsWith('<html>')]).toEqual([
        404,
        path.endsWith('.br'),
      ])
    },
  )

  it('does not serve its internal files', async () => {
    const tables = ['/routes.json', '/visitor-pages.json', '/member-pages.json']
    for (const path of [...tables, '/renderer/visitor-renderer.js'])
      expect((await ask(path)).status).toBe(404)
  })

  it.each([
    ['/scholarships/42', 200, 'frame of an award'],
    ['/', 200, 'frame'],
    ['/nothing', 404, 'frame'],
  ])('answers %s with status %i and %s for somebody signed in', async (path, ...theirs) => {
    const { status, text } = await askSignedIn(path)
    expect([status, text.replaceAll(/<html>|<script.*/g, '')]).toEqual(theirs)
    expect((await ask(path)).text).not.toContain('frame')
  })

  it('never reuses a visitor’s cached page for somebody signed in', async () => {
    const tag = String((await ask('/')).headers['etag'])
    const theirs = await askSignedIn('/', { 'if-none-match': tag })
    expect([theirs.status, theirs.headers['cache-control']]).toEqual([200, 'no-cache'])
    const again = { 'if-none-match': String(theirs.headers['etag']) }
    expect((await askSignedIn('/', again)).status).toBe(304)
  })

  it('serves files, but no page in place of a missing file, to somebody signed in', async () => {
    expect((await askSignedIn('/robots.txt')).text).toBe('User-agent: *')
    expect((await askSignedIn('/assets/gone-12345678.js')).status).toBe(404)
  })

  it.each([
    ['a visitor', {}, true],
    ['a visitor who searches', { search: '?query=law' }, false],
    ['somebody with a session', { cookies: new Map([[SESSION_COOKIE, 'x']]) }, false],
    ['a visitor of another page', { path: '/scholarships/42' }, false],
    ['a form', { method: 'POST' }, false],
  ])('makes the prerendered page or not for %s: %o %s', async (_, request, isTheirs) => {
    const pages = createPublicPages({
      template: build?.files.get('/index.html'),
      heads: { find: async () => null },
      pages: createVisitorPages({
        pages: build?.visitorPages ?? [],
        renderer: await loadPageRenderer(root),
        ask: async () => null,
        log: { error: () => {} },
      }),
    })
    const answer = await answerPublic(pages, aRequest(request))
    const text = answer?.body ? Buffer.from(answer.body).toString() : ''
    expect(text.startsWith('<html>for visitors<div id="root">made</div>')).toBe(isTheirs)
  })

  it('lists the hash of each inline script once, including those of prerendered pages', () => {
    const hashes = ['boot()', 'start()', 'startTheirs()'].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(build?.inlineHashes).toEqual({ script: hashes, style: [] })
  })

  it('accepts only GET and HEAD', async () => {
    const answer = await ask('/', {}, 'POST')
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD'])
  })
})
