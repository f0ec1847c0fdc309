import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { countInput, enumInput } from './arguments.ts'
import { parseOrThrow, parseInput } from './parse-input.ts'

describe('a value of an enum', () => {
  const schema = enumInput(['full-tuition', 'more_info', 'draft'], 'Choose one')

  it.each([
    ['FULL_TUITION', 'full-tuition'],
    ['MORE_INFO', 'more_info'],
    ['draft', 'draft'],
  ])('%s is read as the word that is stored, %s', (value, word) => {
    expect(schema.parse(value)).toBe(word)
  })

  it.each(['ANOTHER', '', 7, null])('is not %s', (value) => {
    expect(schema.safeParse(value).success).toBe(false)
  })

  it('that is on no list is refused in the words of the field', () => {
    expect(parseInput(z.object({ state: schema }), { state: 'ANOTHER' })).toMatchObject({
      ok: false,
      error: { errors: [{ path: ['state'], message: 'Choose one' }] },
    })
  })
})

describe('the arguments of a query', () => {
  const args = z.object({ first: countInput(20, 'suggestions') })

  it.each([1, 20])('may ask for %i of 20', (first) => {
    expect(parseOrThrow(args, { first, unknown: true })).toEqual({ first })
  })

  it.each([0, 21, -1, 1.5])('are refused with the name of the field for %d', (first) => {
    const message = 'Ask for 1 to 20 suggestions'
    expect(() => parseOrThrow(args, { first })).toThrow(
      expect.objectContaining({
        message,
        extensions: { code: 'VALIDATION_FAILED', errors: [{ path: ['first'], message }] },
      }),
    )
  })
})
