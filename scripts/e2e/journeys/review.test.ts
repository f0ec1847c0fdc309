/**
 * An application from its draft to the money: a letter from a recommender, two reviewers who score blind, decisions
 * in bulk, and an award that is accepted, paid and in the ledger. A thorough run adds lost lines, a second letter,
 * which is a file, and the second reviewer's keyboard.
 */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  button,
  field,
  fill,
  link,
  opener,
  seePage,
  seeToast,
  useSession,
} from '../kit/acts.ts'
import { beginApplication, submitApplication } from '../kit/applications.ts'
import { acceptAward, confirmPayment, makeFund, pay, seeLedger } from '../kit/award-acts.ts'
import { twoLooks, useBrowser, type Look, type Visit } from '../kit/browser.ts'
import { draftByKeyboard, submitByKeyboard, writeStatement } from '../kit/draft-acts.ts'
import { eventually } from '../kit/eventually.ts'
import { askTeacher, askSupervisor, sendFile, writeLetter } from '../kit/letter-acts.ts'
import { lookAgain, lookAroundInLooks } from '../kit/look-around.ts'
import { readLink, readMails, readToken } from '../kit/mailbox.ts'
import {
  expectStatus,
  nextYear,
  scholarshipForm,
  signUp,
  signUpDonor,
  type SignedIn,
} from '../kit/people.ts'
import { scoreAll } from '../kit/scores.ts'

const browser = useBrowser()
const essayOf = (name: string) =>
  `${name} Okonkwo digs wells; at Moi University I learned where to dig.`

test('a student applies, a recommender writes, two reviewers score blind, a donor decides, and the student accepts', async () => {
  const [phone, desktop] = twoLooks
  const donor = await signUpDonor({ isVerified: true })
  const award = await publish(donor)
  const [amina, brian, chidi, dana] = await Promise.all([
    signUp('student', 'Amina'),
    signUp('student', 'Brian'),
    reviewer(donor, 'Chidi'),
    reviewer(donor, 'Dana'),
  ])
  const personalStatement = essayOf('Brian')
  const other = await beginApplication(brian, award.id, { personalStatement })
  await submitApplication(brian, other)

  const student = await visit(phone)
  await useSession(student.page, amina.client.jar)
  const id = await apply(student.page, amina, award)
  const address = `ama-${id.slice(-12)}@school.example`
  await askTeacher(student.page, address)
  const teacher = await visit(desktop)
  await teacher.page.goto(await readLink(address, '/recommend'))
  await writeLetter(teacher.page)
  await student.page.getByText('Letter received', { exact: true }).waitFor()
  if (isThorough) {
    await haveFileSent(teacher, amina, id)
    await student.page.getByRole('link', { name: 'Download letter.pdf' }).waitFor()
  }
  // She gave up the right to read the teacher's letter.
  expect(await student.page.getByText('Read the letter', { exact: true }).count()).toBe(0)
  await lookAroundInLooks(student.page)

  const chair = (await browser.visit(desktop)).page
  await useSession(chair, donor.client.jar)
  await makeFund(chair)
  await setUp(chair, award)
  await useSession(teacher.page, chidi.client.jar)
  await scoreByKeyboard(teacher.page, award, ['3', '4', '2'])
  if (isThorough) {
    const second = (await browser.visit(phone)).page
    await useSession(second, dana.client.jar)
    await scoreByKeyboard(second, award, ['2', '2', '2'])
  } else await scoreAll(dana, award.id, 2)
  // The count changes without a reload.
  await chair.getByText('4 of 4', { exact: true }).waitFor()
  await decide(chair, amina)

  await seeMail(brian, `Not selected: ${award.title}`)
  const { page } = student
  await page.getByText('Averages of 2 reviewers.').waitFor()
  await acceptAward(page)
  await pay(chair, { id, hasFile: isThorough })
  await confirmPayment(page)
  await chair.reload()
  await chair.getByText('Thank you for the wells.').waitFor()
  await seeLedger(chair)
})

/** Opens the browser of a person whose line breaks in a thorough run. */
async function visit(look: Look): Promise<Visit> {
  const visited = await browser.visit(look)
  if (isThorough) visited.allow(/net::ERR_FAILED|ERR_CONNECTION_RESET/)
  return visited
}

type Award = { id: string; slug: string; title: string }

/** Letters may come after the application. */
async function publish({ client }: SignedIn): Promise<Award> {
  const letters = { letters: isThorough ? 2 : 1, lettersMayFollow: true }
  const form = scholarshipForm({ status: 'published', ...letters })
  const made = await client.post<Award>('/api/scholarships', form)
  expectStatus(made, 201)
  return made.body
}

/** A reviewer who was invited by mail and is a member since. */
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

