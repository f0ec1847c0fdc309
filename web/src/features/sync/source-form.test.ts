import { expect, it } from 'vitest'
import { emptySource, inputOf, valuesOf } from './source-form.ts'

it('sends what was read, and empty texts as nothing', () => {
  const source = {
    name: 'Harbour list',
    kind: 'JSON_LD',
    urls: ['https://example.org/a', 'https://example.org/b'],
    mapping: null,
    licence: 'CC0',
    keyName: null,
    newListings: 'PUBLISHED',
    minIntervalMs: 500,
    everyHours: 24,
    staleAfterHours: 72,
    maxBytes: 1024,
  }
  expect(inputOf(valuesOf(source))).toEqual({
    ...source,
    kind: 'json-ld',
    newListings: 'published',
  })
})

it('leaves out empty lines of addresses', () => {
  expect(inputOf({ ...emptySource, urls: ' https://a.example \n\n' }).urls).toEqual([
    'https://a.example',
  ])
})
