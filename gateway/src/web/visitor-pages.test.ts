import { expect, it, vi } from 'vitest'
import {
  type AskAsVisitor,
  type PageRenderer,
  createVisitorPages,
} from './visitor-pages.ts'

const pages = [
  {
    pattern: '/list/:id',
    html: '<title>Site</title><main></main><!--page--><footer></footer>',
  },
]

/** Shows the address and the answers. */
const renderer: PageRenderer = {
  questionsOf: (path) => [
    { query: 'query List { list }', variables: { path } },
    { query: 'query Count { count }', variables: {} },
  ],
  renderVisitorPage: async (path, answers) => ({
    title: `At ${path} & on`,
    markup: `<h1>${JSON.stringify(answers)}</h1>`,
    first: answers.flatMap((value, index) =>
      value ? [{ name: `Answer ${index} {"a":1}`, value }] : [],
    ),
  }),
}

function pagesOver(ask: AskAsVisitor, o: Partial<PageRenderer> = {}) {
  const log = { error: vi.fn<(...said: unknown[]) => void>() }
  const made = createVisitorPages({ pages, renderer: { ...renderer, ...o }, ask, log })
  return { log, make: async (path = '/list/7') => (await made.make(path))?.('now') ?? null }
}

/** What a browser would read out of the page. */
function firstIn(html: string | null): Record<string, unknown> {
  const element =
    /<script type="application\/json" data-first="([^"]*)" data-at="now">(.*?)<\/script>/g
  return Object.fromEntries(
    [...(html ?? '').matchAll(element)].map(([, key = '', json = '']) => [
      key.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      JSON.parse(json) as unknown,
    ]),
  )
}

it('renders the page with its query results, for a visitor who is not signed in', async () => {
  const html = await pagesOver(async ({ variables }) => variables).make()
  expect(firstIn(html)).toEqual({
    'SessionViewer {}': { viewer: null },
    'Answer 0 {"a":1}': { path: '/list/7' },
    'Answer 1 {"a":1}': {},
  })
  expect(html).toContain(
    '<title>At /list/7 &amp; on</title><main></main><div id="root"><h1>[{"path":"/list/7"},{}]</h1></div><script',
  )
  expect(html).toMatch(/<\/script><footer><\/footer>$/)
})

it('escapes query results in the page', async () => {
  const title = '</script><script>alert(1)</script>$&'
  const html = await pagesOver(async () => ({ title }), {
    renderVisitorPage: async (_, [value]) => ({
      title: 'A',
      markup: '',
      first: [{ name: 'One', value: value ?? {} }],
    }),
  }).make()
  expect(html?.match(/<script/g)).toHaveLength(2)
  expect(firstIn(html)['One']).toEqual({ title })
})

it.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['hangs', () => new Promise<never>(() => {})],
  ['has no answer', async () => null],
])('renders the page without data when the graph %s', async (_, ask) => {
  expect(firstIn(await pagesOver(ask).make())).toEqual({
    'SessionViewer {}': { viewer: null },
  })
})

it('leaves a page that cannot be rendered to the browser, and logs the error', async () => {
  const { make, log } = pagesOver(async () => ({}), {
    renderVisitorPage: async () => {
      throw new Error('no such component')
    },
  })
  expect(await make()).toBeNull()
  expect(log.error).toHaveBeenCalledOnce()
})

it('leaves pages to the browser while too many are being rendered', async () => {
  const answer = Promise.withResolvers<object>()
  const { make } = pagesOver(async () => ({}), {
    renderVisitorPage: async () => {
      await answer.promise
      return { title: '', markup: '', first: [] }
    },
  })
  const asked = Array.from({ length: 20 }, () => make())
  answer.resolve({})
  const made = (await Promise.all(asked)).filter((page) => page !== null)
  expect(made).toHaveLength(8)
  expect(await make()).not.toBeNull()
})

it('renders no page for an unknown path or without the build’s renderer', async () => {
  const ask = vi.fn<AskAsVisitor>(async () => null)
  expect(await pagesOver(ask).make('/lists')).toBeNull()
  const without = createVisitorPages({
    pages,
    renderer: null,
    ask,
    log: { error: () => {} },
  })
  expect(await without.make('/list/7')).toBeNull()
  expect(ask).not.toHaveBeenCalled()
})
