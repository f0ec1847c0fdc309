/** Facts that only the student knows: asked once, and counted on every page that is open. */
import { someOf } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  button,
  expectPath,
  field,
  fill,
  fillRegistration,
  link,
  openMailedLink,
  seePage,
  submitLogin,
  useSession,
} from '../kit/acts.ts'
import { twoLooks, useBrowser } from '../kit/browser.ts'
import { seeFocusIn, tabTo, typeChoice } from '../kit/keyboard.ts'
import { lookAgain } from '../kit/look-around.ts'
import { axeFaults, settle } from '../kit/page-checks.ts'
import { newPerson, signUp, untilKnownToCatalog } from '../kit/people.ts'
import type { Client } from '../kit/rest.ts'

const browser = useBrowser()

const DECIDED = /^(Eligible|Check with the provider)/
const QUESTIONS = 3
const FITTING = '/scholarships?sort=fit'

// Runs on a phone; in a thorough run on a desktop too.
test.each(someOf(twoLooks, 1))(
  'a student enters four facts, answers three questions, and opens, saves and compares an award, by keyboard ($screen, $theme)',
  async (look) => {
    const { client } = await signUp('student')
    const { page } = await browser.visit(look)
    await useSession(page, client.jar)
    await answerFourFacts(page)
    await page.goto(FITTING)
    const before = await titlesThatFit(page)
    await page.goto('/facts')
    await seePage(page, 'Facts about yourself')
    await lookAgain(page)
    const outcomes: string[] = []
    for (let asked = 0; asked < QUESTIONS; asked += 1) outcomes.push(await answerYes(page))
    expect(outcomes.join(' ')).toMatch(/\d+ scholarships? opened up/)
    expect(await page.getByText(/^Counts for \d+ scholarships?$/).count()).toBe(QUESTIONS)
    expect(await axeFaults(page)).toEqual([])

    await page.goto(FITTING)
    const opened = (await titlesThatFit(page)).filter((title) => !before.includes(title))
    const [title = 'none opened'] = opened
    await tabTo(page, title)
    await page.keyboard.press('Enter')
    await seePage(page, title)
    const standing = page.getByRole('region', { name: 'At a glance' })
    await standing.getByText(DECIDED).waitFor()
    const similar = page.getByRole('region', { name: 'Similar scholarships' })
    await similar.getByRole('article').first().waitFor()
    expect(await axeFaults(page)).toEqual([])
    await tabTo(page, 'Save')
    await page.keyboard.press('Enter')
    await button(page, 'Saved').filter({ visible: true }).first().waitFor()
    await compareByKeyboard(page, 1)
    await expect.poll(() => savedTitles(client)).toEqual([title])

    await page.goBack()
    const [second = 'none'] = (await titlesThatFit(page)).filter((one) => one !== title)
    await tabTo(page, second)
    await page.keyboard.press('Enter')
    await seePage(page, second)
    await compareByKeyboard(page, 2)
    await tabTo(page, 'Compare')
    await page.keyboard.press('Enter')
    await seePage(page, 'Compare Scholarships')
    const columns = page.getByRole('table').getByRole('columnheader')
    await columns.filter({ hasText: title }).waitFor()
    await columns.filter({ hasText: second }).waitFor()
    expect(await axeFaults(page)).toEqual([])
  },
)

async function savedTitles(client: Client): Promise<string[]> {
  const saved = await client.get<{ scholarship: { title: string } }[]>(
    '/api/saved-scholarships/student/me',
  )
  return saved.body.map(({ scholarship }) => scholarship.title)
}

/** Puts the award of the page beside the others. */
async function compareByKeyboard(page: Page, chosen: number) {
  const tray = page.getByRole('complementary', { name: 'To compare' })
  await tabTo(page, /^Compare ./)
  await page.keyboard.press('Enter')
  await tray.getByText(`${chosen} to compare`).first().waitFor()
}

/** Country, degree, grade and field: what the form asks for at first. */
async function answerFourFacts(page: Page) {
  await page.goto('/profile')
  await seePage(page, 'Create Your Profile')
  await choose(page, 'Country of citizenship', 'Kenya')
  await choose(page, 'Degree you want to study for', 'Graduate')
  await choose(page, 'Your grading scale', 'GPA out of 4.0')
  await tabTo(page, /^Your grade/)
  await page.keyboard.type('3.8')
  await tabTo(page, /^Fields of interest/)
  await page.keyboard.type('Engineering')
  await page.getByRole('option', { name: 'Engineering', exact: true }).waitFor()
  // The field that was typed in full comes first, and is chosen already.
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove Engineering' }).waitFor()
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  await seePage(page, 'My Profile')
}

