import { expect, it } from 'vitest'
import { specialsOf } from './card-specials.ts'

const university = { name: 'Harbour University' }

it('says what ties, narrows and eases it before its levels', () => {
  expect(
    specialsOf({
      provider: 'Harbour University',
      isTiedToAdmission: true,
      university,
      isWomenOnly: true,
      isRenewable: true,
      requiresEssay: false,
      degreeLevel: ['GRADUATE', 'PHD'],
    }),
  ).toBe('Comes with admission · For women · Renewable · No essay · Graduate · PhD')
})

it('names the university where another one provides it', () => {
  expect(specialsOf({ provider: 'Reef Trust', isTiedToAdmission: true, university })).toBe(
    'Comes with admission to Harbour University',
  )
  expect(specialsOf({ provider: 'Reef Trust', isTiedToAdmission: false, university })).toBe(
    '',
  )
})

it('says nothing of what is not stated', () => {
  expect(
    specialsOf({ provider: 'Reef Trust', requiresEssay: null, degreeLevel: null }),
  ).toBe('')
})
