/** An award from the fund to the first payment, by its owner and the student. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field, fill, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { twoLooks, useBrowser } from '../kit/browser.ts'
import { eventually } from '../kit/eventually.ts'
import { axeFaults, overflowFaults, settle } from '../kit/page-checks.ts'
import {
  expectStatus,
  nextYear,
  scholarshipForm,
  signUp,
  signUpDonor,
} from '../kit/people.ts'
import type { Client } from '../kit/rest.ts'

const browser = useBrowser()

test('an owner makes a fund and offers an award, the student accepts, a payment is recorded and has arrived', async () => {
  const [phone, desktop] = twoLooks
  const donor = await signUpDonor({ isVerified: true })
  const student = await signUp('student', 'Amina')
  const id = await shortlist(donor.client, student.client)
  const owner = (await browser.visit(desktop)).page
  await useSession(owner, donor.client.jar)
  await makeFund(owner)
  await offer(owner, id)

  const { page } = await browser.visit(phone)
  await useSession(page, student.client.jar)
  await page.goto(`/applications/${id}`)
  await page.getByRole('heading', { name: 'You are offered US$2,500.50' }).waitFor()
  await lookAround(page)
  await button(page, 'Accept the award').click()
  const question = page.getByRole('dialog', { name: 'Accept this award?' })
  await question.getByText(/US\$2,500\.50 is yours/).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await button(question, 'Accept the award').press('Enter')
  await seeToast(page, 'Award accepted')
  await page.getByRole('heading', { name: 'You accepted this award' }).waitFor()

  await pay(owner, id)
  await page.reload()
  await button(page, 'US$1,500 has arrived').click()
  await page.getByText('You confirmed that it arrived').waitFor()
  await page.getByText('Write to the provider').click()
  await fill(page, { 'Your letter': 'Thank you for the wells.' })
  await button(page, 'Send the letter').click()
  await seeToast(page, 'Letter sent')
  await lookAround(page)

  await owner.reload()
  await owner.getByText('Thank you for the wells.').waitFor()
  await seeLedger(owner)
})

async function graph<Answer>(
  client: Client,
  query: string,
  input: object,
): Promise<Answer> {
  const variables = { input }
  const answer = await client.post<{ data: { it: Answer } }>('/graphql', {
    query,
    variables,
  })
  expectStatus(answer, 200)
  return answer.body.data.it
}

/** An application on the shortlist, as the students' and the owner's own journeys bring it there. */
async function shortlist(owner: Client, student: Client): Promise<string> {
  const form = scholarshipForm({ status: 'published' })
  const made = await owner.post<{ id: string }>('/api/scholarships', form)
  expectStatus(made, 201)
  const scholarshipId = made.body.id
  const submitted = {
    scholarshipId,
    firstName: 'Amina',
    lastName: 'Okonkwo',
    email: 'amina@mail.example',
    citizenship: 'Kenya',
    countryOfResidence: 'Kenya',
    currentDegreeLevel: 'graduate',
    fieldOfStudy: 'Engineering',
    currentInstitution: 'University of Nairobi',
    personalStatement: 'I dig wells where the rain forgets to fall.',
  }
  const id = await eventually(async () => {
    const path = '/api/scholarship-applications'
    const answer = await student.post<{ id: string }>(path, submitted)
    return answer.status === 201 ? answer.body.id : null
  }, 'the application is taken')
  const path = `/api/scholarship-applications/${id}/submit`
  expectStatus(await student.post(path, {}), 200)
  const move = `mutation ($input: MoveApplicationInput!) { it: moveApplication(input: $input) { __typename } }`
  for (const to of ['IN_REVIEW', 'SHORTLISTED'])
    expect(await graph(owner, move, { id, to })).toEqual({ __typename: 'ApplicationMoved' })
  return id
}

async function makeFund(page: Page) {
  await page.goto('/')
  await link(page, 'Open funds').click()
  await seePage(page, 'Funds')
  await page.getByText('No funds yet').waitFor()
  await fill(page, { 'Name of the fund': 'Wells of this year' })
  await button(page, 'Create a fund').click()
  await seePage(page, 'Wells of this year')
  await page.getByText(/^Nothing is pledged yet/).waitFor()
  await fill(page, { 'Amount in USD': '10000' })
  await button(page, 'Record a pledge').click()
  await seeToast(page, 'Pledge recorded')
  await page.getByRole('cell', { name: 'US$10,000' }).waitFor()
  await page.getByText('Choose scholarships').click()
  await page.getByRole('checkbox', { name: /^Harmattan Award / }).check()
  await button(page, 'Save what it pays for').click()
  await seeToast(page, 'Saved what it pays for')
}

async function offer(page: Page, id: string) {
  await page.goto(`/submitted-applications/${id}`)
  await page.getByText('Offer an award', { exact: true }).click()
  await fill(page, { Amount: '20000', 'Answer by': nextYear() })
  await button(page, 'Offer an award').click()
  await page
    .getByText('This fund has $10,000.00 left that is not offered or awarded.')
    .waitFor()
  await fill(page, {
    Amount: '2500.50',
    'Message with the offer': 'The committee chose you.',
  })
  await button(page, 'Offer an award').click()
  await seeToast(page, 'Award offered')
  await page.getByText('Waiting for an answer').waitFor()
}

async function pay(page: Page, id: string) {
  await page.goto(`/submitted-applications/${id}`)
  await page.getByText('Plan payments').first().click()
  await field(page, 'Dates and amounts').fill(`${nextYear()} 1500\n${nextYear()} 1000.50`)
  await button(page, 'Plan payments').click()
  await seeToast(page, 'Payments planned')
  await page.getByText(/^Record US\$1,500, due .*, as paid$/).click()
  await fill(page, { Reference: 'Transfer 77' })
  await button(page, 'Record as paid').click()
  await seeToast(page, 'Payment recorded')
  await lookAround(page)
}

async function seeLedger(page: Page) {
  await page.goto('/funds')
  await link(page, 'Wells of this year').click()
  await seePage(page, 'Wells of this year')
  const rows = page.getByRole('table').getByRole('row')
  await expect.poll(() => rows.count()).toBe(5)
  expect(await rows.locator('td:nth-child(2)').allInnerTexts()).toEqual([
    'US$1,500',
    'US$2,500.50',
    'US$2,500.50',
    'US$10,000',
  ])
  await page.getByText('US$7,499.50').first().waitFor()
  const saving = page.waitForEvent('download')
  await button(page, 'Download as CSV').click()
  expect((await saving).suggestedFilename()).toBe('Wells of this year.csv')
  await lookAround(page)
}

async function lookAround(page: Page) {
  await settle(page)
  expect(await axeFaults(page, { areColorsKnown: true })).toEqual([])
  expect(await overflowFaults(page)).toEqual([])
}
