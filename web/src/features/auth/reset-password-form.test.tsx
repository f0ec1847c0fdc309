import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { ResetPasswordFormMutation, SessionViewerQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { watchToasts } from '#testing/toasts.ts'

let toasts: ReturnType<typeof watchToasts>
beforeEach(() => {
  toasts = watchToasts()
})

const password = 'river basalt lantern'
const used = 'This reset link is no longer valid. It has already been used or has expired.'

/** The page of a mailed link that was already used. */
async function open() {
  const { requests } = fakeServer({
    SessionViewer: (): SessionViewerQuery => ({ viewer: null }),
    ResetPasswordForm: (): ResetPasswordFormMutation => ({
      resetPassword: {
        __typename: 'ValidationFailed',
        code: 'VALIDATION_FAILED',
        message: 'Some fields are not right',
        errors: [{ path: ['token'], message: used }],
      },
    }),
  })
  const { user } = await renderApp('/reset-password?token=used')
  const send = async (confirmation: string) => {
    await user.type(await screen.findByLabelText('New password'), password)
    await user.type(screen.getByLabelText('Confirm password'), confirmation)
    await user.click(screen.getByRole('button', { name: 'Set new password' }))
  }
  return { requests, send }
}

it('says above the form that a link was used, keeps what was typed, and offers a new link', async () => {
  const { send } = await open()
  await send(password)
  expect((await screen.findByRole('alert')).textContent).toContain(used)
  expect(toasts.last()?.title).toBe('Reset Failed')
  expect(screen.getByLabelText('New password')).toHaveProperty('value', password)
  const another = screen.getByRole('link', { name: 'Ask for a new link' })
  expect(another.getAttribute('href')).toBe('/auth/student?view=forgot-password')
})

it('sends nothing when the password was not confirmed', async () => {
  const { send, requests } = await open()
  await send(`${password}!`)
  const fault = await screen.findByRole('link', { name: 'Passwords don’t match' })
  fault.click()
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'))
  expect(requests.map(({ operation }) => operation)).not.toContain('ResetPasswordForm')
})
