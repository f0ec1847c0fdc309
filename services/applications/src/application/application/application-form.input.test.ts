import { expect, it } from 'vitest'
import { formPatch } from './application-form.input.ts'

it.each([0, 7, 90, 120])('the form accepts a TOEFL score of %i', (toeflScore) => {
  expect(formPatch.parse({ toeflScore })).toEqual({ toeflScore })
})

it.each([1, 5, 6])(
  'the form refuses a TOEFL score of %i, which is on the new scale',
  (toeflScore) => {
    const { error } = formPatch.safeParse({ toeflScore })
    expect(error?.issues).toMatchObject([
      { path: ['toeflScore'], message: expect.stringContaining('on TOEFL’s new scale') },
    ])
  },
)
