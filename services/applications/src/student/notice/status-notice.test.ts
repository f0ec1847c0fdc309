import { expect, it } from 'vitest'
import type { ScholarshipCopy } from '../scholarship-copy/scholarship-copy.ts'
import { closedNews, reopenedNotice } from './status-notice.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
type Reason = ScholarshipCopy['closedReason']
const closed = (closedReason: Reason) => ({ status: 'closed', closedReason }) as const
const OPEN = { status: 'published', closedReason: null } as const

it.each([
  ['published', OPEN, closed('deadline'), 'Closed'],
  ['published', OPEN, closed('held'), 'On hold'],
  ['on hold', closed('held'), closed('removed'), 'Removed'],
  ['removed', closed('removed'), closed('owner'), 'Warning withdrawn'],
  ['on hold', closed('held'), closed('absent'), 'Warning withdrawn'],
] as const)(
  'the student hears of a scholarship that was %s and %o',
  (_name, before, after, head) => {
    expect(closedNews(before, after)?.head).toBe(head)
  },
)

it('the student hears nothing of a scholarship that stays closed', () => {
  expect(closedNews(closed('deadline'), closed('owner'))).toBeNull()
  expect(closedNews(closed('held'), closed('held'))).toBeNull()
})

it('a notice takes a warning back, but none that was never given', () => {
  const after = {
    deadlineDate: '2026-12-01',
    deadlinePrecision: 'exact',
    deadlineTimeZone: 'America/New_York',
  } as ScholarshipCopy
  const bodyOf = (reason: Reason) => reopenedNotice(closed(reason), after, NOW).body
  expect(bodyOf('held')).toBe(
    'We have checked this scholarship, which you saved, and our warning no longer applies.\n\nDeadline: 1 Dec 2026, 23:59 New York\n\nIf you have not applied yet, your reminders of it are back.',
  )
  expect(bodyOf('absent')).toContain('is open to applications again.')
  expect(bodyOf('absent')).not.toContain('warning')
})
