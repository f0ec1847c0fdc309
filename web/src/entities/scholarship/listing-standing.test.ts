import { expect, it } from 'vitest'
import type { ClosedReason, ScholarshipStatus } from '#gql/graphql'
import { standingInWords } from './listing-standing.ts'

const says = (status: ScholarshipStatus, closedReason: ClosedReason | null = null) =>
  standingInWords({ status, closedReason })

it('says of each that takes no applications what it is', () => {
  expect(says('CLOSED', 'DEADLINE')).toBe('Closed: the deadline has passed.')
  expect(says('CLOSED', 'HELD')).toBe('On hold: its wording looks like a scam.')
  expect(says('ARCHIVED')).toBe('No longer listed here.')
  expect(says('ARCHIVED', 'REMOVED')).toBe('Removed: it may not be genuine.')
  expect(says('PUBLISHED')).toBeNull()
  expect(says('DRAFT')).toBeNull()
})
