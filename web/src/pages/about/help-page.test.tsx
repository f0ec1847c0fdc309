import { render, screen } from '@testing-library/react'
import { matchPath, MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { patterns } from '#paths'
import { HelpPage } from './help-page.tsx'

const isPage = (pathname: string) =>
  Object.values(patterns).some((route) => matchPath(route, pathname))

function open(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <HelpPage />
    </MemoryRouter>,
  )
}

it('explains each verdict with the server’s own words', () => {
  open('/help')
  const words = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .join('\n')
  for (const verdict of [
    'Eligible: you meet every condition',
    'Eligible once nominated',
    'Eligible by last round’s rules',
    'Waiting for their next round',
    'Answer 2 questions',
    'Check with the provider',
    'Not eligible',
  ])
    expect(words).toContain(verdict)
})

it('has an anchor for each question, and opens at the one in the address', () => {
  const { container } = open('/help#verdicts')
  const ids = [...container.querySelectorAll('h2[id], h3[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(
    expect.arrayContaining(
      'verdicts facts matching essays mentors immigration applications'.split(' '),
    ),
  )
  expect(document.activeElement?.id).toBe('verdicts')
})

it('links to pages that exist', () => {
  open('/help')
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ pathname }) => pathname).filter((one) => !isPage(one))).toEqual([])
})
