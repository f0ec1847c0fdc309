import { configure, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CountriesQuery, ProfilePageQuery, SessionViewerQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

const viewer = {
  id: 'ama',
  username: 'ama',
  email: 'ama@example.org',
  firstName: 'Ama',
  lastName: 'Mensah',
  accountType: 'STUDENT',
  roles: [],
  isEmailVerified: true,
  preferences: null,
  memberships: [],
} satisfies SessionViewerQuery['viewer']

const session = () => ({ viewer }) satisfies SessionViewerQuery
const noProfile = () =>
  ({
    student: null,
    viewer: { id: 'ama', email: 'ama@example.org', pendingEmail: null },
  }) satisfies ProfilePageQuery
const countries = () =>
  ({ countries: [{ code: 'GH', name: 'Ghana' }] }) satisfies CountriesQuery

// The page's script loads first, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => sessionStorage.clear())

describe('a student without a profile', () => {
  it('is asked to create one, and is told what is missing without anything being sent', async () => {
    const server = fakeServer({
      SessionViewer: session,
      ProfilePage: noProfile,
      Countries: countries,
    })
    const { user } = await renderApp('/profile')
    await screen.findByRole('heading', { level: 1, name: 'Create Your Profile' })
    await user.clear(await screen.findByLabelText('Last name'))
    await user.type(screen.getByLabelText(/^Your grade/), '82')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Please fill in all required fields')
    expect(summary.textContent).toContain('Last name is required')
    expect(summary.textContent).toContain('Country is required')
    expect(summary.textContent).toContain('Please choose the scale of your grade')
    expect(server.requests.map(({ operation }) => operation)).not.toContain(
      'SaveStudent_Create',
    )
  })

  it('keeps what was typed when the server cannot be reached', async () => {
    fakeServer({ SessionViewer: session, ProfilePage: noProfile, Countries: countries })
    const { user } = await renderApp('/profile')
    await user.selectOptions(
      await screen.findByLabelText(/^Country/),
      await screen.findByText('Ghana'),
    )
    await user.type(screen.getByLabelText(/^TOEFL score/), '101')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Failed to create profile')).toBeTruthy()
    expect(screen.getByLabelText(/^TOEFL score/)).toHaveProperty('value', '101')
  })
})

it('opens at the field that an eligibility row asks for', async () => {
  fakeServer({ SessionViewer: session, ProfilePage: noProfile, Countries: countries })
  await renderApp('/profile?edit=citizenshipStatus')
  const field = await screen.findByLabelText(/^Your status in the U\.S\./)
  expect(document.activeElement).toBe(field)
})
