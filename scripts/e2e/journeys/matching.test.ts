/** By keyboard alone: from the matching form to a saved match, and to honest words where there is none. */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  button,
  expectFieldError,
  field,
  fill,
  link,
  opener,
  seePage,
  useSession,
} from '../kit/acts.ts'
import { desktopDark, phoneLight, useBrowser } from '../kit/browser.ts'
import { lookAroundInLooks } from '../kit/look-around.ts'
import { settle } from '../kit/page-checks.ts'
import { signUp } from '../kit/people.ts'
import type { Client } from '../kit/rest.ts'

const browser = useBrowser()

const choices = {
  'Field of study': 'Engineering',
  'Degree level': 'Graduate',
  'Country of citizenship': 'Kenya',
  'English proficiency': 'IELTS 7.0 overall',
  'Financial need': 'High: I need substantial funding',
}
/** Screens of a phone that a result may fill before the student opens more of it. */
const MAX_SCREENS = 3
const SCREEN_HEIGHT = 844
const goals = 'Build wells in dry regions, with sensors that tell how much water is left.'

async function fillForm(page: Page, change: Partial<typeof choices> = {}, gpa = '3.67') {
  for (const [label, words] of Object.entries({ ...choices, ...change }))
    await field(page, label).selectOption(words)
  await field(page, 'Your grading scale').selectOption('GPA out of 4.0')
  await fill(page, { 'Your grade': gpa, 'Career goals': goals })
}

test('a student matches, reads the reasons, saves an award, and finds the match on the home page and in the history', async () => {
  const { client } = await signUp('student')
  const { page } = await browser.visit(phoneLight)
  await useSession(page, client.jar)
  // An open socket would bypass the hold.
  const release = isThorough ? await holdProgress(page) : null
  await page.goto('/ai-matching')
  await seePage(page, 'AI Scholarship Matching')
  // By then the form holds what the site knows of the student.
  await page.waitForLoadState('networkidle')
  await button(page, 'Find My Matches').press('Enter')
  await expectFieldError(page, 'Degree level', 'Please select your degree level')
  await fillForm(page)
  await button(page, 'Find My Matches').press('Enter')
  if (release) {
    // web/src/pages/matching/matching-page.test.tsx proves the steps.
    await seeProgress(page)
    release()
  }

  // The celebration, if there is reason for one, ends by itself.
  const dialog = page.getByRole('dialog', { name: 'Your AI Scholarship Matches' })
  await dialog.waitFor()
  expect(await dialog.getByText(BASE).count()).toBe(3)
  await lookAroundInLooks(page)
  // The message comes once the server has answered, and replaces the one before.
  const isSaved = page.getByText('Scholarship Saved', { exact: true }).waitFor()
  await button(dialog, /^Save /)
    .first()
    .press('Enter')
  await button(dialog, /^Saved /).waitFor()
  await isSaved
  // The message stays for some seconds only: a wait that begins later may miss it.
  const isCounted = page.getByText(/^\d+ matches found$/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await isCounted
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Your matches')

  const result = await page.getByRole('region', { name: 'Your matches' }).boundingBox()
  expect(result?.height).toBeLessThanOrEqual(MAX_SCREENS * SCREEN_HEIGHT)
  const title = await readFirstMatch(page)
  await expectHonestFigures(page)
  expect(await readSavedTitles(client)).toEqual([title])
  await page.getByRole('link', { name: /^Match of / }).waitFor()
  await lookAroundInLooks(page)

  await page.goto('/')
  const card = page.getByRole('region', { name: 'Your newest matches' })
  await link(card, title).waitFor()
  await link(card, 'Open all matches').press('Enter')
  await page.getByRole('heading', { name: 'Your matches' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await shareUntilWithdrawn(page)
})

async function readSavedTitles(client: Client): Promise<string[]> {
  type Saved = { scholarship: { title: string } }
  const { body } = await client.get<Saved[]>('/api/saved-scholarships/student/me')
  return body.map(({ scholarship }) => scholarship.title)
}

/** Holds the progress of a match back until `release`, so that the page can be read meanwhile. */
async function holdProgress(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('MatchProgress')) await held
    await route.continue()
  })
  await page.routeWebSocket('**/graphql', (socket) => {
    const server = socket.connectToServer()
    let turn = Promise.resolve()
    // Messages after a step wait too: otherwise the end of the stream would overtake it.
    server.onMessage((message) => {
      if (String(message).includes('matchProgress')) turn = held
      void turn.then(() => socket.send(message))
    })
  })
  return release
}

async function seeProgress(page: Page) {
  await page.getByRole('heading', { name: /^AI Analyzing \d+ Scholarships…$/ }).waitFor()
  await page.getByRole('progressbar', { name: 'Progress of the match' }).waitFor()
  await lookAroundInLooks(page)
}

