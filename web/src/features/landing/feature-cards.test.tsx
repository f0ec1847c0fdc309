import { render, screen } from '@testing-library/react'
import { matchPath, MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { patterns } from '#paths'
import { FeatureCards } from './feature-cards.tsx'
import { features } from './feature-list.ts'

const isPage = (pathname: string) =>
  Object.values(patterns).some((route) => matchPath(route, pathname))

it('leads from each card to a page that exists', () => {
  render(
    <MemoryRouter>
      <FeatureCards />
    </MemoryRouter>,
  )
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(
    features.map(({ title }) => title),
  )
  expect(links.filter(({ pathname }) => !isPage(pathname))).toEqual([])
})