async function choose(page: Page, label: string, words: string) {
  await tabTo(page, new RegExp(`^${label}`))
  await typeChoice(field(page, label), words)
}

/** The awards that fit: the search by fit, which is open, begins with them. */
async function titlesThatFit(page: Page): Promise<string[]> {
  await page.getByRole('article').first().waitFor()
  await settle(page)
  const cards = page
    .getByRole('article')
    .filter({ hasText: /Eligible|Check with the provider/ })
  return cards.getByRole('heading').allInnerTexts()
}

/**
 * Answers the question that is asked, waits for the next one and returns the words that say what the answer changed.
 */
async function answerYes(page: Page): Promise<string> {
  const card = page.getByRole('region', { name: 'Next best question' })
  const question = card.getByRole('group')
  const asked = await question.locator('legend').innerText()
  await tabTo(page, 'Yes')
  await page.keyboard.press('Enter')
  const status = card.getByRole('status')
  await status.getByText(/^Saved\./).waitFor()
  await expect.poll(() => question.locator('legend').innerText()).not.toBe(asked)
  await seeFocusIn(question)
  return status.innerText()
}

/** An award that a student of natural sciences may win, and that still asks something. */
const AWARD = '/scholarships/aapg-foundation-l-austin-weeks-undergraduate-grant'

/** A student whose profile leaves that award open; the catalog knows the profile too. */
async function geologistToBe(): Promise<Client> {
  const { client, person } = await signUp('student')
  const { firstName, lastName, email } = person
  const profile = {
    firstName,
    lastName,
    email,
    country: 'Nigeria',
    intendedDegreeLevel: 'undergraduate',
    fieldOfInterest: ['Natural Sciences'],
    gpa: '3.9',
    ieltsScore: '8.0',
  }
  await client.post('/api/students', profile)
  await untilKnownToCatalog(client)
  return client
}

test('an answer on an award’s page changes the verdict above it, and so does a profile edit in another tab', async () => {
  const client = await geologistToBe()
  const { page } = await browser.visit({ screen: 'phone', theme: 'dark' })
  await useSession(page, client.jar)
  await page.goto(AWARD)
  const standing = page.getByRole('region', { name: 'At a glance' })
  await standing.getByText(/^Answer \d+ questions?$/).waitFor()
  const asked = page.getByRole('region', { name: 'Only you know this' })
  await asked.getByRole('group').waitFor()
  await lookAgain(page)
  await button(asked, 'Yes').click()
  await standing.getByText('Eligible', { exact: true }).waitFor()
  await asked.getByText(/^Saved\. /).waitFor()

  const other = await page.context().newPage()
  await other.goto('/profile')
  await seePage(other, 'My Profile')
  await button(other, 'Edit: What matters most').click()
  await field(other, 'Degree you want to study for').selectOption('PhD')
  await button(other, 'Save').click()
  await other.getByText(/^Saved \d/).waitFor()
  await standing.getByText(/^Not eligible: /).waitFor()
})

test('a visitor’s match continues after registration', async () => {
  const person = newPerson('student')
  const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
  await page.goto('/ai-matching')
  for (const [label, words] of Object.entries({
    'Field of study': 'Engineering',
    'Degree level': 'Graduate',
    'Country of citizenship': 'Kenya',
    'English proficiency': 'IELTS 7.0 overall',
    'Financial need': 'High: I need substantial funding',
    'Your grading scale': 'GPA out of 4.0',
  }))
    await field(page, label).selectOption(words)
  const goals = 'Build wells in dry regions, with sensors that tell how much water is left.'
  await fill(page, { 'Your grade': '3.6', 'Career goals': goals })
  await button(page, 'Find My Matches').click()
  await seePage(page, 'Create Student Account')
  await fillRegistration(page, person)
  await button(page, 'Create account').click()
  await page.getByText('Account Created!').first().waitFor()
  await openMailedLink(page, person, '/verify-email')
  await link(page, 'Continue to Login').click()
  await submitLogin(page, person)
  await expectPath(page, '/ai-matching')
  const dialog = page.getByRole('dialog', { name: 'Your AI Scholarship Matches' })
  await dialog.waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText(/^\d+ match(es)? found$/).waitFor()
})
