import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

it('finds each sentence at its place, over lines and paragraphs', () => {
  const text = 'Forty-one chairs. "Invite one," she said!\n\nIn 2021 we lent 612 books.  '
  const sentences = sentencesOf(text).filter(({ isSentence }) => isSentence)
  expect(sentences.map(({ text: words }) => words)).toEqual([
    'Forty-one chairs.',
    '"Invite one," she said!',
    'In 2021 we lent 612 books.',
  ])
  for (const { from, to, text: words } of sentences)
    expect(text.slice(from, to)).toBe(words)
})

it('leaves nothing of a text out and nothing in twice', () => {
  const words = fc.array(
    fc.constantFrom('A b.', ' ', '\n', '…', 'Dr. Okello', '?!', '🙂 ok. '),
  )
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join('')
      const stretches = sentencesOf(text)
      expect(stretches.map((one) => one.text).join('')).toBe(text)
      for (const { from, to, text: own } of stretches)
        expect(text.slice(from, to)).toBe(own)
    }),
  )
})
