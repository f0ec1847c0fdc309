import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { setReaderZone } from '#lib/format/reader-zone.ts'
import { DeadlinesCard } from './deadlines-card.tsx'
import { nextDeadlines, type SavedDeadline } from './next-deadlines.ts'

afterEach(() => setReaderZone(null))

const exact: SavedDeadline = {
  id: 's1',
  slug: 'coastal',
  title: 'Coastal Engineering Award',
  status: 'PUBLISHED',
  deadline: {
    precision: 'EXACT',
    date: '2026-12-01',
    endsAt: '2026-12-02T05:00:00.000Z',
    daysLeft: 10,
    label: '1 Dec 2026, 23:59 New York · in 10 days',
  },
}
const recurring: SavedDeadline = {
  ...exact,
  id: 's2',
  deadline: {
    precision: 'RECURRING_DAY',
    date: '2026-12-15',
    endsAt: null,
    daysLeft: null,
    label: 'Usually 15 Dec; not confirmed for 2026',
  },
}

it('says of an exact day when it ends for the reader, and of others only what is known', () => {
  setReaderZone('Africa/Lagos')
  render(
    <MemoryRouter>
      <DeadlinesCard {...nextDeadlines([exact, recurring])} verdictOf={() => null} />
    </MemoryRouter>,
  )
  const label = screen.getByText('1 Dec 2026, 23:59 New York · in 10 days')
  const here = label.nextElementSibling
  expect(here?.textContent).toBe('Your time: 2 Dec 2026, 05:59 Lagos')
  expect(here?.className).not.toContain('sr-only')
  expect(screen.getByText(/Usually/).textContent).toBe(recurring.deadline.label)
})

it('gives a day the color of dates once it is near', () => {
  const label = '31 Mar 2027, 23:59 New York · in 123 days'
  const far = { ...exact, id: 's3', deadline: { ...exact.deadline, daysLeft: 123, label } }
  render(
    <MemoryRouter>
      <DeadlinesCard {...nextDeadlines([exact, far])} verdictOf={() => null} />
    </MemoryRouter>,
  )
  expect(screen.getByText(/in 10 days$/).className).toContain('text-amber')
  expect(screen.getByText(label).className).not.toContain('text-amber')
})

it('says beside each what is known of how the student stands', () => {
  render(
    <MemoryRouter>
      <DeadlinesCard
        {...nextDeadlines([exact, recurring])}
        verdictOf={(id) => (id === 's1' ? 'Not eligible: GPA' : null)}
      />
    </MemoryRouter>,
  )
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('Not eligible: GPA')
  expect(second?.textContent).not.toContain('ligible')
})
