/** A review from its rubric to the decision: two reviewers score blind by keyboard, the chair decides in bulk. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { twoLooks, useBrowser } from '../kit/browser.ts'
import { eventually } from '../kit/eventually.ts'
import { readMails, readToken } from '../kit/mailbox.ts'
import { axeFaults, overflowFaults, settle } from '../kit/page-checks.ts'
import {
  expectStatus,
  scholarshipForm,
  signUp,
  signUpDonor,
  type SignedIn,
} from '../kit/people.ts'

const browser = useBrowser()
const ESSAY = 'Amina Okonkwo digs wells; at Moi University I learned where to dig.'

test('two reviewers score blind by keyboard, a chair decides in bulk, and the students know', async () => {
  const [phone, desktop] = twoLooks
  const donor = await signUpDonor({ isVerified: true })
  const award = await publish(donor)
  const [students, reviewers] = await Promise.all([
    Promise.all(['Amina', 'Brian'].map(() => applicant(award.id))),
    Promise.all(['Chidi', 'Dana'].map((name) => reviewer(donor, name))),
  ])
  const chair = await browser.visit(desktop)
  await useSession(chair.page, donor.client.jar)
  await setUp(chair.page, award)

  const [first, second] = reviewers as [SignedIn, SignedIn]
  const one = await browser.visit(desktop)
  await useSession(one.page, first.client.jar)
  await scoreByKeyboard(one.page, award, ['3', '4', '2'])
  const other = await browser.visit(phone)
  await useSession(other.page, second.client.jar)
  await scoreByKeyboard(other.page, award, ['2', '2', '2'])

  await decide(chair.page)
  for (const { person } of students) await seeMail(person.email, award)
  const [student] = students as [SignedIn]
  const { page } = await browser.visit(phone)
  await useSession(page, student.client.jar)
  await page.goto('/applications')
  await link(page, award.title).click()
  await seePage(page, award.title)
  await page.getByText('Not selected').first().waitFor()
  await page.getByText('Averages of 2 reviewers.').waitFor()
  await page.getByText('We had more good applications than awards.').first().waitFor()
  await lookAround(page)
})

type Award = { id: string; title: string }

async function publish({ client }: SignedIn): Promise<Award> {
  const form = scholarshipForm({ status: 'published' })
  const made = await client.post<Award>('/api/scholarships', form)
  expectStatus(made, 201)
  return made.body
}

/** A student who has submitted. */
async function applicant(scholarshipId: string): Promise<SignedIn> {
  const student = await signUp('student', 'Amina')
  const { client, person } = student
  const path = '/api/scholarship-applications'
  const form = {
    scholarshipId,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    citizenship: 'Kenya',
    countryOfResidence: 'Kenya',
    currentDegreeLevel: 'graduate',
    fieldOfStudy: 'Engineering',
    currentInstitution: 'Moi University',
    personalStatement: ESSAY,
  }
  // What was published a moment ago takes applications once its event has arrived.
  const id = await eventually(async () => {
    const { status, body } = await client.post<{ id: string }>(path, form)
    return status === 200 || status === 201 ? body.id : null
  }, 'an application is begun')
  expectStatus(await client.post(`${path}/${id}/submit`), 200)
  return student
}

/** Invited by mail, and a member since. */
async function reviewer(
  donor: Awaited<ReturnType<typeof signUpDonor>>,
  name: string,
): Promise<SignedIn> {
  const invited = await signUp('donor', name)
  const { email } = invited.person
  const path = `/api/organizations/${donor.organization.id}/invitations`
  expectStatus(await donor.client.post(path, { email, role: 'reviewer' }), 201)
  const token = await readToken(email, '/invitations')
  expectStatus(
    await invited.client.post('/api/organizations/invitations/accept', { token }),
    200,
  )
  return invited
}

