import { expect, it } from 'vitest'
import type { WebBuild } from './load-files.ts'
import { withSocialLinks } from './social-links.ts'
import { tagOf } from './web-file.ts'

const page = '<html><head><title>Landfall</title></head><body></body></html>'
const file = (text: string) => {
  const identity = Buffer.from(text)
  const bodies = { identity, br: Buffer.from('br'), gzip: Buffer.from('gz') }
  return { type: 'text/html', bodies, etag: tagOf(text), isHashed: false }
}
const build: WebBuild = {
  files: new Map([
    ['/index.html', file(page)],
    ['/robots.txt', file('User-agent: *')],
  ]),
  routes: null,
  visitorPages: [{ pattern: '/', html: page }],
  memberPages: [{ pattern: '*', html: page }],
  pageHeads: [],
  documents: new Map(),
  inlineHashes: { script: [], style: [] },
}

it('leaves the build unchanged when no links are configured', async () => {
  expect(await withSocialLinks(build, [])).toBe(build)
  expect(await withSocialLinks(null, [{ name: 'LinkedIn', url: 'https://x' }])).toBeNull()
})

it('adds each link to the head of every page, compressed or not', async () => {
  const url = 'https://www.facebook.com/landfall?a=1&b=2'
  const filled = await withSocialLinks(build, [{ name: 'Facebook', url }])
  const link =
    '<link rel="me" href="https://www.facebook.com/landfall?a=1&amp;b=2" title="Facebook">'
  const expected = page.replace('</head>', `${link}</head>`)
  const index = filled?.files.get('/index.html')
  expect(Buffer.from(index?.bodies.identity ?? '').toString()).toBe(expected)
  expect(Buffer.from(index?.bodies.br ?? '').toString()).not.toBe('br')
  expect(index?.etag).toBe(tagOf(expected))
  expect(filled?.visitorPages).toEqual([{ pattern: '/', html: expected }])
  expect(filled?.memberPages).toEqual([{ pattern: '*', html: expected }])
  expect(filled?.files.get('/robots.txt')).toBe(build.files.get('/robots.txt'))
})