/** Returns the id of the application, whose page is then open. */
async function apply(page: Page, by: SignedIn, award: Award) {
  const dialog = await draftByKeyboard(page, by, award)
  const statement = essayOf('Amina')
  await writeStatement(page, dialog, { title: award.title, statement })
  await submitByKeyboard(page, dialog)
  await seeToast(page, 'Application Submitted')
  await button(page, `See your application: ${award.title}`).press('Enter')
  await seePage(page, award.title)
  await page.getByText(statement).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Has the second letter sent, which she may read: a file, by the link of another mail. */
async function haveFileSent({ page, allow }: Visit, { client }: SignedIn, id: string) {
  const address = `kofi-${id.slice(-12)}@school.example`
  await askSupervisor(client, id, address)
  await page.goto(await readLink(address, '/recommend'))
  allow(/422/)
  await sendFile(page)
}

/** Sets the rubric, rules and reviewers; then scoring begins. */
async function setUp(page: Page, award: Award) {
  await page.goto('/')
  await link(page, `Review: ${award.title}`).press('Enter')
  await seePage(page, `Review: ${award.title}`)
  await page
    .getByLabel('Students can read the rubric and their own averages')
    .press('Space')
  await button(page, 'Save rules').press('Enter')
  await seeToast(page, 'Rules saved')
  await link(page, 'Rubric').press('Enter')
  await button(page, 'Start from “Merit”').press('Enter')
  await button(page, 'Save rubric').press('Enter')
  await seeToast(page, 'Rubric saved')
  await lookAroundInLooks(page)
  await link(page, 'Reviewers').press('Enter')
  await page.getByRole('row', { name: /Dana/ }).waitFor()
  await button(page, 'Assign applications').press('Enter')
  await seeToast(page, 'Applications assigned')
  await page.getByRole('row', { name: /Dana.*0 of 2/ }).waitFor()
  await lookAgain(page)
  await link(page, 'Overview').press('Enter')
  await button(page, 'Move on to: Scoring').press('Enter')
  await seeToast(page, 'Stage: Scoring')
  await lookAgain(page)
}

/** Scores both applications, without a pointer from the first one on. */
async function scoreByKeyboard(page: Page, award: Award, digits: readonly string[]) {
  await page.goto('/review')
  await link(page, `Open the review of ${award.title}`).press('Enter')
  await button(page, 'I have none').press('Enter')
  await seeToast(page, 'Thank you. We will take it into account.')
  await link(page, 'Score the first one').press('Enter')
  const letters: number[] = []
  for (const count of [1, 2]) {
    await page.getByRole('heading', { name: 'Your score' }).waitFor()
    await page.getByText('You can see the other scores once you submit yours.').waitFor()
    const read = await page.locator('main').innerText()
    expect(read).not.toMatch(/Amina|Brian|Okonkwo|Moi University|Mensah/)
    expect(read).toContain('name hidden')
    letters.push(await page.getByText(/repaired the pump/).count())
    for (const digit of digits) {
      await page.keyboard.press(digit)
      await page.keyboard.press('j')
    }
    if (count === 1) {
      await page.keyboard.press('c')
      await page.keyboard.type('Knows what comes next.')
      await page.getByText(/^Saved \d\d:\d\d$/).waitFor()
      await page.keyboard.press('Escape')
      await lookAroundInLooks(page)
    }
    await page.keyboard.press('s')
    await page.getByText('Submitted', { exact: true }).waitFor()
    await page.keyboard.press('n')
    await (count === 1
      ? page.getByText('Not submitted', { exact: true }).waitFor()
      : seeToast(page, 'That was the last one. Thank you!'))
  }
  expect(letters.toSorted()).toEqual([0, 1])
  await page.getByText('2 of 2 scored').waitFor()
}

/** Declines all, then puts one on the shortlist instead, and offers it an award. */
async function decide(page: Page, { person }: SignedIn) {
  await button(page, 'Move on to: Deciding').press('Enter')
  await seeToast(page, 'Stage: Deciding')
  await link(page, 'Applications').press('Enter')
  await page.getByText('2 of 2').first().waitFor()
  await page.getByLabel('Select all on this page').press('Space')
  await lookAgain(page)
  const declined = { Message: 'We had more good applications than awards.' }
  await plan(page, 'Decline', declined, '2 decisions planned')
  const amina = page.getByLabel(`Select ${person.firstName} Okonkwo`)
  await amina.press('Space')
  await plan(page, 'Shortlist', {}, '1 decision planned')
  await link(page, 'Decisions').press('Enter')
  await page.getByText('2 planned decisions').waitFor()
  await opener(page, 'See what the student will get').press('Enter')
  await lookAroundInLooks(page)
  await applyAll(page, /^2 students’ applications change state/)
  await link(page, 'Applications').press('Enter')
  await amina.press('Space')
  const offer = { 'Amount for each': '2500.50', 'Answer by': nextYear() }
  await plan(page, 'Offer an award', offer, '1 decision planned')
  await link(page, 'Decisions').press('Enter')
  await applyAll(page, /^One student’s application changes state/)
  await link(page, 'Log').press('Enter')
  await page
    .getByText(/submitted a score for application/)
    .first()
    .waitFor()
  await lookAgain(page)
}

/** Plans decisions for the chosen ones; nobody is told of them. */
async function plan(
  page: Page,
  decision: string,
  details: Record<string, string>,
  done: string,
) {
  const dialog = page.getByRole('dialog', { name: /^Plan a decision/ })
  await button(page, 'Plan a decision').press('Enter')
  await field(dialog, 'Decision').selectOption(decision)
  if ('Answer by' in details) await field(dialog, 'Fund').selectOption({ index: 1 })
  await fill(dialog, details)
  await button(dialog, 'Plan').press('Enter')
  await seeToast(page, done)
}

async function applyAll(page: Page, message: RegExp) {
  await button(page, 'Apply all').press('Enter')
  await page.getByText(message).waitFor()
  await button(page, 'Apply and send emails').press('Enter')
  await page.getByText('No decisions planned').waitFor()
}

/** The student gets one mail; the chair's own words stay on the page. */
async function seeMail({ person: { email } }: SignedIn, wanted: string) {
  const mails = await eventually(async () => {
    const found = (await readMails(email)).filter(({ subject }) => subject === wanted)
    return found.length > 0 ? found : null
  }, `a mail with the decision to ${email}`)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).not.toContain('more good applications')
}
