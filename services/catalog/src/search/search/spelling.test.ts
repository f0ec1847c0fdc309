import { describe, expect, it } from 'vitest'
import { corrected, nearest, slipsBetween } from './spelling.ts'

describe('correcting a query', () => {
  it.each([
    ['', '', 0],
    ['law', 'law', 0],
    ['law', 'laws', 1],
    ['indai', 'india', 1],
    ['enginering', 'engineering', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('counts the slips between "%s" and "%s"', (from, to, slips) => {
    expect(slipsBetween(from, to)).toBe(slips)
    expect(slipsBetween(to, from)).toBe(slips)
  })

  it('takes the nearest word and refuses one that is too far', () => {
    expect(nearest('fulbrigt', ['full', 'fulbright', 'fulbrighter'])).toBe('fulbright')
    expect(nearest('zebra', ['library', 'brazil'])).toBeNull()
    // Two letters of four are another word.
    expect(nearest('lawn', ['lamp'])).toBeNull()
  })

  it('takes a word that begins like the query for the rest of a word half typed', () => {
    expect(nearest('archit', ['architecture', 'archive'])).toBe('architecture')
  })

  it('replaces only the words that nothing has', () => {
    const lookAlikes = new Map([['sciense', ['science', 'sciences']]])
    expect(corrected('Computer Sciense', lookAlikes)).toBe('computer science')
    expect(corrected('Computer', lookAlikes)).toBeNull()
    expect(corrected('xyzzy', new Map([['xyzzy', []]]))).toBeNull()
  })
})
