/** An application from its receipt to the shortlist, by its student and its owner. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field, fill, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { beginApplication, submitApplication } from '../kit/applications.ts'
import { twoLooks, useBrowser } from '../kit/browser.ts'
import { lookAgain, lookAround } from '../kit/look-around.ts'
import { expectStatus, scholarshipForm, signUp, signUpDonor } from '../kit/people.ts'
import type { Client } from '../kit/rest.ts'

const browser = useBrowser()
const STATEMENT = 'I dig wells where the rain forgets to fall.'

test('a student on a phone answers what a donor asks, and is put on the shortlist', async () => {
  const [phone, desktop] = twoLooks
  const donor = await signUpDonor({ isVerified: true })
  const award = await publish(donor.client)
  const student = await signUp('student', 'Amina')
  const id = await beginApplication(student, award.id, { personalStatement: STATEMENT })
  await submitApplication(student, id)
  const { page } = await browser.visit(phone)
  await useSession(page, student.client.jar)
  await page.goto(`/applications/${id}`)
  await seePage(page, award.title)
  await page.getByText('Submitted', { exact: true }).first().waitFor()
  await page.getByText(STATEMENT).waitFor()

  const owner = await browser.visit(desktop)
  await useSession(owner.page, donor.client.jar)
  await askForMore(owner.page, award)
  await answer(page, award.title)
  await shortlist(owner.page)
  await page.getByText('You were shortlisted').waitFor()
  await page.getByText(/^Opened by the provider on /).waitFor()
  await lookAgain(page)
  await lookAgain(owner.page)
  await seeBoard(page, award.title)
})

type Award = { id: string; slug: string; title: string }

async function publish(client: Client): Promise<Award> {
  const form = scholarshipForm({ status: 'published' })
  const made = await client.post<Award>('/api/scholarships', form)
  expectStatus(made, 201)
  return made.body
}

async function askForMore(page: Page, award: Award) {
  await page.goto('/')
  await link(page, `Applications: ${award.title}`).click()
  await seePage(page, `Applications: ${award.title}`)
  await page.getByText('1 application', { exact: true }).waitFor()
  await link(page, 'Amina Okonkwo').click()
  await seePage(page, 'Amina Okonkwo')
  await page.getByText(STATEMENT).waitFor()
  await button(page, 'Move').click()
  await seeToast(page, 'Moved: In review')
  await page.getByText('Ask for more information').click()
  await fill(page, { 'What do you need?': 'Which wells did you dig?' })
  await button(page, 'Ask the student').click()
  await seeToast(page, 'The student was asked')
}

/** Answers the question, which appears without a reload. */
async function answer(page: Page, title: string) {
  await page.getByText('Which wells did you dig?').first().waitFor()
  await button(page, 'Answer').click()
  const dialog = page.getByRole('dialog', { name: `Apply: ${title}` })
  await dialog.getByRole('tab', { name: /^Essays/ }).click()
  await field(dialog, 'Career goals').fill('The wells of Turkana, and more of them.')
  await seeOneRow([
    dialog.getByText(/^Saved \d\d:\d\d$/),
    button(dialog, 'Save Draft'),
    button(dialog, 'Review and submit'),
  ])
  await button(dialog, 'Review and submit').click()
  await seeOneRow([
    dialog.getByText(/^Saved \d\d:\d\d$/),
    button(dialog, 'Back to the form'),
    button(dialog, 'Submit Application'),
  ])
  await field(dialog, 'A note to the provider').fill('See my career goals.')
  await button(dialog, 'Submit Application').click()
  await seeToast(page, 'Application Submitted')
  await page.getByText('You answered and submitted it again').waitFor()
}

/** The foot of the form takes no more of a phone than it needs. */
async function seeOneRow(parts: readonly Locator[]) {
  await Promise.all(parts.map((part) => part.waitFor()))
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  const middles = boxes.map((box) => box && Math.round(box.y + box.height / 2))
  expect(new Set(middles).size, `Middles of ${middles.join(', ')}`).toBe(1)
}

async function shortlist(page: Page) {
  await page.reload()
  await page.getByText('See my career goals.').first().waitFor()
  await field(page, 'Move to').selectOption('Shortlisted')
  await button(page, 'Move').click()
  await seeToast(page, 'Moved: Shortlisted')
}

async function seeBoard(page: Page, title: string) {
  await link(page, 'All applications').click()
  await seePage(page, 'Applications')
  await page.getByRole('article', { name: title }).getByText('Shortlisted').waitFor()
  await field(page, 'View as').selectOption('Columns')
  await page.getByRole('region', { name: 'Applications by stage' }).waitFor()
  await lookAround(page)
}
