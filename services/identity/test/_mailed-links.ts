import { testVisitor } from '@landfall/kit/testing/callers'
import type { Identity } from './_app.ts'

export const NEW_PASSWORD = 'monsoon-Accra-31'
const visitor = testVisitor()

/** What people do to get mailed links, and with them. */
export function mailedLinkActs(identity: () => Identity) {
  const verify = (token: string) =>
    identity().mutate(
      visitor,
      'verifyEmail',
      { token },
      '... on VerifyEmailSuccess { message returnTo }',
    )
  const forgot = (email: string) =>
    identity().mutate(
      visitor,
      'forgotPassword',
      { email },
      '... on MailRequestAccepted { message }',
    )
  const reset = (token: string, password = NEW_PASSWORD, confirmPassword = password) =>
    identity().mutate(
      visitor,
      'resetPassword',
      { token, password, confirmPassword },
      '... on ResetPasswordSuccess { message }',
    )

  return { verify, forgot, reset }
}
