import { expect, it } from 'vitest'
import { inBatches } from './in-batches.ts'

it.each([
  ['none', [0], 0],
  ['less than a batch', [7], 7],
  ['a batch to the last', [10, 0], 10],
  ['several', [10, 10, 3], 23],
])('works until a batch is not full: %s', async (_what, sizes, total) => {
  const left = [...sizes]
  expect(await inBatches(10, async () => left.shift() ?? NaN)).toBe(total)
  expect(left).toEqual([])
})

/** Works through these; a batch with one that begins with a dash fails as a whole. */
function working(ids: string[]) {
  const done: string[] = []
  const sizes: number[] = []
  const run = inBatches(3, async ({ size, failed, begin }) => {
    const isLeft = (id: string) => !done.includes(id) && !failed.includes(id)
    const taken = ids.filter(isLeft).slice(0, size)
    sizes.push(taken.length)
    begin(taken)
    const bad = taken.find((id) => id.startsWith('-'))
    if (bad !== undefined) throw new Error(`no ${bad}`)
    done.push(...taken)
    return taken.length
  })
  return { done, sizes, run }
}

it('takes those of a batch that fails one by one, leaves out what fails, and throws what the first of it met', async () => {
  const { done, sizes, run } = working(['a', '-b', 'c', 'd', 'e', 'f', '-g', 'h'])
  await expect(run).rejects.toThrow('no -b')
  expect(done).toEqual(['a', 'c', 'd', 'e', 'f', 'h'])
  expect(sizes).toEqual([3, 1, 1, 1, 3, 2, 1, 1, 0])
})

it('ends where none can be taken, or where too many fail', async () => {
  await expect(inBatches(3, () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  )
  const many = Array.from({ length: 12 }, (_, at) => `-${at}`)
  const { done, run } = working([...many, 'last'])
  await expect(run).rejects.toThrow('no -9')
  expect(done).toEqual([])
})
