import { expect, it } from 'vitest'
import { statedRequirements } from './stated-requirements.ts'

const long = 'You have worked for at least two years in a town of fewer than 5,000 people.'

it('are named by their own words where those fit into a list, so that a student knows what to ask', () => {
  const names = statedRequirements(['Admitted to a U.S. university', 'Honest.', long])
  expect(names.map(({ label }) => label)).toEqual([
    'Admitted to a U.S. university',
    'Honest',
    'other conditions',
  ])
})
