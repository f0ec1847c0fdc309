import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ChangesCard } from './changes-card.tsx'

it.each([
  [1, 'Look at 1 new scholarship'],
  [4, 'Look at 4 new scholarships'],
])('says that %i became fitting to saved searches', (newFits, name) => {
  render(
    <MemoryRouter>
      <ChangesCard newFits={newFits} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/saved-searches')
})
