/** What a donor or a university does by hand with a scholarship of its own. */
import type { Page } from 'playwright-core'
import { button, field, fill, seeToast } from './acts.ts'
import { nextYear } from './people.ts'

/** Step by step through the form of a scholarship. */
export async function goOnTo(page: Page, ...steps: string[]) {
  for (const step of steps) {
    await button(page, 'Next step').click()
    await page.getByRole('group', { name: new RegExp(`^Step .*: ${step}$`) }).waitFor()
  }
}

/** Fills in the form of a new one, with everything that publishing asks for, and saves it as a draft. */
export async function draftByHand(page: Page, title: string) {
  await fill(page, {
    Title: title,
    Description: 'For students of engineering who want to build wells in dry regions.',
    'Amount in US$': '2500',
  })
  await field(page, 'Award type').selectOption('Annual')
  await goOnTo(page, 'Who may apply')
  await page.getByRole('checkbox', { name: 'Graduate', exact: true }).check()
  await choose(page, 'Fields of study', 'Engineering')
  await choose(page, 'Eligible countries', 'Kenya')
  await goOnTo(page, 'Requirements')
  await addRequirements(page)
  await goOnTo(page, 'How to apply')
  await fill(page, { 'Application deadline': nextYear() })
  await goOnTo(page, 'Further conditions', 'Check and save')
  await page.getByText('Everything that students need is filled in.').waitFor()
  await button(page, 'Save draft').click()
  await seeToast(page, 'Scholarship Created')
}

const FULL_TIME = 'Are you, or will you be, a full-time student?'

/** Adds a question that scholarships share, and a rule, so that students see whether they meet them. */
async function addRequirements(page: Page) {
  const add = button(page, 'Add a requirement')
  await add.click()
  const first = page.getByRole('group', { name: 'Requirement 1' })
  await first
    .getByRole('combobox', { name: 'Question', exact: true })
    .fill('full-time student')
  await page.getByRole('option', { name: FULL_TIME }).click()
  await add.click()
  const second = page.getByRole('group', { name: 'Requirement 2' })
  await second
    .getByLabel('How is it decided?')
    .selectOption('By a rule on the student’s profile')
  await second.getByLabel('Rule', { exact: true }).selectOption('Maximum age')
  await button(page, 'Save draft').click()
  const fault = 'Requirement 2: Age must be a whole number from 1 to 120'
  await page.getByRole('alert').getByRole('link', { name: fault }).click()
  await page.keyboard.type('30')
}

/** Ticks one entry of a long list. */
async function choose(page: Page, label: string, name: string) {
  await page.getByRole('searchbox', { name: label }).fill(name)
  await page.getByRole('checkbox', { name, exact: true }).check()
}

/** Confirms what the button asks. */
export async function publishByHand(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Publish this scholarship?' })
  await button(dialog, 'Publish').click()
}
