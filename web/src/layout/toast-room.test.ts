import { afterEach, beforeEach, expect, it } from 'vitest'
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
  leaveRoomForToast()
  expect(document.querySelector('main')?.style.paddingTop).toBe(room)
})
