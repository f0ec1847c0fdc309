import { describe, expect, it, test } from 'vitest'
import type { ScholarshipCopy } from '../scholarship-copy/scholarship-copy.ts'
import { deadlineChange, type NoticeText, savedNotices } from './saved-notice.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const copy = (deadlineDate: string | null, deadlinePrecision: string): ScholarshipCopy => ({
  scholarshipId: '018f0000-0000-7000-8000-000000000002',
  status: 'published',
  closedReason: null,
  title: 'Coastal Engineering Award',
  provider: 'Harbour Trust',
  ownerId: null,
  deadlineDate,
  deadlinePrecision,
  deadlineTimeZone: 'America/New_York',
  slug: 'coastal',
  sourceUrl: null,
  isAppliedHere: false,
  updatedAt: null,
  version: 2,
})

describe('a change of a deadline', () => {
  test.each([
    ['moved', copy('2026-12-01', 'exact'), copy('2026-12-15', 'exact'), 'moved', 'Deadline changed'],
    ['confirmed', copy('2026-12-01', 'recurring-day'), copy('2026-12-01', 'exact'), 'moved', 'Deadline confirmed'],
    ['announced', copy('2026-01-15', 'last-known'), copy('2027-01-15', 'exact'), 'announced', 'Deadline announced'],
    ['usual by now', copy('2026-01-15', 'last-known'), copy('2027-01-15', 'recurring-day'), 'expected', 'Usual date known'],
    ['another usual one', copy('2027-02-01', 'recurring-day'), copy('2027-02-15', 'recurring-day'), 'moved', 'Deadline changed'],
    ['earlier', copy('2026-12-15', 'exact'), copy('2026-12-01', 'exact'), 'moved', 'Earlier deadline'],
    ['over, against what was said', copy('2026-12-15', 'exact'), copy('2026-11-20', 'last-known'), 'moved', 'Deadline corrected'],
    ['withdrawn', copy('2026-12-01', 'exact'), copy(null, 'none'), 'moved', 'Deadline withdrawn'],
  ])('that is %s gives a notice', (_name, before, after, kind, head) => {
    expect(deadlineChange(before, after, NOW)).toMatchObject({ kind, notice: { head } })
  }) // prettier-ignore

  test.each([
    ['the same day', copy('2026-12-01', 'exact'), copy('2026-12-01', 'exact')],
    ['a day that passed', copy('2026-11-20', 'exact'), copy('2026-11-20', 'last-known')],
    [
      'a roll-over',
      copy('2026-11-20', 'recurring-day'),
      copy('2027-11-20', 'recurring-day'),
    ],
    [
      '29 February',
      copy('2028-02-29', 'recurring-day'),
      copy('2029-02-28', 'recurring-day'),
    ],
  ])('gives no notice when it is %s', (_name, before, after) => {
    expect(deadlineChange(before, after, NOW)).toEqual({ kind: 'none' })
  })

  it('says what the deadline was before', () => {
    const change = deadlineChange(
      copy('2026-12-01', 'exact'),
      copy('2026-12-15', 'exact'),
      NOW,
    )
    expect(change).toMatchObject({
      notice: {
        body: 'Deadline: 15 Dec 2026, 23:59 New York\n\nIt was 1 Dec 2026.\n\nYour reminders have moved with it.',
      },
    })
  })
})

describe('a deadline that moves closer', () => {
  const moved = copy('2026-12-01', 'exact')
  const noticeAt = (now: string) => {
    const change = deadlineChange(copy('2026-12-15', 'exact'), moved, new Date(now))
    return change.kind === 'none' ? null : change.notice
  }

  it('is mailed, and urgently where two days are left', () => {
    const mailed = { type: 'deadline-earlier', isUrgent: false }
    expect(noticeAt('2026-11-28T12:00:00Z')).toMatchObject(mailed)
    const urgent = noticeAt('2026-11-29T12:00:00Z')
    expect(urgent).toMatchObject({ ...mailed, isUrgent: true })
    const student = '018f0000-0000-7000-8000-000000000009'
    expect(savedNotices(moved, urgent as NoticeText, [student], NOW)[0]?.isUrgent).toBe(
      true,
    )
  })

  it('does not claim that all reminders have moved with it', () => {
    expect(noticeAt('2026-11-30T12:00:00Z')?.body).toBe(
      'Deadline: 1 Dec 2026, 23:59 New York\n\nIt was 15 Dec 2026.\n\nYour reminders now count back from it; those whose day has passed will not come. Your own reminders set for after it are on hold, in case it moves back.',
    )
  })
})

it('one student gets one notice for each version, however often it is told', () => {
  const student = '018f0000-0000-7000-8000-000000000009'
  const text: NoticeText = { type: 'saved-closed', head: 'Closed', body: 'It is closed.' }
  const [first] = savedNotices(copy('2026-12-01', 'exact'), text, [student], NOW)
  const [again] = savedNotices(copy('2026-12-01', 'exact'), text, [student], NOW)
  expect(first?.noticeId).toBe(again?.noticeId)
  expect(first?.link).toBe('/scholarships/coastal')
})
