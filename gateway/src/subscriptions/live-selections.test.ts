import { expect, it } from 'vitest'
import { createSelectionLimit } from './live-selections.ts'

it('lets one owner watch so many selections, the same one as often as they like', () => {
  const limit = createSelectionLimit(2)
  const first = limit.take('at 192.0.2.1', 'a')
  const again = limit.take('at 192.0.2.1', 'a')
  limit.take('at 192.0.2.1', 'b')
  expect(limit.take('at 192.0.2.1', 'c')).toBeNull()
  expect(limit.take('at 192.0.2.2', 'c')).not.toBeNull()
  first?.()
  expect(limit.take('at 192.0.2.1', 'c')).toBeNull()
  again?.()
  expect(limit.take('at 192.0.2.1', 'c')).not.toBeNull()
})
