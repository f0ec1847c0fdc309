import { expect, it } from 'vitest'
import { stretchesOf } from './marked-text.ts'

const content = 'One two. Three four. Five.'

it('cuts a text where marks begin and end, also those that lie over one another', () => {
  const marks = [
    { note: 0, from: 0, to: 8 },
    { note: 1, from: 4, to: 20 },
  ]
  expect(stretchesOf(content, marks)).toEqual([
    { from: 0, text: 'One ', notes: [0] },
    { from: 4, text: 'two.', notes: [0, 1] },
    { from: 8, text: ' Three four.', notes: [1] },
    { from: 20, text: ' Five.', notes: [] },
  ])
})

it('leaves nothing out and doubles nothing', () => {
  const marks = [3, 9, 9, 15].map((from, note) => ({ note, from, to: from + 7 }))
  expect(
    stretchesOf(content, marks)
      .map(({ text }) => text)
      .join(''),
  ).toBe(content)
  expect(stretchesOf(content, [])).toEqual([{ from: 0, text: content, notes: [] }])
})
