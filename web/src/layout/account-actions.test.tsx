import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'
import type { SignedInActions as SignedInActionsType } from './signed-in-actions.tsx'

type Real = { SignedInActions: typeof SignedInActionsType }

function missing(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/part-x1.js')
}
vi.mock('./signed-in-actions.tsx', () => missing())
vi.mock('#features/notices/notice-bell.tsx', () => missing())

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(() => {})
  // React logs what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

it('the page and a way to the profile stay when the script for the signed-in does not come', async () => {
  fakeServer({ SessionViewer: () => ({ viewer: studentViewer }) })
  await renderApp('/help')
  const banner = within(await screen.findByRole('banner'))
  const profile = await banner.findByRole('link', { name: 'Profile & Settings' })
  expect(profile.getAttribute('href')).toBe('/profile')
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
})

it('the others stay when the script of the bell does not come, and a link stands for it', async () => {
  const { SignedInActions } = await vi.importActual<Real>('./signed-in-actions.tsx')
  render(
    <MemoryRouter>
      <SignedInActions viewer={studentViewer} />
    </MemoryRouter>,
  )
  const bell = await screen.findByRole('link', { name: 'Notifications' })
  expect(bell.getAttribute('href')).toBe('/notifications')
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
})
