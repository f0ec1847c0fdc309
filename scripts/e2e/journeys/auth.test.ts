/** Passwords, links and the way back. */
import { isThorough, someOf } from '@landfall/kit/testing/breadth'
import { expect, test } from 'vitest'
import {
  button,
  expectFieldError,
  expectPath,
  field,
  fill,
  fillRegistration,
  link,
  logInByHand,
  openMailedLink,
  seePage,
  seeToast,
  useSession,
} from '../kit/acts.ts'
import { desktopDark, useBrowser } from '../kit/browser.ts'
import { readToken } from '../kit/mailbox.ts'
import { newPerson, register, signUp } from '../kit/people.ts'
import { createClient } from '../kit/rest.ts'
import { site } from '../kit/config.ts'

const browser = useBrowser()
const newPassword = 'maroon-kettle-83-harvest'

test.each([desktopDark])(
  'a person resets a forgotten password ($screen, $theme)',
  async (look) => {
    const { person } = await signUp('student')
    const { page } = await browser.visit(look)
    await page.goto('/auth/student')
    await link(page, 'Forgot your password?').click()
    await seePage(page, 'Reset your password')
    await fill(page, { Email: person.email })
    await button(page, 'Send reset link').click()
    await seeToast(page, 'Reset Link Sent')

    await openMailedLink(page, person, '/reset-password')
    await seePage(page, 'Set a new password')
    await fill(page, { 'New password': newPassword, 'Confirm password': newPassword })
    await button(page, 'Set new password').click()
    await seeToast(page, 'Password Reset Successful')
    await expectPath(page, '/auth')

    await page.goto('/auth/student')
    await logInByHand(page, { ...person, password: newPassword })
    await expectPath(page, '/')
  },
)

// web/src/features/auth/reset-password-form.test.tsx covers what a link that no longer works says.
test.runIf(isThorough)(
  'a used or invalid reset link says so and offers a new one',
  async () => {
    const { person } = await signUp('student')
    const visitor = createClient()
    await visitor.post('/api/auth/forgot-password', { email: person.email })
    const token = await readToken(person.email, '/reset-password')
    const used = { token, password: newPassword, confirmPassword: newPassword }
    await visitor.post('/api/auth/reset-password', used)

    const { page } = await browser.visit()
    for (const stale of [token, 'x'.repeat(43)]) {
      await page.goto(`/reset-password?token=${stale}`)
      await fill(page, { 'New password': newPassword, 'Confirm password': newPassword })
      await button(page, 'Set new password').click()
      await seeToast(page, 'Reset Failed')
      await page
        .getByRole('alert')
        .getByText(
          'This reset link is no longer valid. It has already been used or has expired.',
        )
        .waitFor()
      await link(page, 'Ask for a new link').waitFor()
    }
  },
)

// The server's part is in scripts/e2e/rest/journey.test.ts, the page's in
// web/src/features/auth/verify-email.test.tsx.
test.runIf(isThorough)(
  'a verification link can be opened twice; one that is invalid or has no code says so',
  async () => {
    const person = newPerson('student')
    const client = createClient()
    await register(client, person)
    const token = await readToken(person.email, '/verify-email')
    const { page } = await browser.visit()
    for (let time = 0; time < 2; time += 1) {
      await page.goto(`/verify-email?token=${token}`)
      await seeToast(page, 'Email Verified')
    }
    await page.goto(`/verify-email?token=${'x'.repeat(43)}`)
    await seeToast(page, 'Verification Failed')
    await page.getByText(/It has already been used or has expired\./).waitFor()
    await link(page, 'Back to Login').waitFor()
    await page.goto('/verify-email')
    await seePage(page, 'Invalid Verification Link')
    await link(page, 'Back to Login').click()
    await expectPath(page, '/auth')
  },
)

const ways: readonly (readonly [string, string])[] = [
  ['//evil.example/', '/'],
  ['/help', '/help'],
  ['/auth', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['https://evil.example/', '/'],
]

// web/src/lib/session/return-to.test.ts tries case by case which addresses are not ours.
test.each(someOf(ways, 1))('returnTo %s leads to %s', async (returnTo, path) => {
  const { person, client } = await signUp('student')
  const { page } = await browser.visit()
  const query = new URLSearchParams({ returnTo })
  await page.goto(`/auth/student?${query}`)
  await logInByHand(page, person)
  await expectPath(page, path)
  const other = await browser.visit()
  await useSession(other.page, client.jar)
  await other.page.goto(`/auth/student?${query}`)
  await expectPath(other.page, path)
})

// web/src/features/auth/register-form.test.tsx goes through the faults one by one.
test.runIf(isThorough)(
  'the registration form shows each error next to its field, and that a username is taken',
  async () => {
    const taken = await signUp('student')
    const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
    await page.goto('/auth/student?view=register')
    await seePage(page, 'Create Student Account')
    await fill(page, { Password: '12345' })
    await button(page, 'Create account').click()
    await expectFieldError(page, 'First name', 'First name is required')
    await expectFieldError(page, 'Email', 'Please enter a valid email address')
    await expectFieldError(page, 'Password', site.passwordTooShort)
    const person = { ...newPerson('student'), username: taken.person.username }
    await fillRegistration(page, person)
    await button(page, 'Create account').click()
    await page.getByRole('alert').getByText('This username is already taken.').waitFor()
    await seeToast(page, 'Registration Failed')
    expect(await field(page, 'First name').inputValue()).toBe(person.firstName)
    await expectPath(page, '/auth/student')
  },
)

// web/src/features/auth/login-form.test.tsx covers the same.
test.runIf(isThorough)(
  'signing in works on the form of another account type, too',
  async () => {
    const { person } = await signUp('donor', 'Kwame')
    const { page } = await browser.visit()
    await page.goto('/auth/student')
    await logInByHand(page, person)
    await expectPath(page, '/')
  },
)
