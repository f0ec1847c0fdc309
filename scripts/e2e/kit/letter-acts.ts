/** How a student asks for letters of recommendation, and how their recommenders write them. */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { button, field, fill, seePage, seeToast } from './acts.ts'
import { lookAround } from './look-around.ts'
import { axeFaults } from './page-checks.ts'
import { expectStatus } from './people.ts'
import type { Client } from './rest.ts'

const LETTER = 'Amina repaired the pump of our school with two spoons. Ama Mensah'
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% kind words\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** Asks on the page of the application, by keyboard from the name on. */
export async function askTeacher(page: Page, address: string) {
  await button(page, 'Ask a recommender').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ask a recommender' })
  await button(dialog, 'Send invitation').press('Enter')
  await dialog
    .getByText('Please choose whether you waive the right to read the letter')
    .first()
    .waitFor()
  await fill(dialog, {
    'Their name': 'Ama Mensah',
    'Their email address': address,
    'How they know you': 'Physics teacher',
    'A note to them': 'Please mention the pump.',
  })
  await field(dialog, 'A note to them').press('Tab')
  await page.keyboard.press('Space')
  if (isThorough) expect(await axeFaults(page)).toEqual([])
  await button(dialog, 'Send invitation').press('Enter')
  await seeToast(page, 'Invitation sent to Ama Mensah')
  await page.getByText('Invited', { exact: true }).waitFor()
}

export async function askSupervisor(client: Client, id: string, address: string) {
  const asked = await client.post('/api/recommendations', {
    recommenderName: 'Kofi Boateng',
    recommenderEmail: address,
    relation: 'Supervisor at the water works',
    isWaived: false,
    applicationIds: [id],
    isSent: true,
  })
  expectStatus(asked, 201)
}

export async function writeLetter(page: Page) {
  await seePage(page, 'Letter of recommendation for Amina Okonkwo')
  await page.getByText('Please mention the pump.').waitFor()
  await page.getByText(/^The student waived the right to read your letter/).waitFor()
  await lookAround(page)
  await (isThorough ? writeThroughALostLine(page) : field(page, 'Letter').fill(LETTER))
  await page.getByText('Saved', { exact: true }).waitFor()
  await button(page, 'Submit letter').press('Enter')
  await page.getByText('Your letter is submitted. Thank you!').waitFor()
  expect(await page.getByText(LETTER).count()).toBe(0)
}

/**
 * Text typed without a connection is there after a reload, and
 * is then sent by itself; recommend-page.test.tsx proves it.
 */
async function writeThroughALostLine(page: Page) {
  await page.route('**/graphql', (route) => route.abort('connectionreset'))
  await field(page, 'Letter').fill(LETTER)
  await page
    .getByText(/^Kept on this device/)
    .first()
    .waitFor()
  await page.unroute('**/graphql')
  await page.reload()
  await expect.poll(() => field(page, 'Letter').inputValue()).toBe(LETTER)
}

/** A file of another kind than its name says is refused; the next one is taken. */
export async function sendFile(page: Page) {
  await seePage(page, 'Letter of recommendation for Amina Okonkwo')
  await page.getByRole('radio', { name: 'Send a file' }).press('Space')
  const file = field(page, 'File of the letter')
  const wrong = {
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html>'),
  }
  await file.setInputFiles(wrong)
  await page
    .getByText(/its content does not match its name/)
    .first()
    .waitFor()
  await file.setInputFiles({ ...wrong, buffer: PDF })
  await page.getByText('“letter.pdf” is uploaded but not submitted yet.').waitFor()
  await lookAround(page)
  await button(page, 'Submit letter').press('Enter')
  await page.getByText('Your letter is submitted. Thank you!').waitFor()
}
