/**
 * An owner gives the organization's own systems a key, tries it out, ends it, names an address for webhooks, and takes
 * all scholarships along.
 */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field, useSession } from '../kit/acts.ts'
import { desktopDark, phoneLight, useBrowser } from '../kit/browser.ts'
import { lookAround } from '../kit/look-around.ts'
import { scholarshipForm, signUpDonor } from '../kit/people.ts'

const browser = useBrowser()

test('an owner creates an API key, uses and revokes it, adds a webhook, and exports all scholarships', async () => {
  const owner = await signUpDonor({ isVerified: true })
  await owner.client.post('/api/scholarships', scholarshipForm({ status: 'published' }))
  const { page } = await browser.visit(phoneLight)
  await useSession(page, owner.client.jar)
  await page.goto('/partner-access')
  await page.getByText('No keys yet.').waitFor()
  const key = await makeKey(page, async () => {
    await page.getByLabel('What the key is for').fill('Our CRM')
    await page.getByLabel('Your scholarships, including drafts').check()
  })
  expect(key).toMatch(/^lfk_/)
  await page.getByRole('heading', { name: 'Our CRM' }).waitFor()

  const { page: guide, allow } = await browser.visit(desktopDark)
  await askAtTheGuide(guide, key, '{ partner { organization { name } } }')
  await guide.getByText(owner.organization.name).waitFor()
  await lookAround(guide)

  await page.getByRole('button', { name: 'Revoke Our CRM' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('Revoked', { exact: true }).waitFor()
  if (isThorough) {
    // gateway/src/session/api-keys.test.ts proves the five seconds.
    allow(/401/)
    await seeRefused(guide)
  }

  await addAddress(page)
  await page.getByRole('heading', { name: 'https://hooks.example.org/landfall' }).waitFor()
  await page.getByText('Messages of the last 30 days').click()
  await page.getByText('Nothing has been sent yet.').waitFor()
  await takePrograms(page)
  await lookAround(page)
})

/** Makes a key and returns its text, which is shown once. */
async function makeKey(page: Page, describe: () => Promise<void>): Promise<string> {
  await page.getByText('Create a key', { exact: true }).first().click()
  await describe()
  await page.getByRole('button', { name: 'Create a key' }).click()
  return page.getByLabel('API key', { exact: true }).inputValue()
}

async function askAtTheGuide(guide: Page, key: string, operation: string) {
  await guide.goto('/developers')
  await guide.getByLabel('API key').fill(key)
  await field(guide, 'Operation').fill(operation)
  await guide.getByRole('button', { name: 'Run' }).click()
}

/** Within five seconds, the revoked key lets nobody in. */
async function seeRefused(guide: Page) {
  await expect
    .poll(async () => {
      await guide.getByRole('button', { name: 'Run' }).click()
      return guide.getByRole('region', { name: 'Response', exact: true }).textContent()
    })
    .toContain('HTTP 401')
}

async function addAddress(page: Page) {
  await page.getByText('Add an address', { exact: true }).first().click()
  await page.getByLabel('Address').fill('https://hooks.example.org/landfall')
  await page.getByRole('button', { name: 'Add an address' }).click()
  expect(await page.getByLabel('Signing secret').inputValue()).toMatch(/^whsec_/)
}

async function takePrograms(page: Page) {
  await page.getByLabel('What it contains').selectOption('Scholarships, including drafts')
  await page.getByRole('button', { name: 'Make a file' }).click()
  const download = page.getByRole('link', { name: /^Download Scholarships/ })
  await download.waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toMatch(/^programs-.*\.csv$/)
}

// rest/partner.test.ts, and create-key-form.test.tsx and
// send-test.test.tsx of web/src/features/partner-access, prove this.
test.runIf(isThorough)(
  'an owner tests their systems with a sandbox key before anybody has applied',
  async () => {
    // Nobody has verified this owner.
    const owner = await signUpDonor({ isVerified: false })
    const { page } = await browser.visit(desktopDark)
    await useSession(page, owner.client.jar)
    await page.goto('/partner-access')
    const key = await makeKey(page, async () => {
      await page.getByLabel('What the key is for').fill('Trying out')
      await page.getByLabel(/^Sandbox key/).check()
    })
    expect(key).toMatch(/^lfk_test_/)
    await page.getByText('Sandbox', { exact: true }).waitFor()
    await addAddress(page)
    await page.getByRole('button', { name: /^Send a test application/ }).click()
    await page.getByText('A made-up application is on its way').waitFor()
    await lookAround(page)

    const { page: guide } = await browser.visit(phoneLight)
    const operation = '{ partner { applications { totalCount edges { node { program { title } } } } } }' // prettier-ignore
    await askAtTheGuide(guide, key, operation)
    await guide.getByText('Sandbox: Coastal Engineering Award').first().waitFor()
    await lookAround(guide)
  },
)
