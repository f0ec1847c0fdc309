import { COUNTRIES } from '@landfall/reference/countries'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CountryMap, DOTS } from './country-map.tsx'
import drawing from './world.svg?raw'

const idsOf = (element: string) =>
  [...drawing.matchAll(new RegExp(`<${element} id="([A-Z]{2})"`, 'g'))].map(([, id]) => id)

it('has a place for every country, as a shape or a dot', () => {
  expect([...idsOf('path'), ...idsOf('circle')].toSorted()).toEqual(
    COUNTRIES.map(({ code }) => code).toSorted(),
  )
  expect(idsOf('circle')).toEqual([...DOTS])
})

it('marks the groups that are shown and nothing else, dots above shapes', () => {
  const groups = [
    { key: 'SG', label: 'Singapore', count: 15 },
    { key: 'KE', label: 'Kenya', count: 5 },
  ]
  render(<CountryMap groups={groups} />)
  const map = screen.getByRole('img', { name: /^World map: 2 countries/ })
  const marked = [...map.querySelectorAll('use')].map((use) => use.getAttribute('href'))
  expect(marked.map((href) => href?.split('#')[1])).toEqual([
    'countries',
    'small',
    'KE',
    'SG',
  ])
  expect(screen.getByText('5 applications')).toBeTruthy()
  expect(screen.getByText('15 applications')).toBeTruthy()
})
