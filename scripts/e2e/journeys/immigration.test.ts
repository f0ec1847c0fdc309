/**
 * Immigration by keyboard alone: dates that follow from what a student enters, guidance, the ledger; rules that
 * administrators change.
 */
import { addDays } from '@landfall/calendar/day'
import { dayIn } from '@landfall/calendar/zone'
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
import { useBrowser } from '../kit/browser.ts'
import { tabTo } from '../kit/keyboard.ts'
import { lookAgain, lookAroundInLooks } from '../kit/look-around.ts'
import { settle } from '../kit/page-checks.ts'
import { signInAdmin, signUp } from '../kit/people.ts'

const browser = useBrowser()

/** Fills one day of an open section, saves the section and reads beside it what was saved. */
async function saveDay(page: Page, section: string, label: string, day: string) {
  const part = page.getByRole('region', { name: section, exact: true })
  await field(part, label).fill(day)
  await button(part, 'Save').press('Enter')
  await part.getByText(new RegExp(`^Saved .*: ${label}$`)).waitFor()
}

/** Days are counted in the offices' time zone. */
const today = dayIn('America/New_York', new Date())
const inDays = (days: number) => addDays(today, days)

test('a student enters the dates of the I-20, sees the deadlines, asks for guidance and keeps notes', async () => {
  const { client } = await signUp('student')
  const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
  await useSession(page, client.jar)
  await page.goto('/immigration')
  await seePage(page, 'AI Immigration Guidance')
  await page.getByText('No Immigration Guidance Yet').waitFor()
  await opener(page, 'Does CPT use up OPT?').press('Enter')
  await page.getByText(/^Source: NAFSA \(8 CFR 214\.2.*Read on/).waitFor()
  await link(page, 'Enter your dates').press('Enter')

  await seePage(page, 'Your dates and practical training')
  await settle(page)
  await page.getByRole('radio', { name: 'CPT or OPT' }).press('Space')
  // The days allowed for leaving are over, and the window of OPT is open.
  await saveDay(page, 'Your program', 'Program end date on the I-20', inDays(-30))
  await button(page, 'Edit: OPT').press('Enter')
  await saveDay(page, 'OPT', 'DSO recommended OPT in SEVIS', inDays(-40))
  await opener(page, 'More dates').press('Enter')
  await button(page, 'What does H-1B mean?').press('Enter')
  await page.getByText('A work visa that an employer applies for.').waitFor()
  await page.keyboard.press('Escape')
  await button(page, 'Add').press('Enter')
  const dialog = page.getByRole('dialog')
  await fill(dialog, {
    Employer: 'Harbour Labs',
    'First day': inDays(-300),
    'Hours a week': '40',
  })
  await button(dialog, 'Save').press('Enter')
  await page.getByText(/^301 days of full-time CPT: 63 more before/).waitFor()
  await lookAroundInLooks(page)

  await link(page, 'Immigration guidance').press('Enter')
  await page.getByRole('img', { name: 'Timeline of your dates' }).waitFor()
  const row = page.getByRole('row', {
    name: /USCIS receives the I-765 for post-completion OPT .* Past/,
  })
  await row
    .getByText(/the last day was .* Within 60 days of the program end date/)
    .waitFor()
  await lookAroundInLooks(page)

  await tabTo(page, 'Get Immigration Help')
  await page.keyboard.press('Enter')
  await button(dialog, 'Get guidance').press('Enter')
  await link(dialog, 'Please select a guidance type').waitFor()
  await field(dialog, 'Guidance type').selectOption('OPT')
  await field(dialog, 'Current status').selectOption('Applying')
  await fill(dialog, { 'Specific questions': 'When do I apply?\nMay I work meanwhile?' })
  await lookAgain(page)
  await button(dialog, 'Get guidance').press('Enter')
  await seeToast(page, 'Immigration guidance request created successfully!')

  await seePage(page, 'Guidance: OPT')
  await page.getByText('Gather the 8 documents on the list below.').waitFor()
  await page
    .getByText('Information, not legal advice; confirm with your DSO.')
    .first()
    .waitFor()
  await page.getByRole('checkbox', { name: 'Passport' }).press('Space')
  await opener(page, 'Your note: Passport').press('Enter')
  await field(page, 'Your note: Passport').fill('Renew it first')
  await button(page, 'Save note').press('Enter')
  await seeToast(page, 'Note saved')
  await lookAroundInLooks(page)
})

test('an administrator proposes a rule change, sees how many it affects, and cannot approve it alone', async () => {
  const { client } = await signInAdmin()
  const { page } = await browser.visit({ screen: 'desktop', theme: 'dark' })
  await useSession(page, client.jar)
  await page.goto('/admin/immigration')
  await seePage(page, 'Immigration rules')
  await button(page, 'Change: Report a new address').press('Enter')
  const dialog = page.getByRole('dialog')
  const days = 'Closes: days from addressChanged'
  await fill(dialog, { 'In force from': inDays(60), [days]: '14', Reason: 'A new rule' })
  await lookAgain(page)
  await button(dialog, 'Propose the change').press('Enter')
  await dialog
    .getByText(/^This text still says “10”/)
    .first()
    .waitFor()
  await fill(dialog, { 'What it says': 'A change of address is reported within 14 days.' })
  await button(dialog, 'Propose the change').press('Enter')
  await seeToast(page, 'Proposed. Another administrator must approve it.')
  const change = page
    .getByRole('listitem')
    .filter({ hasText: 'M3: Report a new address', hasNotText: 'Withdrawn' })
  await change
    .getByText(/^Moves the dates of \d+ students?$/)
    .first()
    .waitFor()
  await change.getByRole('row', { name: `${days} 10 14` }).waitFor()
  await page
    .getByText('You proposed this, so another administrator must approve it.')
    .waitFor()
  expect(await button(page, 'Approve').count()).toBe(0)
  await lookAroundInLooks(page)
  await button(page, 'Withdraw').press('Enter')
  await seeToast(page, 'Decision saved')
  await page.getByText('Withdrawn').first().waitFor()
})
