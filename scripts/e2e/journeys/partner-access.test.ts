/** An owner gives the organization's own systems a key, tries it out, ends it, and names an address for webhooks. */
import { expect, test } from 'vitest'
import { field, useSession } from '../kit/acts.ts'
import { desktopDark, phoneLight, useBrowser } from '../kit/browser.ts'
import { lookAround } from '../kit/look-around.ts'
import { signUpDonor } from '../kit/people.ts'

const browser = useBrowser()

test('an owner makes a key, asks with it, revokes it, and adds an address', async () => {
  const owner = await signUpDonor({ isVerified: true })
  const { page } = await browser.visit(phoneLight)
  await useSession(page, owner.client.jar)
  await page.goto('/partner-access')
  await page.getByText('No keys yet.').waitFor()
  await page.getByText('Make a key', { exact: true }).first().click()
  await page.getByLabel('What the key is for').fill('Our CRM')
  await page.getByLabel('Your programs, drafts too').check()
  await page.getByRole('button', { name: 'Make a key' }).click()
  const key = await page.getByLabel('API key', { exact: true }).inputValue()
  expect(key).toMatch(/^lfk_/)
  await page.getByRole('heading', { name: 'Our CRM' }).waitFor()
  await lookAround(page)

  const { page: guide, allow } = await browser.visit(desktopDark)
  await guide.goto('/developers')
  await guide.getByLabel('API key').fill(key)
  await field(guide, 'Operation').fill('{ partner { organization { name } } }')
  await guide.getByRole('button', { name: 'Run' }).click()
  await guide.getByText(owner.organization.name).waitFor()
  await lookAround(guide)

  await page.getByRole('button', { name: 'Revoke Our CRM' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('Revoked', { exact: true }).waitFor()
  // Within five seconds nobody gets in with it.
  allow(/401/)
  await expect
    .poll(async () => {
      await guide.getByRole('button', { name: 'Run' }).click()
      return guide.getByRole('region', { name: 'Answer', exact: true }).textContent()
    })
    .toContain('HTTP 401')

  await page.getByText('Add an address', { exact: true }).first().click()
  await page.getByLabel('Address').fill('https://hooks.example.org/landfall')
  await page.getByRole('button', { name: 'Add an address' }).click()
  expect(await page.getByLabel('Signing secret').inputValue()).toMatch(/^whsec_/)
  await page.getByRole('heading', { name: 'https://hooks.example.org/landfall' }).waitFor()
  await page.getByText('Messages of the last 30 days').click()
  await page.getByText('Nothing was sent yet.').waitFor()
  await lookAround(page)
})
