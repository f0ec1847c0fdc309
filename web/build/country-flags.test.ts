import { COUNTRIES } from '@landfall/reference/countries'
import { expect, it } from 'vitest'
import { flagOf } from './country-flags.ts'

it('has a flag for every country of the product, with nothing in it but a drawing', () => {
  expect(COUNTRIES.length).toBeGreaterThan(190)
  for (const { code } of COUNTRIES) {
    const flag = flagOf(code)
    expect(flag).toMatch(/^<svg [^>]*viewBox="/)
    expect(flag).not.toMatch(/script|href|\son\w+=/i)
  }
  expect(() => flagOf('XX')).toThrow('There is no flag of XX')
})
