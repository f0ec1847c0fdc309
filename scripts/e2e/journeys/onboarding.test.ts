/**
 * A university's way from a new account to its first published
 * program, on a phone; it leaves and comes back on the way.
 */
import { someOf } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  button,
  field,
  fill,
  link,
  opener,
  seePage,
  seeToast,
  useSession,
} from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { eventually } from '../kit/eventually.ts'
import { tabFaults, tabTo } from '../kit/keyboard.ts'
import { readMails } from '../kit/mailbox.ts'
import { axeFaults, narrowFaults, settle } from '../kit/page-checks.ts'
import { signInAdmin, signUp, type Organization } from '../kit/people.ts'
import { draftByHand, publishByHand } from '../kit/scholarship-acts.ts'
import type { Client } from '../kit/rest.ts'

const browser = useBrowser()
const phone = { screen: 'phone', theme: 'light' } as const

test('a university completes the setup step by step on two devices, and publishes', async () => {
  const university = await signUp('university', 'Njeri')
  const name = `Hunter ${university.person.username.slice(-10)}`
  const first = await browser.visit(phone)
  await first.page.goto('/donor-onboarding')
  await seePage(first.page, 'Set up and publish')
  await link(first.page, 'What donors get').click()
  await seePage(first.page, 'Offer a scholarship')
  expect(await faultsOf(first.page)).toEqual([])

  await useSession(first.page, university.client.jar)
  await first.page.goto('/donor-onboarding')
  await nameUniversity(first.page, name)
  const { body } = await university.client.get<Organization[]>('/api/organizations/mine')
  const id = body[0]?.id ?? ''
  await proveDomain(first.page, university.client, id)
  expect(await faultsOf(first.page)).toEqual([])
  await link(first.page, 'Next step').click()

  // On any device, the fund is the next thing to do.
  const second = await browser.visit(phone)
  await useSession(second.page, university.client.jar)
  await second.page.goto('/donor-onboarding')
  const { page } = second
  await page.getByRole('heading', { name: 'First fund', level: 2 }).waitFor()
  await keepFund(page)
  await page.getByRole('heading', { name: 'First scholarship', level: 2 }).waitFor()
  await link(page, 'Create a scholarship').click()
  await seePage(page, 'Create a scholarship')
  await draftByHand(page, `Program of ${name}`)
  // The university returns to the step that it left.
  await page.getByRole('heading', { name: 'First scholarship', level: 2 }).waitFor()
  await seeAsStudentsDo(page, `Program of ${name}`)
  const admin = await signInAdmin()
  const path = `/api/admin/organizations/${id}/verification`
  await admin.client.post(path, { decision: 'verified' })

  await page.goto('/donor-onboarding?step=scholarship')
  await button(page, 'Publish').click()
  await publishByHand(page)
  await seeToast(page, 'Scholarship published')
  await page.getByText('Your first scholarship is published').waitFor()
  await link(page, 'Open your dashboard').click()
  await seeDashboard(page, name)
})

async function seeAsStudentsDo(page: Page, title: string) {
  await link(page, `See it as students do: ${title}`).click()
  await seePage(page, title)
  await page.getByText('This is a draft').waitFor()
  expect(await faultsOf(page)).toEqual([])
}

async function nameUniversity(page: Page, name: string) {
  await settle(page)
  await field(page, 'Name of the organization').fill(name)
  await page.getByRole('combobox', { name: /^Your university/ }).fill('Hunter College')
  await page.getByRole('option', { name: /Hunter College/ }).click()
  await tabTo(page, 'Create organization')
  await page.keyboard.press('Enter')
  await seeToast(page, 'Organization created')
  await page.getByRole('heading', { name: 'We verify who you are', level: 2 }).waitFor()
}

/** The catalog reports the domain a moment after the university was chosen. */
async function proveDomain(page: Page, client: Client, id: string) {
  const path = `/api/organizations/${id}`
  await eventually(async () => {
    const { body } = await client.get<{ universityDomain: string | null }>(path)
    return body.universityDomain
  }, 'the domain is known')
  const address = `aid-${id.slice(-8)}@hunter.cuny.edu`
  await fill(page, { 'Email at your university': address })
  await button(page, 'Send the code').click()
  await seeToast(page, 'Code sent')
  const code = await eventually(async () => {
    const [mail] = await readMails(address)
    return mail ? (/^\d{6}/.exec(mail.subject)?.[0] ?? null) : null
  }, 'a mail with the code')
  await field(page, 'Code from the email').fill(code)
  await page.keyboard.press('Enter')
  await page.getByText('Email at hunter.cuny.edu is confirmed.').waitFor()
}

async function keepFund(page: Page) {
  expect(await tabFaults(page, 12)).toEqual([])
  await field(page, 'Fund name').fill('Programs 2027')
  await page.keyboard.press('Enter')
  // The page asks for the pledge on the spot, but it can wait: the step is there on coming back.
  await page.getByText('Your fund “Programs 2027” has been created.').waitFor()
  await page.reload()
  await link(page, /First fund/).click()
  await field(page, 'Amount in USD').fill('1500.50')
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText('Programs 2027: US$1,500.50 pledged').waitFor()
  await page.getByRole('heading', { name: 'First fund', level: 2, exact: true }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('step')
  await link(page, 'Next step').press('Enter')
}

async function seeDashboard(page: Page, name: string) {
  await seePage(page, 'University dashboard')
  await page.getByRole('heading', { name: `Program of ${name}` }).waitFor()
  const faults: string[] = []
  // Programs are the same as on the home page, which is looked at
  // there. Every run looks at two views, a thorough one at all.
  const views = [
    'People',
    'Analytics',
    'API and webhooks',
    'Import and export',
    'Applicants',
  ]
  for (const view of someOf(views, 2)) {
    await openView(page, view)
    faults.push(...(await faultsOf(page)))
  }
  expect(faults).toEqual([])
  await openView(page, 'Applicants')
  await page.getByText('0 applications').waitFor()
  await link(page, `Review: Program of ${name}`).click()
  await page.waitForURL(/\/review\//)
}

/** On a phone, many views are folded behind the current one. */
async function openView(page: Page, view: string) {
  const fold = opener(page, /^Section: /)
  if (await fold.isVisible()) await fold.click()
  await link(page, view).click()
  const current = page.locator('[aria-current=page]', { hasText: view })
  await current.waitFor({ state: 'attached' })
  await settle(page)
}

async function faultsOf(page: Page): Promise<string[]> {
  await settle(page)
  return [...(await axeFaults(page)), ...(await narrowFaults(page))]
}
