import { expect, it } from 'vitest'
import { type Shared, whySimilar } from './why-similar.ts'

const nothing: Shared = {
  fields: [],
  levels: [],
  countries: [],
  isSameUniversity: false,
  scholarship: { university: null },
}
const atHarbor = {
  isSameUniversity: true,
  scholarship: { university: { name: 'Harbor University' } },
}
const named = (...names: string[]) => names.map((name) => ({ name }))

it.each<[Partial<Shared>, string]>([
  [{ fields: ['Engineering'], levels: ['PHD'] }, 'In common: Engineering · PhD'],
  [
    { fields: ['All fields'], levels: ['UNDERGRADUATE', 'GRADUATE'] },
    'In common: Any field · Undergraduate, Graduate',
  ],
  [
    { fields: ['Physics', 'Biology', 'Law'], countries: named('Ghana', 'Kenya') },
    'In common: Physics, Biology · Citizens of Ghana and Kenya',
  ],
  [
    { countries: named('Ghana', 'Kenya', 'Mali') },
    'In common: Citizens of the same countries',
  ],
  [{ ...atHarbor, levels: ['GRADUATE'] }, 'In common: Harbor University · Graduate'],
  [atHarbor, 'In common: Harbor University'],
  [{}, ''],
])('says of %j: %s', (shared, said) => {
  expect(whySimilar({ ...nothing, ...shared })).toBe(said)
})
