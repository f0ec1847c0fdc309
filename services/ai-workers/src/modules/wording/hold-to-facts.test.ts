import { describe, expect, it } from 'vitest'
import { holdsToFact } from './hold-to-facts.ts'

const fact =
  'Start now. 12 days are left until 1 March 2027. Ask at help@example.org, for it is not stated whether IELTS 6.5 counts.'

describe('a wording', () => {
  it.each([
    'With 12 days left until 1 March 2027, start now. It is not stated if IELTS 6.5 counts: ask help@example.org.',
    fact,
  ])('with the same figures and names holds: %s', (wording) => {
    expect(holdsToFact(wording, fact)).toBe(true)
  })

  it.each([
    ['another figure', fact.replace('12', '14')],
    ['one figure less', fact.replace('12 days', 'Days')],
    ['one figure more', `${fact} 40 % of students win.`],
    ['a number in words', `${fact} Write two letters.`],
    ['another month', fact.replace('March', 'April')],
    ['another address', fact.replace('help@', 'sales@')],
    ['a link', `${fact} See www.example.com`],
    ['a negation less', fact.replace('not ', '')],
    ['a promise', `${fact} You will definitely win.`],
    ['a verdict', `${fact} You are eligible.`],
    ['a placeholder', `${fact} [NAME_1]`],
    ['a tag', `${fact} <b>now</b>`],
    ['a talk', `${fact} ${'Write well and write soon. '.repeat(20)}`],
    ['nothing', '  '],
  ])('with %s does not', (_what, wording) => {
    expect(holdsToFact(wording, fact)).toBe(false)
  })
})
