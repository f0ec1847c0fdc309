/** A student's reminders and calendar, by hand. */
import { sweepRemindersJob } from '@landfall/applications/jobs/sweep-reminders.job'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { button, field, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { desktopDark, useBrowser } from '../kit/browser.ts'
import { lookAgain } from '../kit/look-around.ts'
import { readMails } from '../kit/mailbox.ts'
import { axeFaults, overflowFaults } from '../kit/page-checks.ts'
import {
  expectStatus,
  saveAward,
  scholarshipForm,
  signUp,
  signUpDonor,
  type SignedIn,
} from '../kit/people.ts'
import { doNow } from '../kit/queues.ts'
import { createClient, type Client } from '../kit/rest.ts'
import { site } from '../kit/config.ts'

const browser = useBrowser()
const DAY_MS = 86_400_000
const FOR_A_SWEEP = { timeout: 100_000, interval: 250 }

const award = { id: '', slug: '', title: '' }
/** The award with a reminder that is due at once. */
const soon = { ...award }

beforeAll(async () => {
  const donor = await signUpDonor({ isVerified: true })
  for (const one of [award, soon]) {
    const form = scholarshipForm({
      status: 'published',
      applicationDeadline: dayFromNow(40),
    })
    const made = await donor.client.post<typeof award>('/api/scholarships', form)
    Object.assign(one, made.body)
  }
})

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}

test('a student opens the calendar, chooses reminder days, subscribes, gets a reminder and snoozes it', async () => {
  const student = await signUp('student')
  const { client } = student
  for (const { id } of [award, soon]) await saveAward(client, id)
  const reminderId = await remindSoon(client)
  const { page } = await browser.visit(desktopDark)
  await useSession(page, client.jar)
  await page.goto('/')
  await link(page, 'Calendar and reminders').focus()
  await page.keyboard.press('Enter')
  await seePage(page, 'Calendar')
  await changeDays(page)
  await addOwnDay(page)
  await turnOffByKeyboard(page)
  expect([...(await axeFaults(page)), ...(await overflowFaults(page))]).toEqual([])
  await subscribe(page)
  await link(page, 'Month').click()
  const table = page.getByRole('table')
  await table.getByText(soon.title).first().waitFor({ state: 'attached' })
  await lookAgain(page)

  await hearOf(student, reminderId)
  await page.goto(`/scholarships/${soon.slug}#reminders`)
  await page.getByText(/^Reminders: You will be reminded on/).waitFor()
  await snooze(page, client)
})

function entryOf(page: Page): Locator {
  return page.getByRole('listitem').filter({ hasText: award.title }).first()
}

async function changeDays(page: Page) {
  const entry = entryOf(page)
  await entry.getByText('Change reminders').click()
  await entry.getByRole('checkbox', { name: '30 days before' }).uncheck()
  await entry.getByRole('checkbox', { name: '2 days before' }).check()
  await field(entry, 'Note in the reminder').fill('Ask Dr. Ode')
  await button(entry, 'Save reminders').click()
  await seeToast(page, 'Reminders saved')
}

async function addOwnDay(page: Page) {
  const entry = entryOf(page)
  const removals = entry.getByRole('button', { name: /^Remove the reminder on/ })
  const fold = entry.getByRole('group').first()
  const openFold = () => entry.getByText('Change reminders').click({ timeout: 2_000 })
  const countInOpenFold = async () => {
    // A reminder that is listed anew with its other days is folded again.
    if ((await fold.getAttribute('open', { timeout: 2_000 })) === null) await openFold()
    return removals.count()
  }
  await expect.poll(() => countInOpenFold().catch(() => 0)).toBe(5)
  await field(entry, 'Another day').fill(dayFromNow(20))
  await button(entry, 'Add a reminder').click()
  await seeToast(page, 'Reminder added')
  await expect.poll(() => removals.count()).toBe(6)
  await removals.first().click()
  await seeToast(page, 'Reminder removed')
  await expect.poll(() => removals.count()).toBe(5)
}

async function turnOffByKeyboard(page: Page) {
  const entry = entryOf(page)
  await entry.getByRole('checkbox', { name: 'Remind me of this deadline' }).press('Space')
  await button(entry, 'Save reminders').press('Enter')
  await seeToast(page, 'Reminders saved')
  await entry.getByText('Off for this scholarship').waitFor()
}

/** The address is shown once, anybody who has it can read it, and it ends when it is revoked. */
async function subscribe(page: Page) {
  await button(page, 'Create a private address').click()
  const address = await field(page, 'Private address').inputValue()
  expect(address).toMatch(/\/calendar\/[\w-]{43}\.ics$/)
  const path = new URL(address, site.url).pathname
  const feed = await createClient().get(path)
  expect([feed.status, feed.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ])
  expect(feed.text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Deadline: ${award.title}`)
  await page.reload()
  await page.getByText(/^You have had a private address since/).waitFor()
  expect(await field(page, 'Private address').count()).toBe(0)
  await button(page, 'Revoke the address').click()
  await seeToast(page, 'The address no longer works')
  expect((await createClient().get(path)).status).toBe(404)
}

/** Sets a reminder of one's own that the next sweep finds due. */
async function remindSoon(client: Client): Promise<string> {
  const made = await client.post<{ id: string }>('/api/deadline-reminders', {
    scholarshipId: soon.id,
    reminderDate: new Date(Date.now() + 3_000).toISOString(),
    customMessage: 'Ask for the transcript',
  })
  expectStatus(made, 201)
  expect(made.headers.get('location')).toBe(`/api/deadline-reminders/${made.body.id}`)
  return made.body.id
}

/** The student hears of it in the app and by one mail, which has the note and leads to the page. */
async function hearOf({ client, person }: SignedIn, reminderId: string) {
  // By itself the sweep runs once a minute.
  if (site.state) await doNow(site.state, sweepRemindersJob)
  type Reminder = { proof: { isInApp: boolean; mail: string } | null }
  const path = `/api/deadline-reminders/${reminderId}`
  await expect
    .poll(async () => (await client.get<Reminder>(path)).body.proof, FOR_A_SWEEP)
    .toMatchObject({ isInApp: true, mail: 'sent' })
  const mails = (await readMails(person.email)).filter(({ subject }) =>
    subject.includes(soon.title),
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('You left yourself a note')
  expect(mails[0]?.text).toContain(`/scholarships/${soon.slug}#reminders`)
}

async function snooze(page: Page, client: Client) {
  await button(page, 'Tomorrow at 09:00').click()
  const region = page.getByRole('region', { name: 'Notifications' })
  await region.getByText(/^We will remind you again on/).waitFor()
  const planned = await client.get<{ reminderType: string }[]>(
    `/api/deadline-reminders?scholarshipId=${soon.id}&isSent=false`,
  )
  expect(planned.body.map(({ reminderType }) => reminderType)).toContain('snooze')
}