/** Rubric, rules and reviewers, and scoring begins. */
async function setUp(page: Page, award: Award) {
  await page.goto('/')
  await link(page, `Review: ${award.title}`).click()
  await seePage(page, `Review: ${award.title}`)
  await page.getByLabel('Students may read the rubric and their own averages').check()
  await button(page, 'Save rules').click()
  await seeToast(page, 'Rules saved')
  await page.getByRole('tab', { name: 'Rubric' }).click()
  await button(page, 'Start from “Merit”').click()
  await button(page, 'Save rubric').click()
  await seeToast(page, 'Rubric saved')
  await lookAround(page)
  await page.getByRole('tab', { name: 'Reviewers' }).click()
  await page.getByRole('row', { name: /Dana/ }).waitFor()
  await button(page, 'Assign applications').click()
  await seeToast(page, 'Applications assigned')
  await page.getByRole('row', { name: /Dana.*0 of 2/ }).waitFor()
  await lookAround(page)
  await page.getByRole('tab', { name: 'Overview' }).click()
  await button(page, 'Go on to: Scoring').click()
  await seeToast(page, 'Stage: Scoring')
  await lookAround(page)
}

/** Both applications, without a pointer from the first one on. */
async function scoreByKeyboard(page: Page, award: Award, digits: readonly string[]) {
  await page.goto('/review')
  await link(page, `Open the review of ${award.title}`).click()
  await button(page, 'I belong to none').click()
  await link(page, 'Score the first one').press('Enter')
  for (const count of [1, 2]) {
    await page.getByRole('heading', { name: 'Your score' }).waitFor()
    await page
      .getByText('You see what others gave once you have submitted yours.')
      .waitFor()
    const read = await page.locator('main').innerText()
    expect(read).not.toMatch(/Amina|Okonkwo|Moi University/)
    expect(read).toContain('name hidden')
    for (const digit of digits) {
      await page.keyboard.press(digit)
      await page.keyboard.press('j')
    }
    if (count === 1) {
      await page.keyboard.press('c')
      await page.keyboard.type('Knows what comes next.')
      await page.getByText(/^Saved \d\d:\d\d$/).waitFor()
      await page.keyboard.press('Escape')
      await lookAround(page)
    }
    await page.keyboard.press('s')
    await page.getByText('Submitted', { exact: true }).waitFor()
    await page.keyboard.press('n')
    await (count === 1
      ? page.getByText('Not submitted', { exact: true }).waitFor()
      : seeToast(page, 'That was the last one. Thank you!'))
  }
  await page.getByText('2 of 2 scored').waitFor()
}

async function decide(page: Page) {
  await page.reload()
  await button(page, 'Go on to: Deciding').click()
  await seeToast(page, 'Stage: Deciding')
  await page.getByRole('tab', { name: 'Applications' }).click()
  await page.getByText('2 of 2').first().waitFor()
  await page.getByLabel('Choose all on this page').check()
  await lookAround(page)
  await button(page, 'Plan a decision').click()
  const dialog = page.getByRole('dialog', { name: /^Plan a decision/ })
  await field(dialog, 'Decision').selectOption('Decline')
  await field(dialog, 'Message').fill('We had more good applications than awards.')
  await button(dialog, 'Plan').click()
  await seeToast(page, '2 decisions planned')
  await page.getByRole('tab', { name: 'Decisions' }).click()
  await page.getByText('2 planned decisions').waitFor()
  await page.getByText('See what the student gets').first().click()
  await page
    .getByText(/We had more good applications/)
    .first()
    .waitFor()
  await lookAround(page)
  await button(page, 'Apply all').click()
  await page.getByText(/^2 students are moved on/).waitFor()
  await button(page, 'Apply and send mails').click()
  await page.getByText('No decisions planned').waitFor()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page
    .getByText(/submitted a score for application/)
    .first()
    .waitFor()
  await lookAround(page)
}

/** One mail each; the chair's own words stay on the page. */
async function seeMail(email: string, award: Award) {
  const told = await eventually(async () => {
    const mails = await readMails(email)
    const found = mails.filter(({ subject }) => subject === `Not selected: ${award.title}`)
    return found.length > 0 ? found : null
  }, `a mail with the decision to ${email}`)
  expect(told).toHaveLength(1)
  expect(told[0]?.text).not.toContain('more good applications')
}

async function lookAround(page: Page) {
  await settle(page)
  expect(await axeFaults(page)).toEqual([])
  expect(await overflowFaults(page)).toEqual([])
}
