/** A donor's way from an organization to a published scholarship, and an admin's part in it. */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  button,
  field,
  fill,
  link,
  logInByHand,
  seePage,
  seeToast,
  showUntil,
  useSession,
} from '../kit/acts.ts'
import { desktopDark, useBrowser } from '../kit/browser.ts'
import {
  expectStatus,
  scholarshipForm,
  signInAdmin,
  signUp,
  signUpDonor,
} from '../kit/people.ts'
import { goOnTo, publishByHand } from '../kit/scholarship-acts.ts'

const browser = useBrowser()

test('a donor creates an organization, an admin verifies it, the donor publishes, and a visitor finds the award', async () => {
  const { client, person } = await signUp('donor', 'Kwame')
  const mark = person.username.slice(-10)
  const organization = `Harmattan Fund ${mark}`
  const title = `Harmattan Award ${mark}`
  const donor = await browser.visit(desktopDark)
  await useSession(donor.page, client.jar)
  await createOrganization(donor.page, organization)
  // onboarding.test.ts fills in the form of a scholarship by hand.
  expectStatus(await client.post('/api/scholarships', scholarshipForm({ title })), 201)

  const admin = await openVerification()
  const verify = button(admin, `Verify ${organization}`)
  await showUntil(verify, button(admin, 'Show more organizations'))
  await verify.click()
  await seeToast(admin, 'Organization verified')

  await donor.page.goto('/')
  await donor.page.getByText('You can publish scholarships.').waitFor()
  const own = donor.page.getByRole('listitem').filter({ hasText: title })
  await own.getByText('Draft', { exact: true }).waitFor()
  await button(own, 'Publish').click()
  await publishByHand(donor.page)
  await seeToast(donor.page, 'Scholarship published')
  await own.getByText('Published', { exact: true }).waitFor()
  await own.getByText('Saved by fewer than 5 students').waitFor()

  const visitor = await browser.visit(desktopDark)
  await findAsVisitor(visitor.page, title, organization)
})

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

async function openVerification(): Promise<Page> {
  const { client } = await signInAdmin()
  const { page } = await browser.visit(desktopDark)
  await useSession(page, client.jar)
  await page.goto('/admin/verification')
  await seePage(page, 'Organizations')
  return page
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
}

test('a declined organization sees why', async () => {
  const donor = await signUpDonor({ isVerified: false })
  const admin = await openVerification()
  const decline = button(admin, `Decline ${donor.organization.name}`)
  await showUntil(decline, button(admin, 'Show more organizations'))
  await decline.click()
  const dialog = admin.getByRole('dialog', {
    name: `Decline ${donor.organization.name}?`,
  })
  await button(dialog, 'Decline organization').click()
  await dialog.getByText('Please say why').first().waitFor()
  await fill(dialog, { Reason: 'The website names another owner.' })
  await button(dialog, 'Decline organization').click()
  await seeToast(admin, 'Organization declined')

  const { page } = await browser.visit()
  await useSession(page, donor.client.jar)
  await page.goto('/')
  await page.getByText('The website names another owner.').waitFor()
})

// check-scholarship.test.ts and the form's scholarship-steps.test.tsx
// cover the steps, the faults and the links to them.
test.runIf(isThorough)(
  'a donor signs in, sees everything that a scholarship lacks, and is led to it',
  async () => {
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
    // Each fault leads to its field, in whichever step that is; Back leads to the list of all faults.
    await link(summary, 'Award amount is required').click()
    await expect.poll(() => focusedLabel(page)).toContain('Amount in US$')
    await page.goBack()
    await button(page, 'Publish scholarship').waitFor()
  },
)

function focusedLabel(page: Page) {
  return page.evaluate(() => {
    const { activeElement } = document
    return activeElement instanceof HTMLInputElement
      ? (activeElement.labels?.[0]?.textContent ?? '')
      : ''
  })
}
