import { describe, expect, it } from 'vitest'
import { covered } from './_covered.ts'
import { findAges, findContacts, findGendered, findSums } from './find-words.ts'

describe('ways to reach somebody', () => {
  it.each([
    'zoe@uni.de',
    'a.b+c@uni.edu.ng',
    'http://me.zz/cv',
    'www.me.zz/cv',
    'blog.zoe.example.com',
    'example.com/zoe',
    'EXAMPLE.COM',
    '@zo',
    '803555019',
    '(080) 355 50199',
  ])('%s', (contact) => {
    const text = `Find me: ${contact} , any day`
    expect(covered(text, findContacts(text))).toEqual([contact])
  })

  it.each(['at 5@noon', 'part A123456789012', 'from 2019-2023'])(
    'are not in %s',
    (text) => {
      expect(covered(text, findContacts(text))).toEqual([])
    },
  )
})

describe('words that tell the gender', () => {
  it.each([
    ['The others are there', []],
    ['HER son', ['HER', 'son']],
  ])('in %s', (text, expected) => {
    expect(covered(text, findGendered(text))).toEqual(expected)
  })
})

describe('an age', () => {
  it.each([
    'a 7-year-old',
    'among 19-year-olds',
    'I was aged 19',
    'at age 19',
    'I turned 19',
    'before turning 19',
    'born on 3 March 2004',
    'I’m 19',
    "I'm 19",
    'I am 19',
  ])('is told by: %s', (text) => {
    const [age] = covered(text, findAges(text, null))
    expect(text.endsWith(age ?? 'nothing')).toBe(true)
  })

  it.each(['119 years old', 'I am 90% sure', 'in 2004', '2004-03-09'])(
    'is not told by: %s',
    (text) => {
      expect(covered(text, findAges(text, null))).toEqual([])
    },
  )

  it.each(['2004-03-09', '09/03/2004', '03/09/2004', '2004'])(
    'is told by the day or the year of their birth: %s',
    (day) => {
      const text = `since ${day} , then 12004 and 20041`
      expect(covered(text, findAges(text, '2004-03-09'))).toEqual([day])
    },
  )
})

describe('a sum', () => {
  it.each(['$5k', '$5 m', '€ 2 million', 'USD 500.50', 'NGN90,000', '90,000 naira'])(
    '%s',
    (sum) => {
      const text = `We have ${sum} a year`
      expect(covered(text, findSums(text))).toEqual([sum])
    },
  )

  it('ends before a word that only begins like a thousand or a million', () => {
    const text = '$5 monthly, or $5 keys'
    expect(covered(text, findSums(text))).toEqual(['$5', '$5'])
  })

  it('is none within a longer word', () => {
    expect(covered('AUSD 5', findSums('AUSD 5'))).toEqual([])
  })
})
