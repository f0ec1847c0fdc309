import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { isOnFor, unmoved } from './feature-flag.ts'

const flag = (change: object) => ({ ...unmoved('ai-mentors'), ...change })
const people = Array.from({ length: 2_000 }, () => randomUUID())

it('is on for its share of accounts, and stays on for them while the share grows', () => {
  const at20 = people.filter((id) => isOnFor(flag({ percent: 20 }), id))
  expect(at20.length).toBeGreaterThan(300)
  expect(at20.length).toBeLessThan(500)
  expect(at20.filter((id) => !isOnFor(flag({ percent: 60 }), id))).toEqual([])
})

it('takes other accounts for another flag', () => {
  const other = { ...unmoved('registration'), percent: 20 }
  const both = people.filter(
    (id) => isOnFor(flag({ percent: 20 }), id) && isOnFor(other, id),
  )
  expect(both.length).toBeLessThan(160)
})

it.each([
  [{ isOn: false }, false, false],
  [{ percent: 0 }, false, false],
  [{ percent: 100 }, true, true],
])('with %j is %s for a visitor and %s for everybody', (change, forVisitor, forAll) => {
  expect(isOnFor(flag(change), null)).toBe(forVisitor)
  expect(people.every((id) => isOnFor(flag(change), id) === forAll)).toBe(true)
})

it('is off for a visitor while it is on for a share only', () => {
  expect(isOnFor(flag({ percent: 99 }), null)).toBe(false)
})
