import { expect, it } from 'vitest'
import { withAwaitedOfOlder } from './older-result.ts'

const plain = { label: 'Eligible', isRoundOver: false, criteria: [], steps: [] }

it.each([
  ['nothing', plain, null, 'Eligible'],
  ['of another layout', { label: 'Eligible' }, null, 'Eligible'],
  [
    'a round that is over',
    { ...plain, isRoundOver: true },
    'NEXT_ROUND',
    'Eligible by last round’s rules',
  ],
  [
    'a nomination by a step',
    { ...plain, steps: [{ key: 'nomination-1', label: 'nomination' }] },
    'NOMINATION',
    'Eligible once nominated',
  ],
  [
    'a nomination by the column',
    { ...plain, criteria: [{ code: 'nomination' }] },
    'NOMINATION',
    'Eligible once nominated',
  ],
])('a match that was kept before it was said awaits %s', (_, match, awaits, label) => {
  expect(withAwaitedOfOlder(match)).toMatchObject({ awaits, label })
})

it('a match that says it stays as it is', () => {
  const said = { ...plain, isRoundOver: true, awaits: null }
  expect(withAwaitedOfOlder(said)).toEqual(said)
})
