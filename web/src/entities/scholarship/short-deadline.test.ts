import { expect, it } from 'vitest'
import { isSoon } from './is-soon.ts'
import { shortDeadline } from './short-deadline.ts'

it.each([
  [{ precision: 'EXACT', date: '2027-03-15', daysLeft: 113 }, 'by 15 Mar 2027'],
  [{ precision: 'EXACT', date: '2026-12-01', daysLeft: 9 }, 'by 1 Dec, in 9 days'],
  [{ precision: 'EXACT', date: '2026-11-22', daysLeft: 0 }, 'by 22 Nov, today'],
  [{ precision: 'RECURRING_DAY', date: '2027-03-15' }, 'by 15 Mar (usual)'],
  [{ precision: 'RECURRING_MONTH', date: '2027-03-01' }, 'around Mar 2027'],
  [{ precision: 'LAST_KNOWN', date: '2025-10-15' }, 'next date not announced'],
  [{ precision: 'NONE', date: null, isRolling: true }, 'apply any time'],
  [
    { precision: 'RECURRING_DAY', date: '2027-03-15', isRolling: true },
    'by 15 Mar (usual)',
  ],
  [{ precision: 'NONE', date: null, isRolling: null }, null],
] as const)('says %o as %j', (deadline, words) => {
  expect(shortDeadline(deadline)).toBe(words)
})

it('counts the days of an exact date from 30 days on', () => {
  expect(isSoon({ daysLeft: 30 })).toBe(true)
  expect(isSoon({ daysLeft: 31 })).toBe(false)
  expect(isSoon({ daysLeft: null })).toBe(false)
})
