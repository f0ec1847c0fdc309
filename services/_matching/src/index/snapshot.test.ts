import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listingCriteria, matchQueries, TODAY } from '../testing/arbitraries.ts'
import { matchQuery } from '../testing/examples.ts'
import { createColumnarIndex } from './columnar-index.ts'
import { matchIndex } from './match-index.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

let folder = ''
let file = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'))
  file = join(folder, 'matching.index')
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

const meta = { position: '4711' }

function indexOf(count: number, seed: number) {
  const index = createColumnarIndex({ capacity: 32 })
  for (const one of fc.sample(listingCriteria, { numRuns: count, seed })) index.apply(one)
  return index
}

async function damage(at: number) {
  const bytes = await readFile(file)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(file, bytes)
}

test('an index comes back as it was, and goes on', async () => {
  const index = indexOf(300, 1)
  await writeSnapshot(index, file, meta)
  const found = await readSnapshot(file)
  expect(found?.meta).toEqual(meta)
  expect(found?.index.equals(index)).toBe(true)
  const [query = matchQuery()] = fc.sample(matchQueries, { numRuns: 1, seed: 2 })
  expect(found && matchIndex(found.index.view(), query, TODAY)).toEqual(
    matchIndex(index.view(), query, TODAY),
  )
  for (const one of fc.sample(listingCriteria, { numRuns: 300, seed: 3 })) {
    expect(found?.index.apply(one)).toBe(index.apply(one))
  }
  expect(found?.index.equals(index)).toBe(true)
})

test('two simultaneous writes leave one of the two, whole', async () => {
  const indexes = [indexOf(300, 1), indexOf(200, 2)]
  await Promise.all(indexes.map((index) => writeSnapshot(index, file, meta)))
  const found = await readSnapshot(file)
  expect(indexes.some((index) => found?.index.equals(index))).toBe(true)
  expect(await readdir(folder)).toEqual(['matching.index'])
})

test('changes applied during the write are not in the snapshot', async () => {
  const index = indexOf(100, 4)
  const before = indexOf(100, 4)
  const written = writeSnapshot(index, file, meta)
  for (const one of fc.sample(listingCriteria, { numRuns: 100, seed: 5 })) index.apply(one)
  await written
  const found = await readSnapshot(file)
  expect(found?.index.equals(before)).toBe(true)
  expect(found?.index.equals(index)).toBe(false)
})

test('a later snapshot replaces an earlier one and leaves nothing beside it', async () => {
  await writeSnapshot(indexOf(10, 6), file, meta)
  await writeSnapshot(indexOf(20, 6), file, { position: '2' })
  expect((await readSnapshot(file))?.meta).toEqual({ position: '2' })
  expect(await readdir(folder)).toEqual(['matching.index'])
})

describe('there is no snapshot', () => {
  test('without a file', async () => {
    expect(await readSnapshot(file)).toBeNull()
  })

  test.each([0, 100, 4096, 5000])('in a file cut to %d bytes', async (length) => {
    await writeSnapshot(indexOf(50, 7), file, meta)
    await truncate(file, length)
    expect(await readSnapshot(file)).toBeNull()
  })

  test.each([3, 40, 4100, 9000])('in a file with byte %d changed', async (at) => {
    await writeSnapshot(indexOf(50, 8), file, meta)
    await damage(at)
    expect(await readSnapshot(file)).toBeNull()
  })

  test('in a file that has more than it says', async () => {
    await writeSnapshot(indexOf(50, 9), file, meta)
    await writeFile(file, 'x', { flag: 'a' })
    expect(await readSnapshot(file)).toBeNull()
  })
})
