import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CountryLimits_LimitsFragment } from '#gql/graphql'
import { CountryLimits } from './country-limits.tsx'

const limits: CountryLimits_LimitsFragment = {
  says: 'A proclamation limits new visas.',
  source: 'Brown ISSS',
  verifiedOn: '2026-11-22',
  confidence: 'UNCONFIRMED',
}

it('says where a limit was read, when, and how sure it is', () => {
  render(<CountryLimits limits={limits as never} />)
  expect(screen.getByText(/A proclamation limits new visas/)).toBeTruthy()
  expect(
    screen.getByText(
      'Source: Brown ISSS. Read on 22 Nov 2026; no source confirms that it is in force.',
    ),
  ).toBeTruthy()
})

it('says nothing where none is known', () => {
  const { container } = render(
    <CountryLimits limits={{ ...limits, says: null } as never} />,
  )
  expect(container.textContent).toBe('')
})
