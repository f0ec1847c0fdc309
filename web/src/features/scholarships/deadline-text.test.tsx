import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { makeFragmentData } from '#gql'
import { DeadlineText_ScholarshipFragmentDoc as fragment } from '#gql/graphql'
import { setReaderZone } from '#lib/format/reader-zone.ts'
import { DeadlineText } from './deadline-text.tsx'

afterEach(() => setReaderZone(null))

const open = { id: 's1', status: 'PUBLISHED', closedReason: null } as const
const newYork = {
  timeZone: 'America/New_York',
  endsAt: '2026-12-02T05:00:00.000Z',
  daysLeft: 10,
  label: '1 Dec 2026, 23:59 New York · in 10 days',
}

function renderFor(reader: string, deadline: typeof newYork | { endsAt: null }) {
  setReaderZone(reader)
  const data = { ...open, deadline: { ...newYork, ...deadline } }
  render(<DeadlineText scholarship={makeFragmentData(data, fragment)} />)
  return screen.getByText(/New York/).textContent
}

it.each([
  ['Africa/Lagos', '2 Dec 2026, 05:59 Lagos'],
  ['Pacific/Auckland', '2 Dec 2026, 17:59 Auckland'],
  ['Pacific/Honolulu', '1 Dec 2026, 18:59 Honolulu'],
])('tells a reader in %s when that is for them', (reader, here) => {
  expect(renderFor(reader, newYork)).toBe(`${newYork.label} (${here}, your time)`)
})

it('says it once to who lives there, and of a day that only recurs', () => {
  expect(renderFor('America/New_York', newYork)).toBe(newYork.label)
  document.body.replaceChildren()
  expect(renderFor('Africa/Lagos', { endsAt: null })).toBe(newYork.label)
})

it('needs not know the zone of the deadline', () => {
  const deadline = { ...newYork, timeZone: 'Mars/New_York' }
  expect(renderFor('Africa/Lagos', deadline)).toContain('2 Dec 2026, 05:59 Lagos')
})

it('shows it on a line of its own where there is room, also without a pointer', () => {
  setReaderZone('Africa/Lagos')
  const data = { ...open, deadline: newYork }
  render(<DeadlineText scholarship={makeFragmentData(data, fragment)} isOwnTimeShown />)
  expect(screen.getByText(/Lagos/).className).not.toContain('sr-only')
})

it('counts down to nothing where the award is closed', () => {
  const closed = { ...open, status: 'CLOSED', closedReason: 'ABSENT' } as const
  const data = makeFragmentData({ ...closed, deadline: newYork }, fragment)
  render(<DeadlineText scholarship={data} isOwnTimeShown />)
  expect(document.body.textContent).toBe('Closed: its source no longer lists it.')
})
