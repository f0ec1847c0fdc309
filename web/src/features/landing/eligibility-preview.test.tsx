import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tabKeys } from '#lib/browser/storage-keys.ts'
import { readTab } from '#lib/browser/storage.ts'
import { fakeServer } from '#testing/fake-server.ts'
import type { LandingCountriesQuery, LandingPreviewQuery } from '#gql/graphql'
import { EligibilityPreview } from './eligibility-preview.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

const countries = {
  countries: [
    { code: 'GH', name: 'Ghana' },
    { code: 'NG', name: 'Nigeria' },
  ],
} satisfies LandingCountriesQuery

const awardOf = (name: string) =>
  ({
    scholarship: {
      id: name,
      slug: name.toLowerCase(),
      title: `${name} Award`,
      provider: 'Wells for All',
      amountLabel: 'US$2,500',
      deadline: { precision: 'NONE', date: null, daysLeft: null, isRolling: true },
    },
    eligibility: { verdict: 'ANSWER_QUESTIONS', label: 'Answer 2 questions', awaits: null },
  }) satisfies LandingPreviewQuery['eligibilityPreview']['awards'][number]

const preview = {
  eligibilityPreview: {
    possibleCount: 41,
    deadlines: { confirmed: 30, usual: 8, waiting: 3 },
    awards: ['Coast', 'Dune', 'Fjord'].map(awardOf),
  },
} satisfies LandingPreviewQuery

/** A visitor chooses both. */
async function choose(level: string, line = { isLost: false }) {
  const { requests } = fakeServer({
    LandingCountries: () => countries,
    LandingPreview: () => {
      if (line.isLost) throw new TypeError('Failed to fetch')
      return preview
    },
  })
  const user = userEvent.setup()
  render(<EligibilityPreview />, { wrapper: MemoryRouter })
  await screen.findByRole('option', { name: 'Nigeria' })
  await user.selectOptions(screen.getByLabelText('Your citizenship'), 'Nigeria')
  await user.selectOptions(screen.getByLabelText('Level you want to study'), level)
  return { user, requests }
}

it('says that an answer did not come, and asks for it again', async () => {
  const line = { isLost: true }
  const { user } = await choose('PhD', line)
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('We could not look that up')).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()
  line.isLost = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  const awards = await screen.findAllByRole('article')
  expect(
    awards.map((award) => within(award).getByRole('link').getAttribute('href')),
  ).toEqual(['/scholarships/coast', '/scholarships/dune', '/scholarships/fjord'])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('leads to all that it counted, also those whose lists say nothing', async () => {
  await choose('PhD')
  const all = await screen.findByRole('link', { name: 'See all of them' })
  expect(all.getAttribute('href')).toBe(
    '/scholarships?countries=NG&degreeLevel=phd&includeUnknown=true',
  )
})

it('keeps what was chosen for the profile that is begun', async () => {
  const { user, requests } = await choose('Master’s')
  await user.click(
    await screen.findByRole('link', { name: 'Create a free account to answer the rest' }),
  )
  expect(requests.at(-1)?.variables).toEqual({ country: 'NG', level: 'GRADUATE' })
  const wish = JSON.parse(readTab(tabKeys.wish) ?? '{}') as { what: string }
  expect(wish).toMatchObject({ kind: 'profile', pathname: '/profile' })
  expect(JSON.parse(wish.what)).toEqual({ country: 'NG', level: 'GRADUATE' })
})
