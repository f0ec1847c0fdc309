import { expect, test } from 'vitest'
import { type Missing, soleMissing } from './judged.ts'

const gpa = { kind: 'profile', field: 'gpa' } as const
const level = { kind: 'profile', field: 'intendedDegreeLevel' } as const
const jesuit = { kind: 'fact', key: 'jesuit', isDeclined: false } as const
const orphan = { ...jesuit, key: 'orphan' }
const declined = { ...jesuit, isDeclined: true }

test.each<[string, Missing[], Missing | null]>([
  ['nothing', [], null],
  ['a field of the profile', [gpa], gpa],
  ['one field twice', [gpa, gpa], gpa],
  ['two fields', [gpa, level], null],
  ['an answer', [jesuit], jesuit],
  ['two answers', [jesuit, orphan], null],
  ['one answer twice, and another', [jesuit, jesuit, orphan], null],
  ['an answer beside a field', [jesuit, gpa], null],
  ['an answer that is declined', [declined], null],
])('where %s is missing the one thing to ask is found or not', (_name, missing, sole) => {
  expect(soleMissing({ missing })).toEqual(sole)
})
