import { expect, it } from 'vitest'
import { nameOfRun } from './name-of-run.ts'

it.each([
  ['shipped-universities', 'Universities shipped with the site'],
  ['source:EducationUSA', 'EducationUSA'],
])('names a run of %s', (source, name) => {
  expect(nameOfRun(source)).toBe(name)
})
