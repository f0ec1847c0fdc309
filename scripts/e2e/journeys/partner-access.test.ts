/**
 * An owner gives the organization's own systems a key, tries it out, ends it, names an address for webhooks, takes
 * all data along, by hand and with the script that the guide shows, and tries systems out in the sandbox.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { field, opener, useSession } from '../kit/acts.ts'
import { desktopDark, phoneLight, useBrowser } from '../kit/browser.ts'
import { lookAround } from '../kit/look-around.ts'
import { site } from '../kit/config.ts'
import { scholarshipForm, signUpDonor } from '../kit/people.ts'

const browser = useBrowser()

test('an owner makes a key, asks with it, revokes it, and adds an address', async () => {
  const owner = await signUpDonor({ isVerified: true })
  const { page } = await browser.visit(phoneLight)
  await useSession(page, owner.client.jar)
  await page.goto('/partner-access')
  await page.getByText('No keys yet.').waitFor()
  await page.getByText('Create a key', { exact: true }).first().click()
  await page.getByLabel('What the key is for').fill('Our CRM')
  await page.getByLabel('Your programs, including drafts').check()
  await page.getByRole('button', { name: 'Create a key' }).click()
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
      return guide.getByRole('region', { name: 'Response', exact: true }).textContent()
    })
    .toContain('HTTP 401')

  await page.getByText('Add an address', { exact: true }).first().click()
  await page.getByLabel('Address').fill('https://hooks.example.org/landfall')
  await page.getByRole('button', { name: 'Add an address' }).click()
  expect(await page.getByLabel('Signing secret').inputValue()).toMatch(/^whsec_/)
  await page.getByRole('heading', { name: 'https://hooks.example.org/landfall' }).waitFor()
  await page.getByText('Messages of the last 30 days').click()
  await page.getByText('Nothing has been sent yet.').waitFor()
  await lookAround(page)
})

test('an owner takes all programs along, and so does the script of the guide', async () => {
  const owner = await signUpDonor({ isVerified: true })
  const { body: award } = await owner.client.post<{ id: string; title: string }>(
    '/api/scholarships',
    scholarshipForm({ status: 'published' }),
  )
  const { page } = await browser.visit(phoneLight)
  await useSession(page, owner.client.jar)
  await page.goto('/partner-access')
  await page.getByLabel('What it contains').selectOption('Programs, including drafts')
  await page.getByRole('button', { name: 'Make a file' }).click()
  const download = page.getByRole('link', { name: /^Download Programs/ })
  await download.waitFor()
  await lookAround(page)
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toMatch(/^programs-.*\.csv$/)

  await page.getByText('Create a key', { exact: true }).first().click()
  await page.getByLabel('What the key is for').fill('Nightly copy')
  await page.getByLabel('Your programs, including drafts').check()
  await page.getByRole('button', { name: 'Create a key' }).click()
  const key = await page.getByLabel('API key', { exact: true }).inputValue()

  const { page: guide } = await browser.visit(desktopDark)
  await guide.goto('/developers')
  await opener(guide, 'A script for Node').click()
  const shown = await guide
    .getByRole('region', { name: 'Script', exact: true })
    .textContent()
  const script = (shown ?? '').replace("kind: 'APPLICATIONS'", "kind: 'PROGRAMS'")
  const lines = (await runScript(script, [site.url, key])).trimEnd().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual([award.id])
})

test('an owner tries systems out with a sandbox key before anybody has applied', async () => {
  // Nobody has verified them.
  const owner = await signUpDonor({ isVerified: false })
  const { page } = await browser.visit(desktopDark)
  await useSession(page, owner.client.jar)
  await page.goto('/partner-access')
  await page.getByText('Create a key', { exact: true }).first().click()
  await page.getByLabel('What the key is for').fill('Trying out')
  await page.getByLabel(/^Sandbox key/).check()
  await page.getByRole('button', { name: 'Create a key' }).click()
  const key = await page.getByLabel('API key', { exact: true }).inputValue()
  expect(key).toMatch(/^lfk_test_/)
  await page.getByText('Sandbox', { exact: true }).waitFor()
  await page.getByText('Add an address', { exact: true }).first().click()
  await page.getByLabel('Address').fill('https://hooks.example.org/landfall')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByRole('button', { name: /^Send a test application/ }).click()
  await page.getByText('A made-up application is on its way').waitFor()
  await lookAround(page)

  const { page: guide } = await browser.visit(phoneLight)
  await guide.goto('/developers')
  await guide.getByLabel('API key').fill(key)
  await field(guide, 'Operation').fill('{ partner { applications { totalCount edges { node { program { title } } } } } }') // prettier-ignore
  await guide.getByRole('button', { name: 'Run' }).click()
  await guide.getByText('Sandbox: Coastal Engineering Award').first().waitFor()
  await lookAround(guide)
})

/** What a script writes. @throws Error with what it complained of */
async function runScript(script: string, args: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-script-'))
  const path = join(folder, 'export.mjs')
  try {
    await writeFile(path, script)
    const { stdout } = await promisify(execFile)(process.execPath, [path, ...args])
    return stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}
