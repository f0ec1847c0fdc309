import { afterEach, expect, it } from 'vitest'
import { commandOf } from './score-keys.ts'

afterEach(() => document.body.replaceChildren())

/** Presses a key at the first element of the markup. */
function press(key: string, markup = '<p></p>', more: KeyboardEventInit = {}) {
  document.body.innerHTML = markup
  const place = document.querySelector('[data-here]') ?? document.body.firstElementChild
  let command: ReturnType<typeof commandOf> | undefined
  const listen = (event: KeyboardEvent) => (command = commandOf(event))
  document.addEventListener('keydown', listen)
  place?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
  document.removeEventListener('keydown', listen)
  return command
}

it.each([
  ['4', { kind: 'points', digit: '4' }],
  ['j', { kind: 'move', by: 1 }],
  ['k', { kind: 'move', by: -1 }],
  ['c', { kind: 'comment' }],
  ['n', { kind: 'next' }],
  ['s', { kind: 'submit' }],
  ['?', { kind: 'help' }],
  ['x', null],
])('reads %s', (key, command) => {
  expect(press(key)).toEqual(command)
})

it.each([
  '<input type="text">',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true"><b data-here></b></div>',
  '<div role="dialog"><button data-here></button></div>',
])('leaves keys alone in %s', (markup) => {
  for (const key of ['1', 's', 'n', '?', 'j']) expect(press(key, markup)).toBeNull()
})

it('acts at a level, which is a radio button', () => {
  expect(press('2', '<input type="radio">')).toEqual({ kind: 'points', digit: '2' })
})

it('takes the arrows at the rubric only, where else the page scrolls', () => {
  expect(press('ArrowDown')).toBeNull()
  const rubric = '<fieldset data-criterion><input type="radio" data-here></fieldset>'
  expect(press('ArrowDown', rubric)).toEqual({ kind: 'move', by: 1 })
  expect(press('ArrowUp', rubric)).toEqual({ kind: 'move', by: -1 })
  expect(press('ArrowLeft', rubric)).toBeNull()
})

it('leaves what the browser and a keyboard that composes are asked for', () => {
  expect(press('s', undefined, { ctrlKey: true })).toBeNull()
  expect(press('s', undefined, { metaKey: true })).toBeNull()
  expect(press('1', undefined, { altKey: true })).toBeNull()
  expect(press('n', undefined, { isComposing: true })).toBeNull()
})
