import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import { expect, it } from 'vitest'
import { root } from '../../dev/paths.ts'
import { foldersConfig, knots } from './folders.config.ts'

it('excuses no service whose modules form an acyclic graph by now', async () => {
  const { forbidden, options } = foldersConfig([])
  const { output } = await cruise(['services'], {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden } as IFlattenedRuleSet,
  })
  const { violations } = (output as ICruiseResult).summary
  const tied = new Set(violations.map(({ from }) => from.split('/')[1]))
  expect(knots.filter((name) => !tied.has(name))).toEqual([])
}, 30_000)
