import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LoginFormMutation, SessionViewerQuery } from '#gql/graphql'
import { keepWish } from '#lib/session/wish.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { watchToasts } from '#testing/toasts.ts'

let toasts: ReturnType<typeof watchToasts>
beforeEach(() => {
  toasts = watchToasts()
})

const visitor: SessionViewerQuery = { viewer: null }
const donor: SessionViewerQuery = {
  viewer: {
    id: 'u1',
    username: 'amara',
    email: 'amara@example.org',
    firstName: 'Amara',
    lastName: 'Okonkwo',
    accountType: 'DONOR',
    roles: [],
    isEmailVerified: true,
    preferences: null,
    memberships: [],
  },
}
const rightPassword = 'river basalt lantern'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A server that knows one donor account. */
function serverWithDonor() {
  let isSignedIn = false
  return fakeServer({
    SessionViewer: () => (isSignedIn ? donor : visitor),
    LoginForm: ({ input }): LoginFormMutation => {
      isSignedIn = (input as { password: string }).password === rightPassword
      return isSignedIn
        ? {
            login: {
              __typename: 'LoginSuccess',
              message: 'You are in your donor account.',
            },
          }
        : {
            login: {
              __typename: 'WrongCredentials',
              code: 'WRONG_CREDENTIALS',
              message: 'The username or the password is wrong.',
            },
          }
    },
  })
}

it('asks for both fields before it sends anything', async () => {
  const { requests } = serverWithDonor()
  const { user } = await renderApp('/auth/student')
  await user.click(await screen.findByRole('button', { name: 'Sign In as Student' }))
  expect(screen.getAllByText('Username is required').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Password is required').length).toBeGreaterThan(0)
  expect(requests.map(({ operation }) => operation)).not.toContain('LoginForm')
})

it('keeps what was typed when the server refuses, says why, and moves the focus to it', async () => {
  serverWithDonor()
  const { user } = await renderApp('/auth/student')
  await user.type(await screen.findByLabelText('Username or email'), 'amara')
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign In as Student' }))
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('The username or the password is wrong.')
  expect(document.activeElement).toBe(summary)
  expect(screen.getByLabelText<HTMLInputElement>('Username or email').value).toBe('amara')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong')
  expect(toasts.last()?.title).toBe('Login Failed')
})

it('keeps what was typed without a connection and says so', async () => {
  fakeServer({ SessionViewer: () => visitor })
  const { user } = await renderApp('/auth/student')
  await user.type(await screen.findByLabelText('Username or email'), 'amara')
  await user.type(screen.getByLabelText('Password'), rightPassword)
  await user.click(screen.getByRole('button', { name: 'Sign In as Student' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We cannot reach the server',
  )
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(rightPassword)
})

it('signs in by another type’s form, says what the server says and goes back to where one was', async () => {
  serverWithDonor()
  const { user } = await renderApp('/auth/student?returnTo=%2Fhelp')
  await user.type(await screen.findByLabelText('Username or email'), 'amara')
  await user.type(screen.getByLabelText('Password'), rightPassword)
  await user.click(screen.getByRole('button', { name: 'Sign In as Student' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Help Center' })).toBeTruthy()
  expect(toasts.last()?.description).toBe('You are in your donor account.')
})

it('signs in to any account at the address without a type, and goes back to where one was', async () => {
  serverWithDonor()
  const { user } = await renderApp('/auth?returnTo=%2Fhelp')
  await user.type(await screen.findByLabelText('Username or email'), 'amara')
  await user.type(screen.getByLabelText('Password'), rightPassword)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Help Center' })).toBeTruthy()
})

it('has the kinds of account beside that form, each with the way back', async () => {
  serverWithDonor()
  await renderApp('/auth?returnTo=%2Fhelp')
  const cards = await screen.findAllByRole('link', { name: /Continue as / })
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    '/auth/student?returnTo=%2Fhelp',
    '/auth/university?returnTo=%2Fhelp',
    '/auth/donor?returnTo=%2Fhelp',
  ])
})

it('tells a visitor why they are here, on this form and the one for a new account', async () => {
  fakeServer({ SessionViewer: () => visitor })
  const page = '/scholarships/coastal'
  keepWish({ kind: 'save', what: 's1', pathname: page })
  const { user } = await renderApp(`/auth/student?returnTo=${encodeURIComponent(page)}`)
  const why = /^Saving needs a free account\./
  expect(await screen.findByText(why)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Create one now' }))
  await screen.findByRole('heading', { level: 1, name: 'Create Student Account' })
  expect(screen.getByText(why)).toBeTruthy()
})

it('speaks of no wish to who comes from another page', async () => {
  fakeServer({ SessionViewer: () => visitor })
  keepWish({ kind: 'save', what: 's1', pathname: '/scholarships/coastal' })
  await renderApp('/auth/student?returnTo=%2Fsaved')
  await screen.findByRole('button', { name: 'Sign In as Student' })
  expect(screen.queryByText(/needs a free account/)).toBeNull()
})
