/** What a donor or a university does by hand with a scholarship of theirs. */
import type { Page } from 'playwright-core'
import { button, fill, seeToast } from './acts.ts'
import { nextYear } from './people.ts'

/** The form of a new one, with all that publishing asks for, saved as a draft. */
export async function draftByHand(page: Page, title: string) {
  await fill(page, {
    Title: title,
    Description: 'For students of engineering who want to build wells in dry regions.',
    'Amount in US$': '2500',
    'Application deadline': nextYear(),
    'Eligibility requirements': 'Enrolled at a U.S. university\nStudies engineering',
  })
  await page.getByLabel('Award type').selectOption('Annual')
  await page.getByRole('checkbox', { name: 'Graduate', exact: true }).check()
  await choose(page, 'Fields of study', 'Engineering')
  await choose(page, 'Eligible countries', 'Kenya')
  await button(page, 'Save draft').click()
  await seeToast(page, 'Scholarship Created')
}

/** Ticks one entry of a long list. */
async function choose(page: Page, label: string, name: string) {
  await page.getByRole('searchbox', { name: label }).fill(name)
  await page.getByRole('checkbox', { name, exact: true }).check()
}

/** Says yes to what the button asks. */
export async function publishByHand(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Publish this scholarship?' })
  await button(dialog, 'Publish').click()
}
