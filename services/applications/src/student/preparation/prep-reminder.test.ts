import { pendingAfterMove } from '@landfall/calendar/deadline'
import { expect, it } from 'vitest'
import type { ScholarshipCopy } from '../scholarship-copy/scholarship-copy.ts'
import { dueNotice, isDueBetween, nextReminder, pendingSince } from './prep-reminder.ts'

const NAIROBI = 'Africa/Nairobi'
const at = (iso: string) => new Date(iso)
const between = (since: string, now: string) =>
  isDueBetween('2026-12-10', NAIROBI, { since: at(since), now: at(now) })
const thing = {
  id: '0192d3a0-0000-7000-8000-000000000001',
  studentId: '0192d3a0-0000-7000-8000-00000000000a',
  scholarshipId: '0192d3a0-0000-7000-8000-00000000000b',
  title: 'Finish your essay',
  dueDate: '2026-12-10',
  usualDay: null,
  isOffList: false,
}
const copy = { title: 'Coastal Engineering Award' } as ScholarshipCopy

it('the reminder comes three days before and on the day, at nine of the student’s clock', () => {
  const due = [thing.dueDate, null]
  expect(nextReminder(due, NAIROBI, at('2026-12-01T00:00:00Z'))).toEqual(
    at('2026-12-07T06:00:00Z'),
  )
  expect(nextReminder(due, NAIROBI, at('2026-12-07T06:00:00Z'))).toEqual(
    at('2026-12-10T06:00:00Z'),
  )
  expect(nextReminder(due, NAIROBI, at('2026-12-10T06:00:00Z'))).toBeNull()
})

it('the reminder waits for the first morning of several days', () => {
  const days = ['2026-12-20', '2026-12-10']
  expect(nextReminder(days, NAIROBI, at('2026-12-08T00:00:00Z'))).toEqual(
    at('2026-12-10T06:00:00Z'),
  )
})

it.each([
  ['nothing is waited for', null, '2026-12-07T06:00:00Z'],
  ['a morning is ahead', '2026-12-07T06:00:01Z', '2026-12-07T06:00:00Z'],
  ['one has come and was not told', '2026-12-07T05:00:00Z', '2026-12-07T04:59:59.999Z'],
  ['one comes now', '2026-12-07T06:00:00Z', '2026-12-07T05:59:59.999Z'],
])('where %s mornings are still to be told from then on', (_name, remindAt, since) => {
  const waited = remindAt === null ? null : at(remindAt)
  expect(pendingSince(waited, at('2026-12-07T06:00:00Z'))).toEqual(at(since))
})

it('the reminder covers a line whose morning lies in between', () => {
  expect(between('2026-12-07T06:00:00Z', '2026-12-07T06:01:00Z')).toBe(true)
  expect(between('2026-12-07T06:00:01Z', '2026-12-10T05:59:59Z')).toBe(false)
})

it.each([
  ['2026-12-07T06:00:00Z', 'Due in 3 days: Finish your essay', false],
  ['2026-12-09T06:00:00Z', 'Due tomorrow: Finish your essay', false],
  ['2026-12-10T06:00:00Z', 'Due today: Finish your essay', true],
])('the notice at %s says %s', (now, title, isUrgent) => {
  expect(dueNotice(thing, copy, NAIROBI, at(now))).toMatchObject({ title, isUrgent })
})

it('a day counted back from a usual deadline is called unconfirmed, with where to check it', () => {
  const usual = { ...thing, usualDay: '2027-01-15' }
  const listing = { ...copy, sourceUrl: 'https://harbour.example/award' }
  expect(dueNotice(usual, listing, NAIROBI, at('2026-12-10T06:00:00Z'))).toMatchObject({
    title: 'By your plan, due today: Finish your essay',
    body: 'For Coastal Engineering Award.\n\nCounted back from the usual deadline, 15 Jan. The date is not confirmed. Please check it with the provider: https://harbour.example/award',
    isUrgent: false,
  })
  const monthly = { ...listing, deadlinePrecision: 'recurring-month' }
  const notice = dueNotice(usual, monthly, NAIROBI, at('2026-12-10T06:00:00Z'))
  expect(notice?.body).toContain('the usual deadline, Jan 2027.')
})

it('the reminder says nothing once the day is over, and the same of one day only once', () => {
  expect(dueNotice(thing, copy, NAIROBI, at('2026-12-10T21:00:00Z'))).toBeNull()
  const idAt = (now: string, dueDate = thing.dueDate) =>
    dueNotice({ ...thing, dueDate }, copy, NAIROBI, at(now))?.noticeId
  expect(idAt('2026-12-07T06:00:00Z')).toBe(idAt('2026-12-08T09:00:00Z'))
  expect(idAt('2026-12-07T06:00:00Z')).not.toBe(idAt('2026-12-10T06:00:00Z'))
  expect(idAt('2026-12-07T06:00:00Z')).not.toBe(idAt('2026-12-07T06:00:00Z', '2026-12-09'))
})

it('the reminder still covers a morning that a move to another clock made earlier', () => {
  const waitedFor = at('2026-12-07T06:00:00Z')
  const next = (to: string, now: string) => {
    const since = pendingAfterMove(waitedFor, { from: NAIROBI, to }, at(now))
    return nextReminder([thing.dueDate], to, since)
  }
  // Nine o'clock in Tokyo was at midnight UTC, so the reminder comes at once; nine in Lima is still to come.
  expect(next('Asia/Tokyo', '2026-12-07T03:00:00Z')).toEqual(at('2026-12-07T00:00:00Z'))
  expect(next('America/Lima', '2026-12-07T03:00:00Z')).toEqual(at('2026-12-07T14:00:00Z'))
  expect(next('Asia/Tokyo', '2026-12-06T03:00:00Z')).toEqual(at('2026-12-07T00:00:00Z'))
})
