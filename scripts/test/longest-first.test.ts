import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { root } from '../dev/paths.ts'
import { LongestFirst, longest } from './longest-first.ts'

function specification(file: string, groupOrder = 0): TestSpecification {
  const config = { isolate: false, sequence: { groupOrder } }
  return {
    moduleId: join(root, file),
    project: { name: 'some', config },
  } as TestSpecification
}

it('begins with the longest files, which are all there, and keeps groups apart', async () => {
  expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const cache = { getTestSpecificationResult: () => ({ failed: false, duration: 1 }) }
  const sequencer = new LongestFirst({ cache } as unknown as Vitest)
  const [one, ...others] = longest.map((file) => specification(file))
  const [short, later] = [specification('a.test.ts'), specification(longest[0] ?? '', 1)]
  if (!one) throw new Error('there are long files')
  const sorted = await sequencer.sort([later, short, one, ...others])
  expect(sorted).toEqual([one, ...others, short, later])
})
