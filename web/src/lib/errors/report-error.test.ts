import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

it('tells what broke, where and on which kind of page, and nothing that names a person', async () => {
  const { reportError } = await import('./report-error.ts')
  const { setBuildId } = await import('./build-id.ts')
  setBuildId('https://site.example/assets/index-B3xQ1a.js')
  const send = vi.fn<(url: string, o: { body: string }) => Promise<Response>>(() =>
    Promise.resolve(new Response()),
  )
  vi.stubGlobal('fetch', send)
  history.replaceState(null, '', '/scholarships/awa-fund?query=awa@mail.example')
  const error = new TypeError('awa@mail.example is not a function')
  error.stack = `TypeError: awa@mail.example\n at x (https://site.example/assets/page-1a.js:1:23)`
  reportError(error)
  const [url, { body }] = send.mock.calls[0] ?? ['', { body: '' }]
  expect(url).toBe('/api/client-errors')
  expect(JSON.parse(body)).toEqual({
    name: 'TypeError',
    place: 'page-1a.js:1:23',
    route: '/scholarships/:id',
    build: 'index-B3xQ1a',
  })
  expect(body).not.toContain('awa')
})

it('does not go on for ever', async () => {
  const { reportError } = await import('./report-error.ts')
  const send = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response()))
  vi.stubGlobal('fetch', send)
  for (let index = 0; index < 20; index++) reportError(new Error('again'))
  expect(send).toHaveBeenCalledTimes(5)
})
