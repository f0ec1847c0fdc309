import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aboutOf } from './listing-criteria.ts'

describe('the beginning of a description', () => {
  it.each([
    [null, null],
    ['   ', null],
    [' For builders of bridges. ', 'For builders of bridges.'],
    ['a'.repeat(600), 'a'.repeat(600)],
    [`${'a'.repeat(600)} b`, 'a'.repeat(600)],
    [`${'a'.repeat(599)} b c`, 'a'.repeat(599)],
    [`${'word '.repeat(120)}end`, 'word '.repeat(120).trim()],
    ['a'.repeat(700), 'a'.repeat(600)],
  ])('of %j is cut behind a word', (description, about) => {
    expect(aboutOf(description)).toBe(about)
  })

  it('is never longer than the contract allows, nor cut within a word or a character', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 700 })
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const text = words.join(' ')
        const about = aboutOf(text) ?? ''
        expect(about.length).toBeLessThanOrEqual(600)
        expect(about.isWellFormed()).toBe(true)
        expect(text.trim().startsWith(about)).toBe(true)
        const [first = ''] = text.trim().split(/\s/)
        const isBehindWord = /^(\s|$)/.test(text.trim().slice(about.length))
        expect(isBehindWord || first.length > 600).toBe(true)
      }),
    )
  })
})
