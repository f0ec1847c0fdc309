import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SessionViewerQuery, VerifyEmailMutation } from '#gql/graphql'
import { RequestError } from '#lib/graphql/graphql-request.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { watchToasts } from '#testing/toasts.ts'

let toasts: ReturnType<typeof watchToasts>
beforeEach(() => {
  toasts = watchToasts()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const visitor: SessionViewerQuery = { viewer: null }

it('submits by itself, once, and leads on to the login with the way back', async () => {
  const { requests } = fakeServer({
    SessionViewer: () => visitor,
    VerifyEmail: (): VerifyEmailMutation => ({
      verifyEmail: {
        __typename: 'VerifyEmailSuccess',
        message: 'Your email address is verified.',
        returnTo: '/help',
      },
    }),
  })
  await renderApp('/verify-email?token=good', StrictMode)
  const next = await screen.findByRole('link', { name: 'Continue to Login' })
  expect(next.getAttribute('href')).toBe('/auth?returnTo=%2Fhelp')
  expect(requests.filter(({ operation }) => operation === 'VerifyEmail')).toHaveLength(1)
  expect(toasts.last()?.title).toBe('Email Verified')
})

it('says that a used link is used, and offers a new one', async () => {
  fakeServer({
    SessionViewer: () => visitor,
    VerifyEmail: (): VerifyEmailMutation => ({
      verifyEmail: {
        __typename: 'InvalidToken',
        code: 'INVALID_TOKEN',
        message: 'This link was used or has expired.',
      },
    }),
  })
  await renderApp('/verify-email?token=used')
  expect(await screen.findByText('This link was used or has expired.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Login' })).toBeTruthy()
  expect(toasts.last()?.title).toBe('Verification Failed')
})

it('can be tried again when a part of the service does not answer', async () => {
  let isDown = true
  fakeServer({
    SessionViewer: () => visitor,
    VerifyEmail: (): VerifyEmailMutation => {
      if (isDown) throw new RequestError('unavailable')
      const message = 'Your email address is verified.'
      return {
        verifyEmail: { __typename: 'VerifyEmailSuccess', message, returnTo: null },
      }
    },
  })
  const { user } = await renderApp('/verify-email?token=busy')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Continue to Login' })).toBeTruthy()
})

it('calls a link without a token invalid and asks nothing of the server', async () => {
  const { requests } = fakeServer({ SessionViewer: () => visitor })
  await renderApp('/verify-email')
  expect(
    await screen.findByRole('heading', { name: 'Invalid Verification Link' }),
  ).toBeTruthy()
  expect(requests.map(({ operation }) => operation)).not.toContain('VerifyEmail')
})
