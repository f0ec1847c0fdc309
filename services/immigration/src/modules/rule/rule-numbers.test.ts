import { RULES } from '@landfall/immigration-rules/rules/rules'
import { expect, it } from 'vitest'
import { numbersOf, withNumbers } from './rule-numbers.ts'

const keys = (ruleId: string) =>
  RULES.filter(({ id }) => id === ruleId)
    .flatMap(({ compute }) => numbersOf(compute))
    .map(({ key }) => key)

it('every figure of every rule can be changed, and no other part of it', () => {
  for (const { compute } of RULES) {
    const figures = numbersOf(compute)
    const changed = withNumbers(
      compute,
      new Map(figures.map(({ key, value }) => [key, value + 1])),
    )
    expect(numbersOf(changed).map(({ value }) => value)).toEqual(
      figures.map(({ value }) => value + 1),
    )
    expect(withNumbers(compute, new Map())).toEqual(compute)
  }
})

it('a series has those of the days before it and of another source where it names them', () => {
  expect(keys('S5')).toEqual(['everyMonths', 'times', 'grace', 'ahead', 'milder'])
  expect(keys('S5-evaluation')).toEqual(['everyMonths', 'times', 'grace'])
})
