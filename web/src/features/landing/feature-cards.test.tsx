import { render, screen, within } from '@testing-library/react'
import { matchPath, MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { patterns } from '#paths'
import { FeatureCards } from './feature-cards.tsx'
import { features } from './feature-list.ts'

it('leads from each card to a page that exists', () => {
  render(
    <MemoryRouter>
      <FeatureCards />
    </MemoryRouter>,
  )
  const cards = screen.getAllByRole('listitem')
  expect(cards).toHaveLength(features.length)
  for (const [index, { title }] of features.entries()) {
    const link = within(cards[index]!).getByRole('link', { name: title })
    const { pathname } = new URL(link.getAttribute('href')!, 'https://this.site')
    const routes = Object.values(patterns).filter((route) => matchPath(route, pathname))
    expect(routes, title).not.toEqual([])
  }
})
