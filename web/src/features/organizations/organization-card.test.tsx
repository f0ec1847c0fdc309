import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrganizationCard } from './organization-card.tsx'
import type { OrganizationFacts } from './organization-fragment.ts'

const organization = {
  id: 'o1',
  name: 'Wells',
  kind: 'DONOR',
  verification: 'VERIFIED',
  declineReason: null,
} as OrganizationFacts

it.each([
  [true, 1],
  [false, 0],
])('says that they can publish to those who can (%s)', (mayEdit, count) => {
  render(
    <OrganizationCard
      viewerId="u1"
      organization={organization}
      mayManage={false}
      mayEdit={mayEdit}
    />,
  )
  expect(screen.getByText('Verified')).toBeTruthy()
  expect(screen.queryAllByText('You can publish scholarships.')).toHaveLength(count)
})
