/** A student's reminders and calendar, by hand. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { button, field, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { desktopDark, useBrowser } from '../kit/browser.ts'
import { readMails } from '../kit/mailbox.ts'
import { axeFaults, overflowFaults } from '../kit/page-checks.ts'
import {
  expectStatus,
  saveAward,
  scholarshipForm,
  signInAdmin,
  signUp,
  signUpDonor,
} from '../kit/people.ts'
import { createClient, type Client } from '../kit/rest.ts'
import { site } from '../kit/config.ts'

const browser = useBrowser()
const DAY_MS = 86_400_000

let award = { id: '', slug: '', title: '' }

beforeAll(async () => {
  const admin = await signInAdmin()
  const donor = await signUpDonor({ isVerified: true, admin: admin.client })
  const form = scholarshipForm({
    status: 'published',
    applicationDeadline: dayFromNow(40),
  })
  const made = await donor.client.post<typeof award>('/api/scholarships', form)
  award = made.body
  await saveAward((await signUp('student')).client, award.id)
})

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}

test.each([desktopDark])(
  'saves an award, chooses when to be reminded, and subscribes to the calendar ($screen, $theme)',
  async (look) => {
    const { client } = await signUp('student')
    const { page } = await browser.visit(look)
    await useSession(page, client.jar)
    await page.goto('/calendar')
    await seePage(page, 'Calendar')
    await page.getByText('No deadlines yet').waitFor()

    await page.goto(`/scholarships/${award.slug}`)
    await seePage(page, award.title)
    await expect
      .poll(() => page.getByRole('heading', { name: 'Reminders' }).count())
      .toBe(0)
    const saved = await client.post('/api/saved-scholarships', { scholarshipId: award.id })
    expect(saved.status).toBe(201)
    await page.reload()
    await page.getByText(/^Reminders: You will be reminded on/).waitFor()

    await page.goto('/calendar')
    await changeDays(page)
    await addOwnDay(page)
    expect([...(await axeFaults(page)), ...(await overflowFaults(page))]).toEqual([])
    await subscribe(page)
    await link(page, 'Month').click()
    await page
      .getByRole('table')
      .getByText(award.title)
      .first()
      .waitFor({ state: 'attached' })
    expect([...(await axeFaults(page)), ...(await overflowFaults(page))]).toEqual([])
  },
)

async function changeDays(page: Page) {
  const entry = page.getByRole('listitem').filter({ hasText: award.title }).first()
  await entry.getByText('Change reminders').click()
  await entry.getByRole('checkbox', { name: '30 days before' }).uncheck()
  await entry.getByRole('checkbox', { name: '2 days before' }).check()
  await field(entry, 'Note in the reminder').fill('Ask Dr. Ode')
  await button(entry, 'Save reminders').click()
  await seeToast(page, 'Reminders saved')
}

async function addOwnDay(page: Page) {
  const entry = page.getByRole('listitem').filter({ hasText: award.title }).first()
  const removals = entry.getByRole('button', { name: /^Remove the reminder on/ })
  const fold = entry.getByRole('group').first()
  const openFold = () => entry.getByText('Change reminders').click({ timeout: 2_000 })
  const countInOpenFold = async () => {
    // One that is listed anew with its other days is closed again.
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

/** The address is shown once, is read by anybody who has it, and ends when it is revoked. */
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

test('is reminded in the app and by mail, and snoozes from the page that the notice leads to', async () => {
  const { client, person } = await signUp('student')
  const { scholarshipId, id } = await remindSoon(client)
  const { page } = await browser.visit()
  await useSession(page, client.jar)
  type Reminder = { isSent: boolean; proof: { isInApp: boolean; mail: string } | null }
  await expect
    .poll(
      async () => (await client.get<Reminder>(`/api/deadline-reminders/${id}`)).body.proof,
      { timeout: 100_000 },
    )
    .toMatchObject({ isInApp: true, mail: 'sent' })
  const mails = (await readMails(person.email)).filter(({ subject }) =>
    subject.includes(award.title),
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('You left yourself a note')
  expect(mails[0]?.text).toContain(`/scholarships/${award.slug}#reminders`)
  await page.goto(`/scholarships/${award.slug}#reminders`)
  await button(page, 'Tomorrow at 09:00').click()
  const region = page.getByRole('region', { name: 'Notifications' })
  await region.getByText(/^We will remind you again on/).waitFor()
  const planned = await client.get<{ reminderType: string }[]>(
    `/api/deadline-reminders?scholarshipId=${scholarshipId}&isSent=false`,
  )
  expect(planned.body.map(({ reminderType }) => reminderType)).toContain('snooze')
})

/** A reminder of one's own that the next sweep, at most a minute away, finds due. */
async function remindSoon(client: Client) {
  const scholarshipId = award.id
  await client.post('/api/saved-scholarships', { scholarshipId })
  const made = await client.post<{ id: string }>('/api/deadline-reminders', {
    scholarshipId,
    reminderDate: new Date(Date.now() + 3_000).toISOString(),
    customMessage: 'Ask for the transcript',
  })
  expectStatus(made, 201)
  expect(made.headers.get('location')).toBe(`/api/deadline-reminders/${made.body.id}`)
  return { scholarshipId, id: made.body.id }
}

test('leads from home to the calendar by keyboard alone', async () => {
  const { client } = await signUp('student')
  await client.post('/api/saved-scholarships', { scholarshipId: award.id })
  const { page } = await browser.visit()
  await useSession(page, client.jar)
  await page.goto('/')
  await link(page, 'Calendar and reminders').focus()
  await page.keyboard.press('Enter')
  await seePage(page, 'Calendar')
  await page.getByText('Change reminders').first().focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('checkbox', { name: 'Remind me of this deadline' })
  await box.focus()
  await page.keyboard.press('Space')
  await button(page, 'Save reminders').first().press('Enter')
  await seeToast(page, 'Reminders saved')
  await page.getByText('Off for this scholarship').waitFor()
})
