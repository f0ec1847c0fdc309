import { describe, expect, it, test } from 'vitest'
import { noticeRequestedSchema } from '@landfall/proto-events/notice-requested'
import type { ScholarshipCopy } from '../scholarship-copy/scholarship-copy.ts'
import { reminderNotice } from './reminder-notice.ts'
import { newReminder, type ReminderType } from './reminder.ts'

const NOW = new Date('2026-11-24T14:00:20Z')
const AWARD = {
  studentId: '018f0000-0000-7000-8000-000000000001',
  scholarshipId: '018f0000-0000-7000-8000-000000000002',
}
const SCHOLARSHIP: ScholarshipCopy = {
  scholarshipId: AWARD.scholarshipId,
  status: 'published',
  closedReason: null,
  title: 'Coastal Engineering Award',
  provider: 'Harbour Trust',
  ownerId: null,
  deadlineDate: '2026-12-01',
  deadlinePrecision: 'exact',
  deadlineTimeZone: 'America/New_York',
  slug: 'coastal-engineering-award',
  sourceUrl: 'https://harbour.example/award',
  isAppliedHere: false,
  updatedAt: null,
  version: 1,
}

function noticeAt(
  now: Date,
  changed: Partial<ScholarshipCopy> = {},
  message?: string,
  reminderType: ReminderType = 'days-before',
) {
  const reminder = newReminder(AWARD, {
    id: '018f0000-0000-7000-8000-000000000003',
    reminderDate: new Date('2026-11-24T14:00:00Z'),
    reminderType,
    daysBefore: 7,
    deadlineDate: '2026-12-01',
    customMessage: message ?? null,
    createdAt: new Date('2026-11-01T00:00:00Z'),
  })
  const scholarship = { ...SCHOLARSHIP, ...changed }
  return reminderNotice({ reminder, scholarship, studentZone: 'Asia/Kolkata' }, now)
}

describe('what a reminder says', () => {
  it('names the days and the deadline in both zones, and keeps the note to the page', () => {
    const notice = noticeAt(NOW, {}, 'Ask Dr. Ode')
    expect(notice).toMatchObject({
      type: 'deadline-reminder',
      title: '7 days left: Coastal Engineering Award',
      body: '1 Dec 2026, 23:59 New York · in 7 days\nYour time: 2 Dec 2026, 10:29 Kolkata\n\nYou left yourself a note; open the reminder to read it.',
      link: '/scholarships/coastal-engineering-award#reminders',
      isUrgent: false,
    })
    expect(() => noticeRequestedSchema.parse(notice)).not.toThrow()
  })

  test.each([
    ['2026-11-30T14:00:00Z', '1 day left', true],
    ['2026-12-01T14:00:00Z', 'Due today', true],
  ])('at %s begins with "%s"', (now, head, isUrgent) => {
    const notice = noticeAt(new Date(now))
    expect(notice?.title).toBe(`${head}: Coastal Engineering Award`)
    expect(notice?.isUrgent).toBe(isUrgent)
  })

  it('says that it is late, with the days that are left by now', () => {
    const notice = noticeAt(new Date('2026-11-26T15:00:00Z'))
    expect(notice?.title).toContain('5 days left')
    expect(notice?.body).toContain(
      'This reminder is late: it was due on 24 Nov 2026, 19:30 Kolkata.',
    )
  })

  it('never counts down to a day that only recurs, and names the source', () => {
    const notice = noticeAt(NOW, { deadlinePrecision: 'recurring-day' })
    expect(notice?.title).toBe('Usually 1 Dec: Coastal Engineering Award')
    expect(notice?.body).toBe(
      'Usually 1 Dec; not confirmed for 2026\n\nThe date is not confirmed. Please check it with the provider: https://harbour.example/award',
    )
  })

  it('fits into a notice with the longest note and an address of any length', () => {
    const sourceUrl = `https://harbour.example/award?session=${'a'.repeat(5_000)}`
    const long = { deadlinePrecision: 'recurring-day', sourceUrl }
    const notice = noticeAt(new Date('2026-11-26T15:00:00Z'), long, 'n'.repeat(500))
    expect(() => noticeRequestedSchema.parse(notice)).not.toThrow()
    expect(notice?.body).toContain('Please check it with the provider on its own page.')
  })

  it('is silent once the deadline is over', () => {
    expect(noticeAt(new Date('2026-12-02T05:00:00Z'))).toBeNull()
  })

  it('is sent for a closed award only where the student set it, and says that it is closed', () => {
    const closed = { status: 'closed' } as const
    expect(noticeAt(NOW, closed)).toBeNull()
    expect(noticeAt(NOW, closed, undefined, 'own')).toMatchObject({
      title: 'Reminder: Coastal Engineering Award',
      body: 'This scholarship is currently closed to applications.',
      isUrgent: false,
    })
  })

  it('shortens a title of any length to what notices hold', () => {
    const notice = noticeAt(NOW, { title: 'A'.repeat(400) })
    expect(notice?.title).toHaveLength(160)
  })
})
