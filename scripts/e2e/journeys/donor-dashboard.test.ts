/** A donor's figures on a phone: they move while students submit, and can be read, saved and printed. */
import { readFile } from 'node:fs/promises'
import { wordsOf } from '@landfall/kit/testing/pdf-words'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, link, seePage, useSession } from '../kit/acts.ts'
import { beginApplication, submitApplication } from '../kit/applications.ts'
import { phoneLight, useBrowser } from '../kit/browser.ts'
import { lookAgain, lookAround } from '../kit/look-around.ts'
import { expectStatus, scholarshipForm, signUp, signUpDonor } from '../kit/people.ts'

const browser = useBrowser()
const SCREEN_HEIGHT = 844

test('a donor sees the counter change while students submit, and downloads the figures', async () => {
  const donor = await signUpDonor({ isVerified: true })
  const form = scholarshipForm({ status: 'published' })
  const award = await donor.client.post<{ id: string }>('/api/scholarships', form)
  expectStatus(award, 201)
  const [amina, brian] = await Promise.all([
    signUp('student', 'Amina'),
    signUp('student', 'Brian'),
  ])
  const ids = await Promise.all([
    beginApplication(amina, award.body.id),
    beginApplication(brian, award.body.id),
  ])
  const { page } = await browser.visit(phoneLight)
  await useSession(page, donor.client.jar)
  await page.goto('/')
  await link(page, 'Open the dashboard').click()
  await seePage(page, 'Donor Dashboard')
  await page.getByText('No applications yet').waitFor()
  // The figures change without a reload.
  const counter = page.locator('dl > div').filter({ hasText: /^\d*Applications/ })
  await submitApplication(brian, ids[1])
  await counter.getByText('1', { exact: true }).waitFor()
  await submitApplication(amina, ids[0])
  await counter.getByText('2', { exact: true }).waitFor()
  // The figures come first; the filters open above them when they are asked for.
  const { y, height } = (await counter.first().boundingBox()) ?? { y: NaN, height: NaN }
  expect(y + height).toBeLessThan(SCREEN_HEIGHT)
  await lookAgain(page)

  const metrics = await donor.client.get('/api/donor-metrics')
  expect(metrics.body).toEqual({ totalApplications: 2, countriesReached: 0 })
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    link(page, 'Save as PDF').click(),
  ])
  const printed = await readFile((await pdf.path()) ?? '')
  const words = wordsOf(printed).replaceAll(/\s+/g, ' ')
  expect(words).toContain('2 Applications submitted')
  expect(words).toContain('To all scholarships of the organization.')

  // The report reads and prints the same figures of one scholarship, which it names.
  await chooseScholarship(page, form.title)
  await link(page, 'Read the report').click()
  await seePage(page, 'Impact report')
  await page.getByText(`To one scholarship only: ${form.title}.`).waitFor()
  const submitted = page.locator('dl > div').filter({ hasText: 'Applications submitted' })
  expect(await submitted.locator('dd').textContent()).toBe('2')
  await lookAround(page)
  await page.goBack()
  await page.getByRole('tab', { name: 'Overview' }).waitFor()

  // By keyboard alone: the tabs, the table below a chart, the file.
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: /^Chart: Applications over time/ }).waitFor()
  await page.getByText('As a table').first().press('Enter')
  await page.getByRole('cell', { name: '2', exact: true }).first().waitFor()
  await lookAround(page)
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save all as CSV').press('Enter'),
  ])
  expect(await readFile((await csv.path()) ?? '', 'utf8')).toContain(
    'stage,SUBMITTED,submitted,2',
  )
})

async function chooseScholarship(page: Page, title: string) {
  await button(page, 'Filters').press('Enter')
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByLabel('Scholarship', { exact: true }).selectOption({ label: title })
  await lookAgain(page)
  await button(filters, 'Show results').press('Enter')
  await filters.waitFor({ state: 'detached' })
}
