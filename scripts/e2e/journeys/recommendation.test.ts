/** Letters of recommendation: a student asks, two recommenders answer without an account, the owner reads. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field, fill, seePage, seeToast, useSession } from '../kit/acts.ts'
import { twoLooks, useBrowser } from '../kit/browser.ts'
import { eventually } from '../kit/eventually.ts'
import { readLink } from '../kit/mailbox.ts'
import { axeFaults, overflowFaults, settle } from '../kit/page-checks.ts'
import { expectStatus, scholarshipForm, signUp, signUpDonor } from '../kit/people.ts'
import type { Client } from '../kit/rest.ts'

const browser = useBrowser()
const LETTER = 'Amina repaired the pump of our school with two spoons and a hose.'
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% kind words\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

test('a teacher writes through a lost line, a supervisor sends a file from a phone, the owner reads both', async () => {
  const [phone, desktop] = twoLooks
  const donor = await signUpDonor({ isVerified: true })
  const award = await publish(donor.client)
  const { client } = await signUp('student', 'Amina')
  const id = await draft(client, award.id)
  const teacher = `ama-${id.slice(-12)}@school.example`
  const supervisor = `kofi-${id.slice(-12)}@work.example`

  const student = await browser.visit(phone)
  await useSession(student.page, client.jar)
  await student.page.goto(`/applications/${id}`)
  await ask(student.page, teacher)
  expectStatus(
    await client.post('/api/recommendations', {
      recommenderName: 'Kofi Boateng',
      recommenderEmail: supervisor,
      relation: 'Supervisor at the water works',
      isWaived: false,
      applicationIds: [id],
      isSent: true,
    }),
    201,
  )

  const writing = await browser.visit(desktop)
  writing.allow(/net::ERR_FAILED|ERR_CONNECTION_RESET/)
  await writing.page.goto(await readLink(teacher, '/recommend'))
  await write(writing.page)
  await student.page.getByText('Letter received', { exact: true }).waitFor()
  expect(await read(student.page).count()).toBe(0)

  const sending = await browser.visit(phone)
  sending.allow(/422/)
  await sending.page.goto(await readLink(supervisor, '/recommend'))
  await sendFile(sending.page)
  await student.page.getByRole('link', { name: 'Download letter.pdf' }).waitFor()
  await lookAround(student.page)

  expectStatus(
    await client.patch(`/api/scholarship-applications/${id}`, { status: 'submitted' }),
    200,
  )
  const owner = await browser.visit(desktop)
  await useSession(owner.page, donor.client.jar)
  await owner.page.goto(`/submitted-applications/${id}`)
  await read(owner.page).click()
  await owner.page.getByText(LETTER).waitFor()
  await owner.page.getByRole('link', { name: 'Download letter.pdf' }).waitFor()
  await lookAround(owner.page)
})

const read = (page: Page) => page.getByText('Read the letter', { exact: true })

type Award = { id: string; title: string }

async function publish(client: Client): Promise<Award> {
  const form = scholarshipForm({ status: 'published' })
  const made = await client.post<Award>('/api/scholarships', form)
  expectStatus(made, 201)
  return made.body
}

/** An award that was published a moment ago is applied to once its event has arrived. */
function draft(client: Client, scholarshipId: string): Promise<string> {
  const form = {
    firstName: 'Amina',
    lastName: 'Okonkwo',
    email: 'amina@mail.example',
    citizenship: 'Kenya',
    countryOfResidence: 'Kenya',
    currentDegreeLevel: 'graduate',
    fieldOfStudy: 'Engineering',
    currentInstitution: 'University of Nairobi',
    personalStatement: 'I dig wells.',
  }
  return eventually(async () => {
    const body = { scholarshipId, ...form }
    const made = await client.post<{ id: string }>('/api/scholarship-applications', body)
    return made.status === 201 ? made.body.id : null
  }, 'an application is begun')
}

/** By the keyboard from the name on. */
async function ask(page: Page, address: string) {
  await button(page, 'Ask a recommender').click()
  const dialog = page.getByRole('dialog', { name: 'Ask a recommender' })
  await button(dialog, 'Send invitation').click()
  await dialog.getByText('Please choose whether you may read the letter').first().waitFor()
  await fill(dialog, {
    'Their name': 'Ama Mensah',
    'Their email address': address,
    'How they know you': 'Physics teacher',
    'A note to them': 'Please mention the pump.',
  })
  await field(dialog, 'A note to them').press('Tab')
  await page.keyboard.press('Space')
  expect(await axeFaults(page)).toEqual([])
  await button(dialog, 'Send invitation').press('Enter')
  await seeToast(page, 'Invitation sent to Ama Mensah')
  await page.getByText('Invited', { exact: true }).waitFor()
}

/** What is typed without a line is there after a reload, and goes out by itself. */
async function write(page: Page) {
  await seePage(page, 'Letter of recommendation for Amina Okonkwo')
  await page.getByText('Please mention the pump.').waitFor()
  await page.getByText(/^The student gave up the right to read your letter/).waitFor()
  await lookAround(page)
  await page.route('**/graphql', (route) => route.abort('connectionreset'))
  await field(page, 'Letter').fill(LETTER)
  await page
    .getByText(/^Kept on this device/)
    .first()
    .waitFor()
  await page.unroute('**/graphql')
  await page.reload()
  await expect.poll(() => field(page, 'Letter').inputValue()).toBe(LETTER)
  await page.getByText('Saved', { exact: true }).waitFor()
  await button(page, 'Submit letter').press('Enter')
  await page.getByText('Your letter is submitted. Thank you!').waitFor()
  expect(await page.getByText(LETTER).count()).toBe(0)
}

async function sendFile(page: Page) {
  await seePage(page, 'Letter of recommendation for Amina Okonkwo')
  await page.getByRole('radio', { name: 'Send a file' }).press('Space')
  const file = field(page, 'File of the letter')
  const page1 = {
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html>'),
  }
  await file.setInputFiles(page1)
  await page
    .getByText(/its content is not what its name says/)
    .first()
    .waitFor()
  await file.setInputFiles({ ...page1, buffer: PDF })
  await page.getByText('“letter.pdf” is here, and not submitted yet.').waitFor()
  await lookAround(page)
  await button(page, 'Submit letter').click()
  await page.getByText('Your letter is submitted. Thank you!').waitFor()
}

async function lookAround(page: Page) {
  await settle(page)
  expect(await axeFaults(page)).toEqual([])
  expect(await overflowFaults(page)).toEqual([])
}
