import { sync, type VEvent } from 'node-ical'
import { expect, it } from 'vitest'
import { invitation } from './invitation.ts'

const GIVEN = {
  addressee: { email: 'ada@example.org', firstName: 'Ada; "the first", of\nher name' },
  from: 'Landfall <no-reply@landfall.example>',
  publicUrl: 'https://landfall.example',
  link: '/mentoring/sessions/1',
  now: new Date('2026-11-23T12:00:00Z'),
}
const SESSION = {
  method: 'REQUEST',
  uid: 'session-1@landfall',
  sequence: 0,
  startsAt: '2026-12-01T15:00:00.000Z',
  endsAt: '2026-12-01T16:30:00.000Z',
  title: 'Session; with, your mentor',
  description: 'Help with applications.\nBring your statement.',
} as const

/** What a calendar has after it has read these invitations, in their order. */
function calendarAfter(texts: readonly string[]): Map<string, VEvent> {
  const entries = new Map<string, VEvent>()
  for (const text of texts) {
    const read = Object.values(sync.parseICS(text)).find((part) => part?.type === 'VEVENT')
    if (read?.type !== 'VEVENT') throw new Error('No event')
    const before = entries.get(read.uid)
    if (before && Number(before.sequence) >= Number(read.sequence)) continue
    if (read.method === 'CANCEL') entries.delete(read.uid)
    else entries.set(read.uid, read)
  }
  return entries
}

it('is read back as it was written, from the site to the one who is told', () => {
  const text = invitation(SESSION, GIVEN)
  const read = calendarAfter([text]).get(SESSION.uid)
  expect(read).toMatchObject({
    method: 'REQUEST',
    uid: 'session-1@landfall',
    start: new Date(SESSION.startsAt),
    end: new Date(SESSION.endsAt),
    summary: SESSION.title,
    description: `${SESSION.description}\nhttps://landfall.example/mentoring/sessions/1`,
    status: 'CONFIRMED',
  })
  expect(String(read?.sequence)).toBe('0')
  expect(text.match(/mailto:\S+/gi)).toEqual([
    'mailto:no-reply@landfall.example',
    'MAILTO:ada@example.org',
  ])
})

it('is replaced by one with a higher sequence, and removed by a cancellation', () => {
  const moved = {
    ...SESSION,
    sequence: 1,
    startsAt: '2026-12-02T15:00:00.000Z',
    endsAt: '2026-12-02T16:30:00.000Z',
  }
  const texts = [SESSION, moved, SESSION].map((one) => invitation(one, GIVEN))
  expect([...calendarAfter(texts).values()]).toMatchObject([
    { start: new Date(moved.startsAt) },
  ])
  const gone = invitation({ ...moved, method: 'CANCEL', sequence: 2 }, GIVEN)
  expect(gone).toContain('STATUS:CANCELLED')
  expect(calendarAfter([...texts, gone]).size).toBe(0)
})
