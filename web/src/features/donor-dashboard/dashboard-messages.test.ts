import { expect, it } from 'vitest'
import { dashboardMessages } from './dashboard-messages.ts'

it.each([
  [0.2, 'a day'],
  [1.3, '2 days'],
  [2, '2 days'],
])('says of a median of %d days that half came within %s', (days, words) => {
  expect(dashboardMessages.medianOf(days)).toBe(
    `Half of the decisions came within ${words}.`,
  )
})
