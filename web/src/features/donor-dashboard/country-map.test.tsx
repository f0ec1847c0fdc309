import { COUNTRIES } from '@landfall/reference/countries'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
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

it('is saved as a picture with the same marks, its title and what they mean', async () => {
  const drawn: string[] = []
  const pen = {
    scale: vi.fn<() => void>(),
    translate: vi.fn<() => void>(),
    fillRect: vi.fn<() => void>(),
    fill: vi.fn<() => void>(),
    stroke: vi.fn<() => void>(),
    measureText: () => ({ width: 50 }),
    fillText: (words: string) => drawn.push(words),
  }
  vi.stubGlobal('Path2D', class { arc = vi.fn<() => void>() }) // prettier-ignore
  vi.stubGlobal('fetch', async () => new Response(drawing))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['png'])),
  )
  const saved = vi.fn<(name: string) => void>()
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = vi.fn<() => void>()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved(this.download)
  })
  render(<CountryMap groups={[{ key: 'KE', label: 'Kenya', count: 5 }]} />)
  const name = 'Save picture (PNG): Map of countries'
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(saved).toHaveBeenCalledWith('Countries of citizenship.png'))
  expect(drawn).toEqual([
    'Countries of citizenship',
    '5 applications',
    'None, or too few to show',
  ])
  // Every outline is drawn once, and the marked country again.
  expect(pen.fill).toHaveBeenCalledTimes(
    (drawing.match(/<(path|circle) /g)?.length ?? 0) + 1,
  )
})
