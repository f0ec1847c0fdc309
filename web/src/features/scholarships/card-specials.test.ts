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

it.each([
  [['Ghana'], 'Open to Ghana'],
  [['Benin', 'Ghana', 'Kenya'], 'Open to Benin, Ghana, Kenya'],
  [['Benin', 'Ghana', 'Kenya', 'Mali', 'Togo'], 'Open to Benin, Ghana, Kenya +2 more'],
  [['All countries except USA'], 'Open to all countries except USA'],
  [['Developing countries'], 'Open to developing countries'],
  [[], ''],
  [null, ''],
])('of the countries %j it says "%s"', (eligibleCountries, words) => {
  expect(specialsOf({ provider: 'Reef Trust', eligibleCountries })).toBe(words)
})

it('names three levels at most, after the countries', () => {
  const degreeLevel = ['UNDERGRADUATE', 'GRADUATE', 'PHD', 'POSTDOC']
  const eligibleCountries = ['All countries']
  expect(specialsOf({ provider: 'Reef Trust', eligibleCountries, degreeLevel })).toBe(
    'Open to all countries · Undergraduate · Graduate · PhD',
  )
})
