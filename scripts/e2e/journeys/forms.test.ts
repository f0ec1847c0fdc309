/** Typed text stays, whatever fails between the page and the server. */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field, fill, seeToast, useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { newPerson, signUp, signUpDonor } from '../kit/people.ts'

const browser = useBrowser()

type Form = {
  name: string
  account: 'visitor' | 'student' | 'donor'
  path: string
  /** The text to type, by label. */
  values: Record<string, string>
  submit: string
}

const forms: Form[] = [
  {
    name: 'login',
    account: 'visitor',
    path: '/auth/student',
    values: { 'Username or email': 'amina.o', Password: 'teal-lantern-47' },
    submit: 'Sign In as Student',
  },
  {
    name: 'forgotten password',
    account: 'visitor',
    path: '/auth/student?view=forgot-password',
    values: { Email: 'a@mail.example' },
    submit: 'Send reset link',
  },
  {
    name: 'new password',
    account: 'visitor',
    path: '/reset-password?token=xyz',
    values: { 'New password': 'teal-lantern-47', 'Confirm password': 'teal-lantern-47' },
    submit: 'Set new password',
  },
  {
    name: 'profile',
    account: 'student',
    path: '/profile',
    values: {
      'Your grade': '3.45',
      'Country of citizenship': 'KE',
    },
    submit: 'Save',
  },
  {
    name: 'account',
    account: 'student',
    path: '/settings',
    values: { 'First name': 'Amina Wanjiru' },
    submit: 'Save account',
  },
  {
    name: 'scholarship',
    account: 'donor',
    path: '/my-scholarships/new',
    values: {
      Title: 'Harmattan Award',
      Description: 'For those who build wells.',
      'Amount in US$': '2500',
    },
    submit: 'Save draft',
  },
]

const FAILURES_SHOW = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|net::ERR_FAILED|503/
const failures = {
  'the network is away': async (page: Page) => {
    await page.context().setOffline(true)
    await page.getByText(/^You are offline\./).waitFor()
  },
  'the connection breaks': (page: Page) =>
    page.route('**/graphql', (route) => route.abort('connectionreset')),
  'the server fails': (page: Page) =>
    page.route('**/graphql', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    ),
  'the answer is no answer': (page: Page) =>
    page.route('**/graphql', (route) => route.fulfill({ status: 200, body: '<html>' })),
}

test('the registration form keeps what was typed through every failure, and then succeeds', async () => {
  const { page, allow } = await browser.visit({ screen: 'phone', theme: 'light' })
  allow(FAILURES_SHOW)
  const { firstName, lastName, username, email, password } = newPerson('student')
  await openWhole(page, '/auth/student?view=register')
  const values = {
    'First name': firstName,
    'Last name': lastName,
    Username: username,
    Email: email,
    Password: password,
  }
  await enter(page, values)
  await expectKept(page, { values, submit: 'Create account' })
  await button(page, 'Create account').click()
  await seeToast(page, 'Account Created!')
})

// All forms share one component; web/src/lib/graphql/graphql-request.test.ts covers what each kind of failure says.
test.runIf(isThorough).each(forms)(
  'the $name form keeps what was typed through every failure',
  async (form) => {
    const { page, allow } = await browser.visit({ screen: 'phone', theme: 'light' })
    allow(FAILURES_SHOW)
    if (form.account !== 'visitor') {
      const { client } =
        form.account === 'student'
          ? await signUp('student')
          : await signUpDonor({ isVerified: true })
      await useSession(page, client.jar)
    }
    await openWhole(page, form.path)
    await enter(page, form.values)
    await expectKept(page, form)
  },
)

/** Sends the form while each kind of failure lasts: the typed text stays. */
async function expectKept(page: Page, { values, submit }: Pick<Form, 'values' | 'submit'>) {
  for (const [failure, begin] of Object.entries(failures)) {
    await begin(page)
    await button(page, submit).click()
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
    await expect.poll(() => button(page, submit).isEnabled()).toBe(true)
    expect([failure, await typed(page, values)]).toEqual([failure, values])
    await page.unroute('**/graphql')
    await page.context().setOffline(false)
  }
}

/** Opens the page and waits for the script that shows notifications, which comes after the page. */
async function openWhole(page: Page, path: string) {
  const notifications = page.waitForResponse(/\/assets\/toast-stack-[^/]+\.js$/)
  await page.goto(path)
  await (await notifications).finished()
}

async function enter(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const control = field(page, label).first()
    const isSelect = await control.evaluate((element) => element.tagName === 'SELECT')
    await (isSelect ? control.selectOption(value) : control.fill(value))
  }
}

async function typed(page: Page, values: Record<string, string>) {
  const pairs = Object.keys(values).map(async (label) => [
    label,
    await field(page, label).first().inputValue(),
  ])
  return Object.fromEntries(await Promise.all(pairs)) as Record<string, string>
}

// web/src/pages/profile/profile-page.test.tsx covers the same with the page alone.
test.runIf(isThorough)('an unsaved profile is there again after a reload', async () => {
  const { client } = await signUp('student')
  const { page } = await browser.visit()
  await useSession(page, client.jar)
  await page.goto('/profile')
  await fill(page, { 'Your grade': '3.45' })
  await page.reload()
  await page.getByText(/^We kept what you typed here before\./).waitFor()
  expect(await field(page, 'Your grade').inputValue()).toBe('3.45')
})

test('notes that cannot be saved stay in the editor, and the list can be printed', async () => {
  const { client } = await signUp('student')
  const [first] = (
    await client.get<{ id: string; title: string }[]>('/api/scholarships?limit=1')
  ).body
  await client.post('/api/saved-scholarships', { scholarshipId: first?.id })
  const { page, allow } = await browser.visit()
  allow(/ERR_INTERNET_DISCONNECTED/)
  await useSession(page, client.jar)
  await openWhole(page, '/saved')
  await button(page, `Add notes on ${first?.title}`).click()
  await fill(page, { Notes: 'Ask Ms. Njeri for a letter' })
  await page.context().setOffline(true)
  await button(page, 'Save').click()
  await seeToast(page, 'Failed to update scholarship')
  expect(await field(page, 'Notes').inputValue()).toBe('Ask Ms. Njeri for a letter')
  await page.context().setOffline(false)
  await button(page, 'Save').click()
  await seeToast(page, 'Scholarship updated successfully')
  await page.getByRole('article').getByText('Ask Ms. Njeri for a letter').waitFor()

  await button(page, 'Print').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('rowheader', { name: first?.title ?? '' }).waitFor()
  expect(await button(page, 'Print').isVisible()).toBe(false)
  expect(await page.getByRole('article').count()).toBe(0)
})
