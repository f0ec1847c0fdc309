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

it.each(['0', '6.5', '7', '9.0'])('the form accepts an IELTS score of %s', (ieltsScore) => {
  const { error } = formPatch.safeParse({ ieltsScore })
  expect(error).toBeUndefined()
})

it.each(['6.3', '6.55', '9.5'])('the form refuses an IELTS score of %s', (ieltsScore) => {
  const { error } = formPatch.safeParse({ ieltsScore })
  const message = 'IELTS score must be from 0 to 9 in steps of 0.5'
  expect(error?.issues).toMatchObject([{ path: ['ieltsScore'], message }])
})
