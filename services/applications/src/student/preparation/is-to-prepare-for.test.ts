import { expect, it } from 'vitest'
import { isToPrepareFor } from './is-to-prepare-for.ts'

const ON = { isOffList: false }
const OFF = { isOffList: true }
const OPEN = { status: 'published' } as const

it.each([
  ['not applied for', ON, OPEN, 'not_applied', true],
  ['planned', ON, OPEN, 'planned', true],
  ['applied for', ON, OPEN, 'applied', false],
  ['rejected', ON, OPEN, 'rejected', false],
  ['never saved', ON, OPEN, undefined, true],
  ['taken off the list', OFF, OPEN, undefined, false],
  ['saved again', OFF, OPEN, 'not_applied', true],
  ['closed', ON, { status: 'closed' }, 'planned', false],
  ['unknown', ON, undefined, undefined, false],
] as const)('one that is %s', (_name, prepared, copy, status, isWanted) => {
  expect(isToPrepareFor(prepared, copy, status)).toBe(isWanted)
})
