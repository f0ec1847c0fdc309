import { expect, it } from 'vitest'
import { oneByOne } from './one-by-one.ts'

/** Works through these ids; those that begin with a dash fail. */
function working(ids: string[]) {
  const done: string[] = []
  const run = oneByOne(async ({ failed, begin }) => {
    const id = ids.find((one) => !failed.includes(one) && !done.includes(one))
    if (id === undefined) return false
    begin(id)
    if (id.startsWith('-')) throw new Error(`no ${id}`)
    done.push(id)
    return true
  })
  return { done, run }
}

it('processes all of them, and answers how many there were', async () => {
  expect(await working(['a', 'b', 'c']).run).toBe(3)
  expect(await working([]).run).toBe(0)
})

it('skips those that fail, and throws the first error once the others are done', async () => {
  const { done, run } = working(['a', '-b', 'c', '-d', 'e'])
  await expect(run).rejects.toThrow('no -b')
  expect(done).toEqual(['a', 'c', 'e'])
})

it('stops where none can be taken, or where too many fail', async () => {
  await expect(oneByOne(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  const many = Array.from({ length: 12 }, (_, at) => `-${at}`)
  const { done, run } = working([...many, 'last'])
  await expect(run).rejects.toThrow('no -9')
  expect(done).toEqual([])
})
