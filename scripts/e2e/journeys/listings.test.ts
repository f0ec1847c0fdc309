/** Trust in listings: a report and its outcome, and a file of scholarships from upload to undo. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field, fill, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import {
  expectStatus,
  nextYear,
  scholarshipForm,
  signInAdmin,
  signUp,
  signUpDonor,
} from '../kit/people.ts'
import { lookAgain, lookAroundInLooks } from '../kit/look-around.ts'
import { axeFaults } from '../kit/page-checks.ts'

const browser = useBrowser()

async function openAsAdmin(path: string): Promise<Page> {
  const { client } = await signInAdmin()
  const { page } = await browser.visit()
  await useSession(page, client.jar)
  await page.goto(path)
  return page
}

test('a student reports a listing, an administrator decides, and the student is told', async () => {
  const donor = await signUpDonor({ isVerified: true })
  const form = scholarshipForm()
  const made = await donor.client.post<{ slug: string }>('/api/scholarships', form)
  expectStatus(made, 201)
  const student = await signUp('student')
  const { page } = await browser.visit()
  await useSession(page, student.client.jar)
  await page.goto(`/scholarships/${made.body.slug}`)
  await button(page, 'Report a problem').click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'What is wrong?').selectOption('asks-for-money')
  await dialog.getByRole('button', { name: /^Send/ }).click()
  await page.getByText('We will review this listing').first().waitFor()

  const admin = await openAsAdmin('/admin/reports')
  await seePage(admin, 'Reports')
  await lookAroundInLooks(admin)
  await button(admin, `Review ${form.title}`).click()
  const decision = admin.getByRole('dialog')
  await field(decision, 'Outcome').selectOption('CONFIRMED')
  await fill(decision, { Note: 'There is no fee.' })
  expect(await axeFaults(admin)).toEqual([])
  await button(decision, 'Save decision').click()
  await seeToast(admin, 'Decision saved')
  await button(admin, `Review ${form.title}`).waitFor({ state: 'detached' })

  await page.goto(`/scholarships/${made.body.slug}`)
  await page.getByText(/^Checked on .+ by an administrator of this site/).waitFor()
  await expect
    .poll(async () => (await student.client.get('/api/notifications')).text)
    .toContain('There is no fee.')
})

test('an administrator finds a listing and marks it as checked', async () => {
  const donor = await signUpDonor({ isVerified: true })
  const form = scholarshipForm()
  expectStatus(await donor.client.post('/api/scholarships', form), 201)
  const page = await openAsAdmin('/admin/listings?status=published')
  await seePage(page, 'All listings')
  await page.getByRole('searchbox', { name: 'Find a listing' }).fill(form.title)
  await button(page, 'Search').click()
  await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe(form.title)
  await lookAroundInLooks(page)
  const check = page.getByRole('button', { name: /^I checked this today: / })
  await check.first().click()
  await seeToast(page, 'Recorded: checked today')
  await page
    .getByText(/by an administrator of this site$/)
    .first()
    .waitFor()
})

test('a donor imports a file, sees each row, saves it and undoes it', async () => {
  const donor = await signUpDonor({ isVerified: true })
  const { page } = await browser.visit()
  await useSession(page, donor.client.jar)
  await page.goto('/')
  await link(page, 'Import from CSV').click()
  await seePage(page, 'Import from CSV')
  await page.getByText('No imports yet').waitFor()
  await lookAgain(page)
  await button(page, 'Read the file').click()
  await page.getByText('Please choose a file').first().waitFor()

  await field(page, 'CSV file').setInputFiles({
    name: 'awards.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(fileOf(['W1,Well Award,2500', 'W2,Wind Award,much'])),
  })
  await button(page, 'Read the file').click()
  await seePage(page, 'Import of awards.csv')
  await page.getByText('Waiting to be confirmed').waitFor()
  await page.getByText('Award amount must be a number such as 2500 or 2500.50').waitFor()
  await lookAroundInLooks(page)
  await field(page, 'Show').selectOption('')
  await page.getByRole('rowheader', { name: '2', exact: true }).waitFor()
  await page
    .getByRole('checkbox', { name: /^Publish the new scholarships immediately/ })
    .check()
  await button(page, 'Save one row').click()
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await lookAgain(page)
  const own = await donor.client.get<{ title: string; status: string }[]>(
    '/api/donor-scholarships',
  )
  expect(own.body.map(({ title }) => title)).toEqual(['Well Award'])

  await button(page, 'Undo this import').click()
  await button(page.getByRole('dialog'), 'Undo this import').click()
  await page.getByText('Undone', { exact: true }).first().waitFor()
  await link(page, 'Back to imports').click()
  await page.getByText(/Undone · New: 1/).waitFor()
})

function fileOf(rows: readonly string[]): string {
  const rest = `For students of engineering who want to build wells in dry regions.,annual,Enrolled full time,${nextYear()},graduate,Engineering,All countries`
  const header =
    'Reference,Title,Amount,Description,Award type,Eligibility requirements,Deadline,Degree level,Field of study,Countries'
  return [header, ...rows.map((row) => `${row},${rest}`)].join('\n')
}
