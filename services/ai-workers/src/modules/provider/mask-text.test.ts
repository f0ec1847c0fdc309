import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskText } from './mask-text.ts'
import { redact } from './redact.ts'

describe('a masked text', () => {
  it.each([
    ['Write to amara.o@mail.example!', 'Write to xxxxxxxxxxxxxxxxxxxx!'],
    ['Call +233 24 123 4567, please', 'Call xxxx xx xxx xxxx, please'],
    ['My passport is ZQ1234567.', 'My passport is XXxxxxxxx.'],
    ['I am on F-1 now', 'I am on Xxx now'],
    ['I live at 221 Baker Street. Then', 'I live at xxx Xxxxx Xxxxxx. Then'],
    ['My name is Amara Okafor. Amara sang.', 'My name is Xxxxx Xxxxxx. Xxxxx sang.'],
  ])('has letters for what is taken out of %j', (text, safe) => {
    expect(maskText(text).text).toBe(safe)
  })

  it('stays as it is where there is nothing to take out', () => {
    const text = 'My grandmother Elsa lent 612 books in June 2021; the GPA was 3.65.'
    expect(maskText(text)).toEqual({ text, places: [] })
  })

  it('has everything else at its place, and nothing that a message would not have', () => {
    const pieces = [
      'My name is Zebedia Quillfeather.',
      'Zebedia',
      'zebedia.q@mail.example',
      '+233 24 123 4567',
      'my SEVIS ID N0012345678',
      'A123-456-789',
      'I was a refugee,',
      'on F-1',
      '221 Baker Street, Springfield',
      '😀 𝒞',
      '\n\n',
      'I has a dog and [NAME_1].',
      'é̂ñ',
    ]
    const texts = fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme' })))
      .map((parts) => parts.join(' '))
    fc.assert(fc.property(texts, holdsPlaces))
  })
})

function holdsPlaces(text: string): void {
  const { text: safe, places } = maskText(text)
  expect(safe).toHaveLength(text.length)
  const isMasked = (at: number) => places.some(({ from, to }) => from <= at && at < to)
  const isMoved = (at: number) => !isMasked(at) && safe[at] !== text[at]
  expect([...Array(text.length).keys()].filter(isMoved)).toEqual([])
  for (const { from, to } of places) expect(safe.slice(from, to)).toMatch(/^[xX\s]+$/)
  // Nothing is left that the rules would take out.
  const [again] = redact([
    { role: 'user', content: safe.replaceAll(/\[[A-Z]+_\d+\]/gu, '') },
  ]).messages
  expect(again?.content).not.toMatch(
    /\[(?:EMAIL|PHONE|SEVIS|ALIEN|PASSPORT|STATUS|ADDRESS)_/,
  )
}
