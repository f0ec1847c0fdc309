import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPublicPages } from './public-pages.ts'
import type { RecordHeads } from './record-heads.ts'
import type { VisitorPages } from './visitor-pages.ts'
import type { WebFile } from './web-file.ts'

const template: WebFile = {
  type: 'text/html; charset=utf-8',
  bodies: { identity: Buffer.from('shell') },
  etag: 'template',
  isHashed: false,
}

function publicPages(
  o: Partial<{ head: RecordHeads['find']; make: VisitorPages['make'] }>,
) {
  const make = vi.fn<VisitorPages['make']>(o.make ?? (async () => null))
  const heads = { find: o.head ?? (async () => null) }
  const pages = createPublicPages({ template, heads, pages: { make } })
  return { make, find: (path = '/a', isPlain = true) => pages.find(path, { isPlain }) }
}

type Found = Awaited<ReturnType<ReturnType<typeof publicPages>['find']>>

const noRecord = async () => 'none' as const

const textOf = (found: Found) => Buffer.from(found?.file.bodies.identity ?? []).toString()

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('is the prerendered page with its head', async () => {
  const found = await publicPages({
    make: async () => () => 'page',
    head: async () => (html) => `head ${html}`,
  }).find()
  expect([found?.status, textOf(found)]).toEqual([200, 'head page'])
})

it('is the empty shell with the head when the page is not prerendered', async () => {
  const { find, make } = publicPages({
    make: async () => () => 'page',
    head: async () => (html) => `head ${html}`,
  })
  expect(textOf(await find('/a', false))).toBe('head shell')
  expect(make).not.toHaveBeenCalled()
})

it('is 404 for a record that does not exist', async () => {
  const made = await publicPages({
    head: noRecord,
    make: async () => () => 'no such',
  }).find()
  expect([made?.status, textOf(made)]).toEqual([404, 'no such'])
  expect(await publicPages({ head: noRecord }).find()).toEqual({
    status: 404,
    file: template,
  })
})

it('is left to the client when there is neither head nor page, and tried again the next time', async () => {
  const { find, make } = publicPages({})
  expect([await find(), await find()]).toEqual([null, null])
  expect(make).toHaveBeenCalledTimes(2)
})

it('is made once for simultaneous visitors, and again a second later', async () => {
  const { find, make } = publicPages({ make: async () => () => 'page' })
  await Promise.all([find(), find(), find()])
  expect(make).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1_500)
  await find()
  expect(make).toHaveBeenCalledTimes(2)
})

it('is compressed', async () => {
  const found = await publicPages({ make: async () => () => 'page' }).find()
  if (!found?.file.bodies.br || !found.file.bodies.gzip) throw new Error('not compressed')
  expect(brotliDecompressSync(found.file.bodies.br).toString()).toBe('page')
  expect(gunzipSync(found.file.bodies.gzip).toString()).toBe('page')
})

async function tagOf(text: string) {
  const { find } = publicPages({ make: async () => (at) => `${text} ${at}` })
  return (await find())?.file.etag
}

it('has the same ETag for the same content at any time', async () => {
  const first = await tagOf('one')
  vi.advanceTimersByTime(60_000)
  expect(await tagOf('one')).toBe(first)
  expect(await tagOf('other')).not.toBe(first)
})
