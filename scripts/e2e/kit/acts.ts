/** What people do on a page: finds controls by roles and labels, as people see and hear them. */
import { PATIENCE_MS } from '@landfall/kit/testing/eventually'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { readLink } from './mailbox.ts'
import type { Person } from './people.ts'
import { site } from './config.ts'

type Name = string | RegExp
type Place = Page | Locator

export function button(place: Place, name: Name): Locator {
  return place.getByRole('button', { name, exact: true })
}

export function link(place: Place, name: Name): Locator {
  return place.getByRole('link', { name, exact: true })
}

/** The control that opens a part that is closed at first. */
export function opener(place: Place, words: Name): Locator {
  return place.locator('summary').filter({ hasText: words }).first()
}

/** A control by its label; the mark of optional fields is no part of the name. */
export function field(place: Place, label: string): Locator {
  const words = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return place.getByLabel(new RegExp(`^${words}( \\(optional\\))?$`))
}

export async function fill(place: Place, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(place, label).fill(value)
}

/** Waits for the page with this heading. */
export async function seePage(page: Page, heading: Name) {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

/** Waits for a notification and dismisses it. */
export async function seeToast(page: Page, title: Name, text?: Name) {
  const region = page.getByRole('region', { name: 'Notifications' })
  const titled = region
    .getByRole('group')
    .filter({ has: page.getByText(title, { exact: true }) })
  const toast = text === undefined ? titled : titled.filter({ hasText: text })
  await toast.waitFor()
  await button(toast, 'Dismiss notification').click()
}

/** Expects an error at a field: the message is tied to the control that this label names. */
export async function expectFieldError(place: Place, label: string, message: string) {
  const control = field(place, label)
  await place.getByText(message).first().waitFor()
  await expect.poll(() => control.getAttribute('aria-invalid')).toBe('true')
  const described = (await control.getAttribute('aria-describedby'))?.split(' ') ?? []
  const texts = await control.evaluate(
    (element, ids) =>
      ids.map((id) => element.ownerDocument.getElementById(id)?.textContent),
    described,
  )
  expect(texts.join(' ')).toContain(message)
}

export async function expectPath(page: Page, path: string) {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
}

const kinds = { student: 'Student', donor: 'Donor', university: 'University' }

export async function fillRegistration(page: Page, person: Person) {
  await fill(page, {
    'First name': person.firstName,
    'Last name': person.lastName,
    Username: person.username,
    Email: person.email,
    Password: person.password,
  })
}

/** Goes from the registration form to a verified address and a session, as a person does. */
export async function registerByHand(page: Page, person: Person) {
  const kind = kinds[person.userType]
  await page.goto('/auth')
  await link(page, 'Create one now').click()
  await page.getByRole('link', { name: `Continue as ${kind}` }).click()
  await seePage(page, `Create ${kind} Account`)
  await fillRegistration(page, person)
  await button(page, 'Create account').click()
  await seeToast(page, 'Account Created!')
  await openMailedLink(page, person, '/verify-email')
  await seeToast(page, 'Email Verified')
  await link(page, 'Continue to Login').click()
  await logInByHand(page, person)
}

/** Fills in the login form that is open. */
export async function logInByHand(page: Page, person: Person) {
  await submitLogin(page, person)
  await seeToast(
    page,
    'Welcome back!',
    `You have successfully logged in to your ${person.userType} account.`,
  )
}

/** Fills in and sends the same form, for cases where newer news may replace the welcome at once. */
export async function submitLogin(page: Page, { username, password }: Person) {
  await fill(page, { 'Username or email': username, Password: password })
  await button(page, /^Sign (in|In as .+)$/).click()
}

/** Opens the link of the newest mail that has one to this path. */
export async function openMailedLink(page: Page, { email }: Person, path: string) {
  await page.goto(await readLink(email, path))
}

/** Signs out; on a phone, from the menu. */
export async function logOut(page: Page) {
  const menu = button(page, 'Open menu')
  if (await button(page, 'Logout').isHidden()) await menu.click()
  await button(page, 'Logout').click()
  await seeToast(page, 'Logged out', 'You have been successfully logged out.')
}

/** Signs in by the cookies of a REST client, for journeys that are about something else. */
export async function useSession(page: Page, jar: ReadonlyMap<string, string>) {
  const cookies = [...jar].map(([name, value]) => ({
    name,
    value,
    url: site.url,
    httpOnly: true,
  }))
  await page.context().addCookies(cookies)
}

/** What a step looks for in a list may be gone by then: the step does not wait long, and the next one looks again. */
const GONE = { timeout: 2_000 }

/**
 * Presses the button below a list of scholarships until the
 * list is whole; a list that is replaced meanwhile begins anew.
 */
export async function showAll(page: Page) {
  const foot = page.getByRole('status').filter({ hasText: /^\d+ of \d+ scholarships$/ })
  const isWhole = async () => {
    const shown = await page.getByRole('article').count()
    if (!(await foot.isVisible())) return shown > 0
    const counts = await readFoot(foot)
    if (counts.shown === counts.total) return shown === counts.total
    // The best fits come first; scholarships that do not fit are folded.
    const fold = button(page, /^Show \d+ that you are not eligible for$/)
    if (await fold.isVisible()) await fold.click(GONE)
    const more = button(page, 'Show more scholarships')
    if ((await more.getAttribute('aria-busy', GONE)) !== 'true') await more.click(GONE)
    return false
  }
  await expect.poll(() => isWhole().catch(() => false), { timeout: PATIENCE_MS }).toBe(true)
}

/** Asks for more of a list until it shows `wanted`; asks again when the list is read anew meanwhile. */
export async function showUntil(wanted: Locator, more: Locator) {
  const isThere = async () => {
    if (await wanted.isVisible()) return true
    if ((await more.getAttribute('aria-busy', GONE)) !== 'true') await more.click(GONE)
    return false
  }
  await wanted.or(more).first().waitFor()
  await expect.poll(() => isThere().catch(() => false), { timeout: PATIENCE_MS }).toBe(true)
}

async function readFoot(foot: Locator) {
  const [shown = 0, total = 0] =
    (await foot.innerText(GONE)).match(/\d+/g)?.map(Number) ?? []
  return { shown, total }
}
