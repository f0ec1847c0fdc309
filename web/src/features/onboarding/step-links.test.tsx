import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { stepsOf } from './onboarding-steps.ts'
import { StepLinks } from './step-links.tsx'

it('says of a draft that it waits for the verification, which is what is reviewed', () => {
  const steps = stepsOf({
    verification: 'PENDING',
    isEmailVerified: true,
    hasDomainToProve: false,
    fundCount: 0,
    scholarships: ['DRAFT'],
  })
  render(
    <MemoryRouter>
      <StepLinks steps={steps} current="verification" pathOf={(step) => `/${step}`} />
    </MemoryRouter>,
  )
  const states = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(states[1]).toContain('In review')
  expect(states[3]).toContain('Draft, until you are verified')
})
