import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRequest } from '../../test/_request.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import { answerPublic, handleWeb } from './handle-web.ts'
import { type WebBuild, loadPageRenderer, loadWebBuild } from './load-files.ts'
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
      { pattern: '/', html: '<html>for visitors<!--page-->' },
    ]),
    'renderer/visitor-renderer.js': `
      export const questionsOf = () => []
      export const renderVisitorPage = async () => ({ title: '', markup: 'made', first: [] })`,
    'robots.txt': 'User-agent: *',
    'assets/index-Bx3f9a2c.js': 'plain',
    'assets/index-Bx3f9a2c.js.br': 'brotli',
    'assets/index-Bx3f9a2c.js.gz': 'gzip',
    'assets/index-Bx3f9a2c.js.map': '{}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  build = loadWebBuild(root)
})
afterAll(() => rmSync(root, { recursive: true }))

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const reply = handleWeb(build, aRequest({ headers, path, method }))
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
    'serves to a client that accepts "%s" the prepared form',
    (accepted, encoding, text) => {
      const answer = ask('/assets/index-Bx3f9a2c.js', { 'accept-encoding': accepted })
      expect([answer.headers['content-encoding'], answer.text]).toEqual([encoding, text])
      expect(answer.headers['vary']).toBe('Accept-Encoding')
    },
  )

  it('lets hashed files be kept for ever and pages be asked for again', () => {
    expect(ask('/assets/index-Bx3f9a2c.js').headers['cache-control']).toContain('immutable')
    expect(ask('/').headers['cache-control']).toBe('no-cache')
    expect(ask('/robots.txt').headers['cache-control']).toBe('no-cache')
  })

  it('answers 304 to who has it already', () => {
    const etag = String(ask('/').headers['etag'])
    expect(ask('/', { 'if-none-match': `W/${etag}` }).status).toBe(304)
    expect(ask('/', { 'if-none-match': '"other"' }).status).toBe(200)
  })

  it.each([
    ['/', 200],
    ['/scholarships/42', 200],
    ['/scholarships/42/', 200],
    ['/admin/verification/deep', 200],
    ['/scholarships/42/more', 404],
    ['/nothing', 404],
  ])('answers %s with the page and status %i', (path, status) => {
    const answer = ask(path)
    expect([answer.status, answer.text.startsWith('<html>')]).toEqual([status, true])
  })

  it.each(['/assets/gone-12345678.js', '/assets/index-Bx3f9a2c.js.map', '/index.html.br'])(
    'never answers a page for the missing or hidden file %s',
    (path) => {
      const answer = ask(path)
      expect([answer.status, answer.text.startsWith('<html>')]).toEqual([
        404,
        path.endsWith('.br'),
      ])
    },
  )

  it('keeps its own tables to itself', () => {
    const own = ['/routes.json', '/visitor-pages.json', '/renderer/visitor-renderer.js']
    expect(own.map((path) => ask(path).status)).toEqual([404, 404, 404])
  })

  it.each([
    ['a visitor', {}, true],
    ['a visitor who searches', { search: '?query=law' }, false],
    ['somebody with a session', { cookies: new Map([[SESSION_COOKIE, 'x']]) }, false],
    ['a visitor of another page', { path: '/scholarships/42' }, false],
    ['a form', { method: 'POST' }, false],
  ])('has a page of their own for %s: %o %s', async (_, request, isTheirs) => {
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

  it('hashes what is inline for the policy, and not what has a source', () => {
    expect(build?.inlineHashes.script).toHaveLength(1)
  })

  it('takes reads only', () => {
    const answer = ask('/', {}, 'POST')
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD'])
  })
})
