import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchPages } from './toast-room.ts'

let stop: () => void
beforeEach(() => {
  document.title = 'Create your account'
  document.body.innerHTML = '<main><h1>Home</h1></main><div data-toasts></div>'
  stop = watchPages()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

const stand = (selector: string, top: number, height: number) => {
  const element = document.querySelector(selector)
  const place = new DOMRect(16, top, 358, height)
  if (element) element.getBoundingClientRect = () => place
}
const room = () => document.querySelector('main')?.style.paddingTop

it.each([
  ['a toast on the heading of a phone', 80, 104, '103px'],
  ['one in the corner of a wide screen', 640, 104, ''],
  ['no toast', 80, 0, ''],
])(
  'leaves for %s the room that it needs on the next page',
  async (_what, top, height, left) => {
    stand('h1', 97, 36)
    stand('[data-toasts]', top, height)
    document.title = 'Home'
    await vi.waitFor(() => expect(room()).toBe(left))
  },
)

it('waits a moment for one that is drawn after the page', async () => {
  stand('h1', 97, 36)
  document.title = 'Home'
  await vi.waitFor(() => expect(room()).toBe(''))
  stand('[data-toasts]', 80, 104)
  await vi.waitFor(() => expect(room()).toBe('103px'))
})
