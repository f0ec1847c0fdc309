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
  [{ fields: ['Engineering'], levels: ['PHD'] }, 'Also for Engineering · PhD'],
  [
    { fields: ['All fields'], levels: ['UNDERGRADUATE', 'GRADUATE'] },
    'Also for any field · Undergraduate, Graduate',
  ],
  [
    { fields: ['Physics', 'Biology', 'Law'], countries: named('Ghana', 'Kenya') },
    'Also for Physics, Biology · citizens of Ghana and Kenya',
  ],
  [
    { countries: named('Ghana', 'Kenya', 'Mali') },
    'Also for citizens of the same countries',
  ],
  [{ ...atHarbor, levels: ['GRADUATE'] }, 'Also at Harbor University · Graduate'],
  [atHarbor, 'Also at Harbor University'],
  [{}, ''],
])('says of %j: %s', (shared, said) => {
  expect(whySimilar({ ...nothing, ...shared })).toBe(said)
})
