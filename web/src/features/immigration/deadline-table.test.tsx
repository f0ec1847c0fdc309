import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeFragmentData } from '#gql'
import {
  DeadlineTable_DeadlineFragmentDoc as fragment,
  SourceLine_RuleFragmentDoc as sourceFragment,
} from '#gql/graphql'
import { DeadlineTable } from './deadline-table.tsx'

const source = { id: 'M5:', source: 'A school', verifiedOn: '2026-11-22' }
const rule = {
  ...source,
  title: 'Leave, transfer or change status',
  says: 'If your I-94 says “D/S”: there are 60 days.',
  ...makeFragmentData({ ...source, confidence: 'SECONDARY' }, sourceFragment),
}
const deadline = {
  id: 'M5:0',
  number: 0,
  opensOn: null,
  closesOn: '2027-07-14',
  urgedOn: null,
  standing: 'OPEN' as const,
  step: 'Leave, transfer or change status: by 14 Jul 2027.',
  milder: null,
  rule,
}

it('shows beside each day what its rule says, so that no day stands without its conditions', () => {
  const deadlines = [makeFragmentData(deadline, fragment)]
  render(<DeadlineTable caption="Your dates" deadlines={deadlines} />)
  const row = screen.getByRole('row', { name: /^Leave, transfer or change status/ })
  expect(within(row).getByText(rule.says)).toBeTruthy()
  expect(within(row).getByText(/^Source: A school/)).toBeTruthy()
})

function wordsWith(urgedOn: string) {
  const deadlines = [makeFragmentData({ ...deadline, urgedOn }, fragment)]
  const table = <DeadlineTable caption="Your dates" deadlines={deadlines} />
  return render(table).container.textContent
}

it('says by when to act only where that is before the last day', () => {
  expect(wordsWith('2027-07-01')).toContain('1 Jul 2027')
  expect(wordsWith('2027-07-14').match(/14 Jul 2027/g)).toHaveLength(2)
})
