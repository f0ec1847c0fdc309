import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

it('shows visitors of the dashboard what donors get, and lets them sign in to return to it', async () => {
  fakeServer({ SessionViewer: () => ({ viewer: null }) })
  await renderApp('/donor-dashboard?organization=o1')
  await screen.findByRole('heading', { level: 1, name: 'What donors see' })
  const main = screen.getByRole('main')
  const leadsTo = (name: string) =>
    [...main.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.href
  const back = encodeURIComponent('/donor-dashboard?organization=o1')
  expect(leadsTo('Sign in')).toContain(`returnTo=${back}`)
  const onboarding = encodeURIComponent('/donor-onboarding')
  expect(leadsTo('Create a donor account')).toContain(`returnTo=${onboarding}`)
})
