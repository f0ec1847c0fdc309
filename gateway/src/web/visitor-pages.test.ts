import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { type AskAsVisitor, type VisitorPage, createVisitorPages } from './visitor-pages.ts'

const page: VisitorPage = {
  path: '/list',
  html: '<main></main><!--first-answers--><footer></footer>',
  questions: [
    { key: 'List {"sort":"A"}', query: 'query List { list }', variables: { sort: 'A' } },
    { key: 'Count {}', query: 'query Count { count }', variables: {} },
  ],
}

async function htmlWith(ask: AskAsVisitor): Promise<string> {
  const file = await createVisitorPages([page], ask).find('/list')
  return Buffer.from(file?.bodies.identity ?? []).toString()
}

/** What a browser would read out of the page. */
function answersIn(html: string): Record<string, unknown> {
  const element =
    /<script type="application\/json" data-first-answer="([^"]*)"[^>]*>(.*?)<\/script>/g
  return Object.fromEntries(
    [...html.matchAll(element)].map(([, key = '', json = '']) => [
      key.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      JSON.parse(json) as unknown,
    ]),
  )
}

it('puts each answer into the page under its name, and that nobody is signed in', async () => {
  const html = await htmlWith(async ({ key }) => ({ of: key }))
  expect(answersIn(html)).toEqual({
    'SessionViewer {}': { viewer: null },
    'List {"sort":"A"}': { of: 'List {"sort":"A"}' },
    'Count {}': { of: 'Count {}' },
  })
  expect(html).toMatch(/^<main><\/main><script .*<\/script><footer><\/footer>$/)
})

it('lets no text of an answer end its element', async () => {
  const title = '</script><script>alert(1)</script>$&'
  const html = await htmlWith(async () => ({ title }))
  expect(html.match(/<script/g)).toHaveLength(3)
  expect(answersIn(html)['Count {}']).toEqual({ title })
})

it('sends the page without what the graph does not answer', async () => {
  const html = await htmlWith(async ({ key }) => {
    if (key === 'Count {}') throw new Error('away')
    return null
  })
  expect(answersIn(html)).toEqual({ 'SessionViewer {}': { viewer: null } })
})

it('does not wait for a graph that hangs', async () => {
  const html = await htmlWith(() => new Promise(() => {}))
  expect(answersIn(html)).toEqual({ 'SessionViewer {}': { viewer: null } })
})

it('asks once for visitors who come together', async () => {
  const ask = vi.fn<AskAsVisitor>(async () => ({}))
  const pages = createVisitorPages([page], ask)
  await Promise.all([pages.find('/list'), pages.find('/list'), pages.find('/list')])
  expect(ask).toHaveBeenCalledTimes(page.questions.length)
})

it('compresses the page with its answers', async () => {
  const file = await createVisitorPages([page], async () => ({ a: 1 })).find('/list')
  if (!file?.bodies.br || !file.bodies.gzip) throw new Error('not compressed')
  expect(brotliDecompressSync(file.bodies.br)).toEqual(file.bodies.identity)
  expect(gunzipSync(file.bodies.gzip)).toEqual(file.bodies.identity)
})

async function tagOf(answer: object): Promise<string | undefined> {
  return (await createVisitorPages([page], async () => answer).find('/list'))?.etag
}

it('has the same tag for the same answers, whenever they were asked for', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const first = await tagOf({ a: 1 })
  vi.setSystemTime(60_000)
  const again = await tagOf({ a: 1 })
  const other = await tagOf({ a: 2 })
  vi.useRealTimers()
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it('has no page at another address', async () => {
  expect(await createVisitorPages([page], async () => null).find('/lists')).toBeNull()
})
