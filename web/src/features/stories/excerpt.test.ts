import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

const sentence = 'She walked two hours to school, and built the first well of her village. '

it('is the beginning of a story up to the end of a word', () => {
  const excerpt = excerptOf(sentence.repeat(5)) ?? ''
  expect(excerpt.length).toBeGreaterThanOrEqual(150)
  expect(excerpt.length).toBeLessThanOrEqual(200)
  expect(`${sentence.repeat(5)}`).toContain(`${excerpt.slice(0, -1)} `)
})

it('has the words of Markdown and none of its signs', () => {
  const excerpt = excerptOf(
    `## The *coast*\n\n> - [Read](https://example.org) **this**.\n\n![A well](/well.webp)\n\n${sentence.repeat(5)}`,
  )
  expect(excerpt).toMatch(/^The coast Read this\. She walked two hours/)
})

it('is none of a text that is as short', () => {
  expect(excerptOf('Two years without water.')).toBeNull()
  expect(excerptOf('a'.repeat(200))).toBeNull()
})

test('no text has a longer one than 200 characters', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 201, maxLength: 900 }), (text) => {
      expect((excerptOf(text) ?? '').length).toBeLessThanOrEqual(200)
    }),
  )
})
