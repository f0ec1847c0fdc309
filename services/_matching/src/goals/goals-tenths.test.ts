import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listingCriteria } from '../testing/arbitraries.ts'
import { listingEvent } from '../testing/examples.ts'
import { compareGoals, goalsTenths, isDescribed, listingVector } from './goals-tenths.ts'
import { loadWordVectors } from './load-word-vectors.ts'
import { textVector } from './text-vector.ts'

const vectors = loadWordVectors()

function about(text: string | null, title = 'Example Award') {
  return listingEvent({ title, provider: 'Example University', about: text })
}

const publicHealth = about('Nursing and public health: caring for patients in clinics.')
const banking = about('Banking and finance: investment, markets and accounting.')
const wildlife = about('Conservation of wildlife, their habitats and biodiversity.')
const software = about('Software engineering, computing and machine learning.')

test.each([
  [
    'hospitals',
    'I want to work in hospitals and care for sick people.',
    publicHealth,
    banking,
  ],
  ['money', 'I will manage money for companies and trade stocks.', banking, publicHealth],
  [
    'animals',
    'I hope to protect forests and rare animals from hunters.',
    wildlife,
    software,
  ],
  [
    'programs',
    'I like to write code and teach computers to understand text.',
    software,
    wildlife,
  ],
])('goals about %s are nearer to the award of the same subject', (_, goals, near, far) => {
  const [nearTenths, farTenths] = [near, far].map((one) => goalsTenths(goals, one, vectors))
  expect(nearTenths).toBeGreaterThan(60)
  expect(farTenths).toBeLessThan(40)
})

test('other words for the same thing count, though the texts share none', () => {
  const goals = 'Physicians and nurses treating the ill.'
  const award = about('Doctors, hospital, medicine.')
  expect(goalsTenths(goals, award, vectors)).toBeGreaterThan(90)
})

test('the same text earns all points', () => {
  const text = 'Conservation of rare wildlife and forests'
  expect(goalsTenths(text, about(text, 'Award'), vectors)).toBe(120)
})

test('fields that an award names are part of what it is about', () => {
  const plain = listingEvent({ title: 'Miller Memorial Fellowship', provider: 'X' })
  const fields = { kind: 'listed', codes: ['physics', 'chemistry'] } as const
  const named = listingEvent({ title: plain.title, provider: 'X' }, { fields })
  const goals = 'Studying atoms, molecules and quantum mechanics'
  expect(goalsTenths(goals, plain, vectors)).toBeNull()
  expect(goalsTenths(goals, named, vectors)).toBeGreaterThan(60)
})

test('a foundation’s name tells the purpose, a school’s only the place', () => {
  const [foundation, school] = ['Foundation', 'University'].map((kind) =>
    listingEvent({ title: 'Award', provider: `American Heart Cancer ${kind}` }),
  )
  expect(listingVector(foundation ?? publicHealth, vectors)).not.toBeNull()
  expect(listingVector(school ?? publicHealth, vectors)).toBeNull()
})

test.each([
  ['', publicHealth],
  ['I want a good scholarship for my studies', publicHealth],
  ['hospital hospital hospital', publicHealth],
  ['хочу стать врачом', publicHealth],
  ['Hospitals, patients and clinics', about(null)],
])('too few telling words to compare: %s', (goals, listing) => {
  expect(goalsTenths(goals, listing, vectors)).toBeNull()
})

test('a kept vector of the listing gives the same answer', () => {
  const goals = 'I want to work in hospitals and care for sick people.'
  const kept = listingVector(publicHealth, vectors)
  expect(compareGoals(textVector(goals, vectors), kept)).toBe(
    goalsTenths(goals, publicHealth, vectors),
  )
})

test('case, accents and punctuation do not matter', () => {
  expect(textVector('CAFÉ, nurse’s... «nurses» (Hospital)', vectors)).toEqual(
    textVector('cafe nurse nurses hospital', vectors),
  )
})

test('any goals are worth null or whole tenths from 0 to 120', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), listingCriteria, (goals, listing) => {
      for (const text of [goals, `hospital nurses clinic ${goals}`]) {
        const tenths = goalsTenths(text, listing, vectors)
        if (tenths === null) continue
        expect(Number.isInteger(tenths)).toBe(true)
        expect(tenths).toBeGreaterThanOrEqual(0)
        expect(tenths).toBeLessThanOrEqual(120)
      }
    }),
  )
})

const words = (count: number) => Array.from({ length: count }, () => 'water').join(' ')

test('a description of fewer than 25 words is too short to compare goals with', () => {
  const described = [null, '', words(24), words(25)].map((text) => isDescribed(about(text)))
  expect(described).toEqual([false, false, false, true])
})
