import { expect, it } from 'vitest'
import { runInOrder, type Ordered } from './in-order.ts'
import { stages } from './stages.ts'

const settle = () => new Promise(setImmediate)

/** Begins all that can begin, then ends those named in `ends`, one after the other. */
async function begunBy(all: readonly Ordered[], ends: readonly string[]) {
  const begun: string[] = []
  const gates = new Map(all.map(({ name }) => [name, Promise.withResolvers<void>()]))
  void runInOrder(all, async ({ name }) => {
    begun.push(name)
    await gates.get(name)?.promise
  })
  await settle()
  for (const name of ends) {
    gates.get(name)?.resolve()
    await settle()
  }
  return begun
}

const kills = { name: 'kills' }
const units = { name: 'units' }
const pages = { name: 'pages', after: ['kills'] }
const last = { name: 'last', after: ['pages', 'units'] }

it('begins at once what waits for nothing, and the rest when all before it are over', async () => {
  const all = [kills, units, pages, last]
  expect(await begunBy(all, [])).toEqual(['kills', 'units'])
  expect(await begunBy(all, ['kills', 'pages'])).toEqual(['kills', 'units', 'pages'])
  expect(await begunBy(all, ['units', 'kills', 'pages'])).toEqual([
    'kills',
    'units',
    'pages',
    'last',
  ])
})

it('waits for nobody who was not chosen', async () => {
  expect(await begunBy([units, pages], [])).toEqual(['units', 'pages'])
})

it('is asked only for stages that come earlier in the list', () => {
  const names = stages.map(({ name }) => name)
  for (const [at, { after = [] }] of stages.entries()) {
    expect(after.filter((name) => !names.slice(0, at).includes(name))).toEqual([])
  }
})
