import { afterEach, expect, it, vi } from 'vitest'
import { watchToasts } from '#testing/toasts.ts'
import { shareScholarship } from './share-scholarship.ts'

const award = { slug: 'tide-award', title: 'Tide Award' }
const address = `${location.origin}/scholarships/tide-award`

afterEach(() => vi.unstubAllGlobals())

function browserWith(able: { share?: unknown; writeText?: unknown }) {
  const { writeText = vi.fn<() => Promise<void>>(async () => {}), ...rest } = able
  vi.stubGlobal('navigator', { ...rest, clipboard: { writeText } })
  return writeText
}

it('hands title and address to what the device shares with, and says nothing more', async () => {
  const toasts = watchToasts()
  const share = vi.fn<() => Promise<void>>(async () => {})
  const writeText = browserWith({ share })
  await shareScholarship(award)
  expect(share).toHaveBeenCalledWith({ title: 'Tide Award', url: address })
  expect(writeText).not.toHaveBeenCalled()
  expect(toasts.all()).toEqual([])
})

it('leaves it at that when somebody closes the sheet of the device', async () => {
  const toasts = watchToasts()
  const writeText = browserWith({
    share: async () => Promise.reject(new DOMException('closed', 'AbortError')),
  })
  await shareScholarship(award)
  expect(writeText).not.toHaveBeenCalled()
  expect(toasts.all()).toEqual([])
})

it.each([
  ['cannot share', {}],
  ['refuses to share', { share: async () => Promise.reject(new Error('refused')) }],
])('copies the link where a device %s', async (_, able) => {
  const toasts = watchToasts()
  const writeText = browserWith(able)
  await shareScholarship(award)
  expect(writeText).toHaveBeenCalledWith(address)
  expect(toasts.last()?.title).toBe('Link Copied')
})

it('shows the link to be copied by hand where nothing else is allowed', async () => {
  const toasts = watchToasts()
  browserWith({ writeText: async () => Promise.reject(new Error('not allowed')) })
  await shareScholarship(award)
  expect(toasts.last()).toMatchObject({ description: address })
})
