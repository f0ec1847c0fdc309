import { afterEach, expect, it, vi } from 'vitest'
import { focusHeading } from './focus-heading.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

it.each([
  ['scrolls up to the title', undefined],
  ['leaves the page where it is if told to', { preventScroll: true }],
])('%s', (_, options) => {
  document.body.innerHTML = '<main><h1 tabindex="-1">Stories in review</h1></main>'
  const title = document.querySelector('h1')
  // Nothing is laid out here: browsers scroll to what takes the focus unless they are told not to.
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  focusHeading(options)
  expect(document.activeElement).toBe(title)
  expect(focus.mock.calls).toEqual([[options]])
})
