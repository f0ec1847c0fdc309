import { expect, it } from 'vitest'
import { languageLines } from './language-lines.ts'

it('names each test that is asked for', () => {
  expect(
    languageLines({ minToeflScore: 80, minIeltsScore: '6.5', acceptsEnglishWaivers: true }),
  ).toEqual([
    'TOEFL iBT 80 or higher',
    'IELTS 6.5 or higher',
    'English waivers are accepted',
  ])
})

it('says nothing when nothing is stated', () => {
  expect(languageLines({ minToeflScore: null, acceptsEnglishWaivers: false })).toEqual([])
})
