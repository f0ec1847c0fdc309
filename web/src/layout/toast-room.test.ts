import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveRoomForToast } from './toast-room.ts'

beforeEach(() => {
  document.body.innerHTML =
    '<main style="padding-top: 9px"><h1>Home</h1></main><div data-toasts></div>'
})
afterEach(() => {
  document.body.innerHTML = ''
})

const stand = (selector: string, top: number, height: number) => {
  const element = document.querySelector(selector)
  const place = new DOMRect(16, top, 358, height)
  if (element) element.getBoundingClientRect = () => place
}

it.each([
  ['a toast on the heading of a phone', 80, 104, '103px'],
  ['one in the corner of a wide screen', 640, 104, ''],
  ['no toast', 80, 0, ''],
])('leaves for %s the room that it needs', (_what, top, height, room) => {
  stand('h1', 97, 36)
  stand('[data-toasts]', top, height)
  leaveRoomForToast()()
  expect(document.querySelector('main')?.style.paddingTop).toBe(room)
})

it('waits a moment for one that is drawn after the page', async () => {
  stand('h1', 97, 36)
  leaveRoomForToast()
  const main = document.querySelector('main')
  expect(main?.style.paddingTop).toBe('')
  stand('[data-toasts]', 80, 104)
  await vi.waitFor(() => expect(main?.style.paddingTop).toBe('103px'))
})
