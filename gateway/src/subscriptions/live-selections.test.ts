import { expect, it } from 'vitest'
import { createSelectionLimit } from './live-selections.ts'

it('limits how many different selections one owner can watch; the same one counts once', () => {
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
