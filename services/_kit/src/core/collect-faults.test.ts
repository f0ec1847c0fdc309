import { expect, it } from 'vitest'
import { collectFaults } from './collect-faults.ts'

const half = async (id: string) => {
  if (id.startsWith('bad')) throw new Error(id)
  return id.toUpperCase()
}

it('does the work of each item although others fail, and throws the first error at the end', async () => {
  const faults = collectFaults()
  expect(await faults.each(['a', 'bad 1', 'b', 'bad 2'], half)).toEqual(['A', 'B'])
  expect(faults.ids).toEqual(['bad 1', 'bad 2'])
  expect(() => faults.throwFirst()).toThrow('bad 1')
})

it('gives up at the tenth failure: the cause is not in single items', async () => {
  const ids = Array.from({ length: 12 }, (_, n) => `bad ${n}`)
  const tried: string[] = []
  const faults = collectFaults()
  const work = (id: string) => {
    tried.push(id)
    return half(id)
  }
  await expect(faults.each(ids, work)).rejects.toThrow('bad 9')
  expect(tried).toHaveLength(10)
})
