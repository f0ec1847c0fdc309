import { expect, it } from 'vitest'
import { LANGUAGES, languageName, parseLanguage } from './languages.ts'

it('knows each language by its code and by its name, once', () => {
  for (const { code, name } of LANGUAGES) {
    expect([parseLanguage(code), parseLanguage(name)]).toEqual([code, code])
    expect(languageName(code)).toBe(name)
  }
  expect(new Set(LANGUAGES.map(({ name }) => name)).size).toBe(LANGUAGES.length)
  expect(parseLanguage(' nepali ')).toBe('ne')
  expect([parseLanguage('Elvish'), parseLanguage('xx'), languageName('xx')]).toEqual([
    null,
    null,
    null,
  ])
})
