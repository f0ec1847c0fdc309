/** What administrators do with accounts and with the site itself, and what its log says of it. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { button, field, fill, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { useBrowser, type Look } from '../kit/browser.ts'
import { goWithin } from '../kit/go-within.ts'
import { lookAround } from '../kit/look-around.ts'
import { settle } from '../kit/page-checks.ts'
import { signInAdmin, signUp } from '../kit/people.ts'
import type { Client } from '../kit/rest.ts'

const browser = useBrowser()
let admin: Client

beforeAll(async () => {
  admin = (await signInAdmin()).client
})

async function open(path: string, look?: Look): Promise<Page> {
  const { page } = await browser.visit(look)
  await useSession(page, admin.jar)
  await page.goto(path)
  await settle(page)
  return page
}

async function confirm(page: Page, submit: string, reason: string, done: string) {
  const dialog = page.getByRole('dialog')
  await fill(dialog, { Reason: reason })
  await button(dialog, submit).click()
  await seeToast(page, done)
  await dialog.waitFor({ state: 'hidden' })
}

test('an administrator finds an account, gives it a role, suspends and readmits it, and the log says why', async () => {
  const { client, person, user } = await signUp('student')
  const name = `${person.firstName} ${person.lastName}`
  const page = await open('/admin/users')
  await fill(page, { 'Find an account': person.email.slice(0, -3) })
  await button(page, 'Find').click()
  const card = page.getByRole('group', { name })
  await card.waitFor()

  await button(page, `Change roles: ${name}`).click()
  await field(page, 'What to change').selectOption({ label: 'Grant: Moderator' })
  await confirm(page, 'Change roles', 'Helps with reports', 'Roles changed')
  await card.getByText('Moderator', { exact: true }).waitFor()

  await button(page, `Suspend: ${name}`).click()
  // Nothing happens without a reason.
  await button(page.getByRole('dialog'), 'Suspend account').click()
  await page.getByText('Please say why').first().waitFor()
  const why = 'The same advertisement in ten threads'
  await confirm(page, 'Suspend account', why, 'Account suspended')
  expect((await client.get('/api/auth/user')).status).toBe(401)
  const { username, password } = person
  const refused = await client.post('/api/auth/login', { username, password })
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining(why)])

  await button(page, `Lift suspension: ${name}`).click()
  await confirm(page, 'Lift suspension', 'Was a mistake', 'Suspension lifted')
  expect((await client.post('/api/auth/login', { username, password })).status).toBe(200)

  await link(page, `Audit log: ${name}`).click()
  await seePage(page, 'Audit log')
  const entries = page.getByRole('group')
  for (const title of ['Lifted a suspension', 'Suspended an account', 'Granted a role'])
    await entries.filter({ has: page.getByRole('heading', { name: title }) }).waitFor()
  await page.getByText(why).waitFor()
  expect(await field(page, 'Done to').inputValue()).toBe(user.id)
  await lookAround(page)
})

test('an administrator reads the status of services and changes a feature flag on a phone in dark mode', async () => {
  const page = await open('/admin/status', { screen: 'phone', theme: 'dark' })
  await page.getByRole('row', { name: /^PostgreSQL.*Ready/ }).waitFor()
  const services = page.getByRole('region', { name: 'Services and their events' })
  await services.getByRole('row', { name: /^catalog / }).waitFor()
  await page.getByRole('row', { name: /^identity-mail / }).waitFor()
  await lookAround(page)

  await goWithin(page, '/admin/features')
  await button(page, 'Change AI mentors').click()
  await confirm(page, 'Save flag', 'It stays as it is', 'Feature flag changed')
})
