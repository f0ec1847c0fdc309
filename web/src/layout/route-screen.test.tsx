import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SessionViewerQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'
import { watchToasts } from '#testing/toasts.ts'

let toasts: ReturnType<typeof watchToasts>
beforeEach(() => {
  toasts = watchToasts()
})

const visitor: SessionViewerQuery = { viewer: null }
const student: SessionViewerQuery = {
  viewer: studentViewer,
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('sends a visitor of a private page to sign in, with the way back', async () => {
  fakeServer({ SessionViewer: () => visitor })
  await renderApp('/invitations?token=abc')
  const student = await screen.findByRole('link', { name: /Continue as Student/ })
  expect(student.getAttribute('href')).toBe(
    '/auth/student?returnTo=%2Finvitations%3Ftoken%3Dabc',
  )
})

it('sends a signed-in person from the sign-in page to where they wanted to go', async () => {
  fakeServer({ SessionViewer: () => student })
  await renderApp('/auth/donor?returnTo=%2Fterms')
  expect(await screen.findByRole('heading', { name: 'Terms of Service' })).toBeTruthy()
})

it('carries no way back to another site', async () => {
  fakeServer({ SessionViewer: () => visitor })
  await renderApp('/auth?returnTo=https%3A%2F%2Felsewhere.example')
  const student = await screen.findByRole('link', { name: /Continue as Student/ })
  expect(student.getAttribute('href')).toBe('/auth/student')
})

it('shows the not-found screen for an address that has no page', async () => {
  fakeServer({ SessionViewer: () => visitor })
  await renderApp('/no-such-page')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
})

it('offers a visitor to sign in and to sign up, and to come back to the page', async () => {
  fakeServer({ SessionViewer: () => visitor })
  await renderApp('/terms')
  const header = within(screen.getByRole('banner'))
  const way = async (name: string) =>
    (await header.findByRole('link', { name })).getAttribute('href')
  expect(await way('Sign in')).toBe('/auth/student?returnTo=%2Fterms')
  expect(await way('Sign up')).toBe('/auth/student?view=register&returnTo=%2Fterms')
})

it('logs out, says so and offers the way in again', async () => {
  let isSignedIn = true
  fakeServer({
    SessionViewer: () => (isSignedIn ? student : visitor),
    SessionLogout: () => {
      isSignedIn = false
      return { logout: { message: 'Bye' } }
    },
  })
  const { user } = await renderApp('/help')
  const header = within(screen.getByRole('banner'))
  await user.click(header.getByRole('button', { name: 'Logout' }))
  expect(await header.findByRole('link', { name: 'Sign up' })).toBeTruthy()
  expect(toasts.last()).toMatchObject({
    title: 'Logged out',
    description: 'You have been successfully logged out.',
  })
})
