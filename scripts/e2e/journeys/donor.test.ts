/** A donor's way from registration to a published scholarship, and an admin's part in it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  button,
  expectPath,
  field,
  fill,
  link,
  logInByHand,
  registerByHand,
  seePage,
  seeToast,
  showUntil,
  useSession,
} from '../kit/acts.ts'
import { desktopDark, useBrowser } from '../kit/browser.ts'
import { newPerson, signUpDonor } from '../kit/people.ts'
import { draftByHand, goOnTo, publishByHand } from '../kit/scholarship-acts.ts'
import { site } from '../kit/config.ts'

const browser = useBrowser()

test.each([desktopDark])(
  'a donor registers, an admin verifies, the donor publishes, a visitor finds it ($screen, $theme)',
  async (look) => {
    const person = newPerson('donor', 'Kwame')
    const mark = person.username.slice(-10)
    const organization = `Harmattan Fund ${mark}`
    const title = `Harmattan Award ${mark}`
    const donor = await browser.visit(look)
    await registerByHand(donor.page, person)
    await createOrganization(donor.page, organization)
    await draft(donor.page, title)

    const admin = await browser.visit(look)
    await verifyAsAdmin(admin.page, organization)

    await donor.page.goto('/')
    await donor.page.getByText('You can publish scholarships.').waitFor()
    const own = donor.page.getByRole('listitem').filter({ hasText: title })
    await own.getByText('Draft', { exact: true }).waitFor()
    await button(own, 'Publish').click()
    await publishByHand(donor.page)
    await seeToast(donor.page, 'Scholarship published')
    await own.getByText('Published', { exact: true }).waitFor()
    await own.getByText('Saved by fewer than 5 students').waitFor()

    const visitor = await browser.visit(look)
    await findAsVisitor(visitor.page, title, organization)
  },
)

async function createOrganization(page: Page, name: string) {
  await page.goto('/')
  await button(page, 'Create organization').click()
  await page.getByRole('alert').getByText('Organization name is required').waitFor()
  await fill(page, {
    'Name of the organization': name,
    'Type of organization': 'foundation',
    Website: 'https://harmattan.example',
  })
  await field(page, 'Country').selectOption('Ghana')
  await button(page, 'Create organization').click()
  await seeToast(page, 'Organization created')
  await page.getByText('Waiting for verification').waitFor()
}

/** Publishing is refused with every fault named; the draft is saved with all that was typed. */
async function draft(page: Page, title: string) {
  await link(page, 'Create a scholarship').first().click()
  await seePage(page, 'Create a scholarship')
  await page
    .getByText('You can publish once your organization is verified. Save a draft now.')
    .first()
    .waitFor()
  await draftByHand(page, title)
}

async function verifyAsAdmin(page: Page, organization: string) {
  const { email, password } = site.admin
  await page.goto('/auth/donor?returnTo=/admin/verification')
  await fill(page, { 'Username or email': email, Password: password })
  await button(page, 'Sign In as Donor').click()
  await expectPath(page, '/admin/verification')
  await seePage(page, 'Organizations')
  const more = button(page, 'Show more organizations')
  const verify = button(page, `Verify ${organization}`)
  await showUntil(verify, more)
  await verify.click()
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByText('Organization verified')
    .waitFor()
}

async function findAsVisitor(page: Page, title: string, organization: string) {
  await page.goto('/scholarships')
  await page.getByRole('combobox', { name: 'Search scholarships' }).fill(title)
  await button(page, 'Search').click()
  const card = page.getByRole('article').filter({ hasText: title })
  await card.getByText(organization).waitFor()
  await card.getByText('US$2,500 a year').waitFor()
  await card.getByRole('heading').getByRole('link').click()
  await seePage(page, title)
  await page.getByText('Published here by its provider').waitFor()
  await page.getByText('You may be at most 30 years old.').first().waitFor()
}

test('a declined organization reads why, and nobody but an admin decides', async () => {
  const donor = await signUpDonor({ isVerified: false })
  const { page, allow } = await browser.visit()
  await useSession(page, donor.client.jar)
  allow(/404|403/)
  await page.goto('/admin/verification')
  await page.getByText('This page is for administrators').first().waitFor()
  const admin = await browser.visit()
  await admin.page.goto('/auth/donor?returnTo=/admin/verification')
  await fill(admin.page, {
    'Username or email': site.admin.email,
    Password: site.admin.password,
  })
  await button(admin.page, 'Sign In as Donor').click()
  const more = button(admin.page, 'Show more organizations')
  const decline = button(admin.page, `Decline ${donor.organization.name}`)
  await showUntil(decline, more)
  await decline.click()
  const dialog = admin.page.getByRole('dialog', {
    name: `Decline ${donor.organization.name}?`,
  })
  await button(dialog, 'Decline organization').click()
  await dialog.getByText('Please say why: members will read it').first().waitFor()
  await fill(dialog, { Reason: 'The website names another owner.' })
  await button(dialog, 'Decline organization').click()
  await admin.page.getByText('Organization declined').first().waitFor()

  await page.goto('/')
  await page.getByText('The website names another owner.').waitFor()
  await expect
    .poll(async () => (await donor.client.get('/api/organizations/mine')).text)
    .toContain('declined')
})

test('a donor signs in by hand and finds the own drafts', async () => {
  const donor = await signUpDonor({ isVerified: true })
  const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
  await page.goto('/auth/donor')
  await logInByHand(page, donor.person)
  await page.getByText('No scholarships yet').waitFor()
  await link(page, 'Create a scholarship').click()
  await goOnTo(
    page,
    'Who may apply',
    'Requirements',
    'How to apply',
    'Further conditions',
    'Check and save',
  )
  await button(page, 'Publish scholarship').click()
  const summary = page.getByRole('alert')
  for (const fault of [
    'Title is required',
    'Description must be at least 50 characters',
    'Award amount is required',
    'Application deadline is required',
    'At least one eligibility requirement is required',
    'At least one degree level is required',
    'At least one field of study is required',
    'At least one eligible country is required',
  ]) {
    await summary.getByText(fault).waitFor()
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe(
    'alert',
  )
  // Each fault leads to its field, in whichever step it is; Back leads to where they all stand.
  await link(summary, 'Award amount is required').click()
  await expect.poll(() => focusedLabel(page)).toContain('Amount in US$')
  await page.goBack()
  await button(page, 'Publish scholarship').waitFor()
})

function focusedLabel(page: Page) {
  return page.evaluate(() => {
    const { activeElement } = document
    return activeElement instanceof HTMLInputElement
      ? (activeElement.labels?.[0]?.textContent ?? '')
      : ''
  })
}