/** A private link shows the matches and nothing of the profile, until it is withdrawn. */
async function shareUntilWithdrawn(page: Page) {
  await button(page, 'Share').press('Enter')
  await button(page, 'Make a private link').press('Enter')
  const address = await field(page, 'Private link').inputValue()

  const other = await browser.visit(phoneLight)
  await other.page.goto(address)
  await seePage(other.page, 'Shared scholarship matches')
  await other.page.getByRole('article').first().waitFor()
  const words = await other.page.getByRole('main').innerText()
  expect(words).toMatch(/points of comparison|Too little is stated to score it/)
  // The time that it took may have any digits.
  const stable = words.replace(/Computed in [\d.,]+ ms/, '')
  expect(stable).not.toMatch(/3\.67|Kenya|IELTS|wells/)
  await lookAroundInLooks(other.page)

  await button(page, 'Withdraw the link').press('Enter')
  await page.getByText('Link withdrawn').waitFor()
  await other.page.reload()
  await other.page.getByText('This link no longer works').waitFor()
}

/** The basis of each score, or the reason why there is none. */
const BASE = /^(on \d+ of 10 points of comparison|Too little is stated to score it)$/

/** The points of what is stated add up to the score, and each requirement is met. */
async function readFirstMatch(page: Page): Promise<string> {
  const card = page.getByRole('article').first()
  const score = Number.parseInt(await card.getByText(/^\d+% match$/).innerText(), 10)
  await opener(card, 'Why, and what it takes').press('Enter')
  await opener(card, 'How it compares').press('Enter')
  const terms = card.getByText(/^([\d.]+ of \d+|Not stated)$/)
  await terms.nth(9).waitFor()
  const points = (await terms.allInnerTexts()).filter((words) => words.includes(' of '))
  const total = (at: 0 | 1) =>
    points.reduce((sum, words) => sum + Number(words.split(' of ')[at]), 0)
  expect(await terms.count()).toBe(10)
  expect(Math.abs((total(0) * 100) / total(1) - score)).toBeLessThanOrEqual(0.6)
  await opener(card, 'How you match').press('Enter')
  const required = card.getByRole('listitem').filter({ hasText: '· Required' })
  await required.first().waitFor()
  expect(await required.getByText('Yes', { exact: true }).count()).toBe(
    await required.count(),
  )
  return (await card.getByRole('heading').textContent()) ?? ''
}

/** Matches, scholarships to check and those that do not fit make up all of them. */
async function expectHonestFigures(page: Page) {
  await opener(page, 'The figures, and how to get more matches').press('Enter')
  await page.getByRole('region', { name: 'Summary' }).waitFor()
  const words = await page.getByRole('main').innerText()
  const figure = (pattern: RegExp) => Number(pattern.exec(words)?.[1]?.replaceAll(',', ''))
  const [matches, answer, check] = [
    figure(/\nMatches\s+([\d,]+)/),
    figure(/\nAnswer a question first\s+([\d,]+)/),
    figure(/\nCheck with the provider\s+([\d,]+)/),
  ]
  const notEligible = figure(/([\d,]+) scholarships have a requirement/)
  expect(matches + answer + check + notEligible).toBe(figure(/of ([\d,]+) scholarships/))
  expect(words).toContain('Computed by rules from your profile.')
}

// web/src/pages/matching/matching-page.test.tsx and services/ai-workers/test/match-changes.test.ts prove this.
test.runIf(isThorough)(
  'without a match the page says so and does not celebrate',
  async () => {
    const { client } = await signUp('student')
    const { page } = await browser.visit(desktopDark)
    await useSession(page, client.jar)
    await page.goto('/ai-matching')
    const least = {
      'Field of study': 'Arts & Humanities',
      'Degree level': 'Postdoc',
      'Country of citizenship': 'Iran',
      'English proficiency': 'TOEFL 80–89',
      'Financial need': 'Low: I can cover most expenses',
    }
    await fillForm(page, least, '0.1')
    await button(page, 'Find My Matches').press('Enter')
    await page.getByText('No match yet').waitFor()
    await page
      .getByText(
        /^We checked [\d,]+ scholarships\. You don’t meet every requirement of any of them yet\.$/,
      )
      .waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByText(/^\d+ match(es)? found$/).count()).toBe(0)
    expect(await page.getByText(/^\d+% match$/).count()).toBe(0)
    await lookAroundInLooks(page)
    await page.reload()
    await page.getByText('No match yet').waitFor()
  },
)

// facts.test.ts walks this way to its end: "a visitor's match goes on after registration".
test.runIf(isThorough)(
  'a visitor fills in the form, is led to sign up, and finds the form still filled in',
  async () => {
    const { page } = await browser.visit({ screen: 'phone', theme: 'dark' })
    await page.goto('/ai-matching')
    await fillForm(page)
    await button(page, 'Find My Matches').press('Enter')
    const notes = page.getByRole('region', { name: 'Notifications' })
    await notes.getByText('Sign Up Required', { exact: true }).waitFor()
    await notes
      .getByText('Please sign up for free to use AI scholarship matching.')
      .waitFor()
    await page.waitForURL(/\/auth\/student\?/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).searchParams.get('view')).toBe('register')
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/ai-matching')
    await lookAroundInLooks(page)
    await page.goto('/ai-matching')
    await settle(page)
    expect(await field(page, 'Your grade').inputValue()).toBe('3.67')
  },
)
