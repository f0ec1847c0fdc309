import { expect, it } from 'vitest'
import { rubricTemplates } from './rubric-templates.ts'
import {
  faultsOf,
  fieldOf,
  fromTemplate,
  inputOf,
  newCriterion,
  newLevel,
  nextPoints,
  refusalsOf,
  shareEvenly,
  sumOfWeights,
  valuesOf,
  type CriterionValues,
} from './rubric-values.ts'

const merit = () => rubricTemplates.slice(0, 1).flatMap(fromTemplate)
const first = ([criterion = newCriterion([])]: CriterionValues[]) => criterion
const levelOf = ({ levels }: CriterionValues, at: number) => levels[at] ?? newLevel('', '')

it.each(rubricTemplates)('can save the example $name as it stands', (template) => {
  expect(faultsOf(fromTemplate(template))).toEqual({})
  expect(template.criteria.map(({ anchors }) => anchors.length)).toEqual([4, 4, 4])
})

it.each([1, 3, 6, 7, 12])(
  'shares 100 among %s criteria, none more than a point apart',
  (n) => {
    const shared = shareEvenly(Array.from({ length: n }, () => newCriterion([])))
    const weights = shared.map(({ weight }) => Number(weight))
    expect(sumOfWeights(shared)).toBe(100)
    expect(Math.max(...weights) - Math.min(...weights)).toBeLessThanOrEqual(1)
  },
)

it('names the criterion and the level of each fault', () => {
  const criteria = merit()
  const level = levelOf(first(criteria), 0)
  const broken = criteria.with(0, {
    ...first(criteria),
    name: ' ',
    levels: first(criteria).levels.with(0, { ...level, anchor: '', points: 'one' }),
  })
  expect(faultsOf(broken)).toEqual({
    [fieldOf(first(criteria).key, 'name')]: 'Criterion 1: give it a name',
    [fieldOf(level.key, 'points')]:
      'Criterion 1, level 1: give it points, a whole number from 0 to 100',
    [fieldOf(level.key, 'anchor')]: 'Criterion 1, level 1: write what earns these points',
  })
})

it('says what the weights add up to, once each can be read', () => {
  const criteria = merit()
  const field = fieldOf(first(criteria).key, 'weight')
  const weigh = (weight: string) => criteria.with(0, { ...first(criteria), weight })
  expect(faultsOf(weigh('41'))).toEqual({
    [field]: 'The weights add up to 101, but they must add up to 100',
  })
  expect(faultsOf(weigh('4.5'))).toEqual({
    [field]: 'Criterion 1: give it a weight, a whole number from 1 to 100',
  })
})

it('asks for more points with each level', () => {
  const criteria = merit()
  const { levels } = first(criteria)
  const same = levels.with(2, { ...levelOf(first(criteria), 2), points: '2' })
  expect(
    Object.values(faultsOf(criteria.with(0, { ...first(criteria), levels: same }))),
  ).toEqual(['Criterion 1, level 3: give it more points than the level before it'])
  expect(nextPoints(levels)).toBe('5')
})

it('gives a new criterion what is left of the weight', () => {
  expect(newCriterion(merit().slice(1)).weight).toBe('40')
  expect(newCriterion(merit()).weight).toBe('')
})

it('sends what it read, with the server’s own keys', () => {
  const rubric = [
    {
      key: 'c1',
      name: 'Need',
      description: null,
      weight: 100,
      levels: [{ points: 1, anchor: 'Some' }],
    },
  ]
  expect(inputOf(valuesOf(rubric))).toEqual(rubric)
  expect(inputOf(merit()).map(({ key }) => key)).toEqual([null, null, null])
})

it('puts the server’s refusals at their controls', () => {
  const criteria = merit()
  const refusals = [
    { path: ['criteria', '1', 'name'], message: 'Too long' },
    { path: ['criteria', '0', 'levels', '2', 'anchor'], message: 'Too short' },
  ]
  expect(refusalsOf(criteria, refusals)).toEqual({
    [fieldOf(first(criteria.slice(1)).key, 'name')]: 'Too long',
    [fieldOf(levelOf(first(criteria), 2).key, 'anchor')]: 'Too short',
  })
})
