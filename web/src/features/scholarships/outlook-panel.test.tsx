import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { OutlookPanel } from './outlook-panel.tsx'

function showPanel(waitingCount: number, facts: object = {}) {
  const outlook = {
    openCount: 400,
    eligibleCount: 100,
    waitingCount,
    toAnswerCount: 60,
    toCheckCount: 40,
    notEligibleCount: 200,
    statedTotal: null,
    statedCount: 0,
    unstatedCount: 0,
    whatIf: [],
    ...facts,
  }
  render(
    <MemoryRouter>
      <OutlookPanel outlook={outlook as never} onShowEligible={null} />
    </MemoryRouter>,
  )
  return screen.getByRole('region', { name: 'Open to you' })
}

it('says how all open ones are judged, in words beside the bar', () => {
  const panel = showPanel(0)
  const words = within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(words).toEqual([
    'Eligible: 100',
    'Your answers decide: 60',
    'Check with the provider: 40',
    'Not eligible: 200',
  ])
  const widths = [...panel.querySelectorAll('svg[height="12"][width="100%"] rect')].map(
    (rect) => rect.getAttribute('width'),
  )
  expect(widths).toEqual(['25%', '15%', '10%', '50%'])
})

it('does not count as eligible what waits for its next round', () => {
  const panel = showPanel(8)
  expect(panel.textContent).toContain(
    'You meet every requirement of 92 of the 400 scholarships. 8 more wait for their next round.',
  )
  const words = within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(words.slice(0, 2)).toEqual(['Eligible: 92', 'Waiting for the next round: 8'])
})

it('says what its sum adds up: by the year what comes more than once in one', async () => {
  const statedTotal = { amount: '61000.00', currency: 'USD', formatted: 'US$61,000' }
  const panel = showPanel(0, { statedTotal, statedCount: 3 })
  const fold = 'Award totals, and how to qualify for more'
  await userEvent.click(within(panel).getByText(fold))
  expect(panel.textContent).toContain(
    'monthly and semester payments as a yearly sum, totals and one-time payments as stated.',
  )
})

it('tells what a better score would open, once that is asked for', async () => {
  const note = 'Your GPA is 2.60. At 3.0 you would qualify for 12 more.'
  const panel = showPanel(0, { whatIf: [{ text: note, profileField: 'gpa' }] })
  expect(within(panel).queryByText(note)).toBeNull()
  await userEvent.click(
    within(panel).getByText('Award totals, and how to qualify for more'),
  )
  within(panel).getByText(note)
})
