import { expect, it } from 'vitest'
import { askedFilter, filterOf, reportAddress, reportChoice } from './dashboard-filter.ts'

it('asks for what the address chooses, and for no range that goes backwards', () => {
  const chosen = filterOf(new URLSearchParams('from=2026-11-02&to=2026-11-01&fundId=f1'))
  expect(askedFilter(chosen)).toEqual({
    from: '2026-11-02',
    to: null,
    fundId: 'f1',
    scholarshipId: null,
  })
  expect(askedFilter({ ...chosen, from: '2026-1' }).from).toBeNull()
  expect(reportAddress(reportChoice('o1', chosen))).toBe(
    '/api/donor-metrics/report?organizationId=o1&from=2026-11-02&fundId=f1',
  )
})
