/** Notices of a student: in the header, in the list, by mail, and how to stop them. */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, fill, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { lookAroundInLooks } from '../kit/look-around.ts'
import { readLink } from '../kit/mailbox.ts'
import {
  expectStatus,
  saveAward,
  scholarshipForm,
  signUp,
  signUpDonor,
} from '../kit/people.ts'
import type { Client } from '../kit/rest.ts'

const browser = useBrowser()

/** An award that the student has saved, and that its donor can close. */
async function keptAward(student: Client) {
  const donor = await signUpDonor({ isVerified: true })
  const form = scholarshipForm({ status: 'published' })
  const { body } = await donor.client.post<{ id: string }>('/api/scholarships', form)
  await saveAward(student, body.id)
  const close = async () =>
    expectStatus(await donor.client.post(`/api/scholarships/${body.id}/close`), 200)
  return { title: form.title, close }
}

const bell = (page: Page, unread: number) =>
  link(page, unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`)

test('a notification shows at the bell and in the list, and counts as read when opened', async () => {
  const student = await signUp('student')
  const award = await keptAward(student.client)
  const { page } = await browser.visit()
  await useSession(page, student.client.jar)
  await page.goto('/help')
  await bell(page, 0).waitFor()
  await award.close()
  await bell(page, 1).waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: 'A new notification. 1 is unread.' })
    .waitFor({ state: 'attached' })

  await bell(page, 1).click()
  await seePage(page, 'Notifications')
  const card = page.getByRole('article', { name: new RegExp(award.title) })
  await card.getByText('Unread', { exact: true }).waitFor()
  await lookAroundInLooks(page)

  // By keyboard alone: the title leads to the award, which marks the notice as read.
  await card.getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await seePage(page, award.title)
  await bell(page, 0).waitFor()
  await page.goBack()
  await seePage(page, 'Notifications')
  await card.waitFor()
  expect(await card.getByText('Unread', { exact: true }).count()).toBe(0)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Unread only')
  await page.getByText('You’re all caught up.').waitFor()
})

// web/src/pages/notices/notifications-page.test.tsx and web/src/page/paginated-list.test.tsx prove this.
test.runIf(isThorough)(
  'an empty list and a list that cannot be loaded say so',
  async () => {
    const { client } = await signUp('student')
    const { page, allow } = await browser.visit()
    allow(/graphql|Failed to load|ERR_/)
    await useSession(page, client.jar)
    await page.goto('/notifications')
    await page.getByText('No notifications yet').waitFor()
    await lookAroundInLooks(page)
    await page.route('**/graphql', async (route) =>
      route.request().postData()?.includes('NotificationsPage')
        ? route.abort()
        : route.continue(),
    )
    await page.reload()
    await page.getByText('Failed to load your notifications').waitFor()
    await page.unrouteAll()
    await button(page, 'Try again').click()
    await page.getByText('No notifications yet').waitFor()
  },
)

test('the link at the end of an email unsubscribes without signing in, and can be undone', async () => {
  const student = await signUp('student')
  const award = await keptAward(student.client)
  await award.close()
  const address = await readLink(student.person.email, '/unsubscribe')
  const byMail = async () => {
    type Preferences = { notices: { type: string; mail: boolean }[] }
    const { body } = await student.client.get<Preferences>('/api/preferences')
    return body.notices.filter(({ mail }) => !mail).map(({ type }) => type)
  }
  const before = await byMail()
  const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
  await page.goto(address)
  await page.getByText('Stop these emails?').waitFor()
  await page.getByRole('heading', { name: 'A saved scholarship closes' }).waitFor()
  await lookAroundInLooks(page)
  expect(await byMail()).toEqual(before)

  await button(page, 'Stop these emails').press('Enter')
  await page.getByText('You’re unsubscribed from these emails.').waitFor()
  expect(await byMail()).toEqual(expect.arrayContaining(['saved-closed']))
  await button(page, 'Undo').press('Enter')
  await page.getByText('You’ll get these emails again.').waitFor()
  expect(await byMail()).toEqual(before)
})

test('a person chooses notifications and quiet hours in the settings', async () => {
  const { client } = await signUp('student')
  const { page } = await browser.visit()
  await useSession(page, client.jar)
  await page.goto('/notifications')
  await link(page, 'Notification settings').click()
  await seePage(page, 'Settings')
  const section = page.getByRole('region', { name: 'Notification choices' })
  const byMail = section.getByRole('checkbox', { name: 'Deadline reminders: Email' })
  expect(await byMail.isChecked()).toBe(true)
  const groups = section.getByRole('rowgroup').filter({ has: page.getByRole('checkbox') })
  expect(await groups.count()).toBe(5)
  await groups.filter({ hasText: 'Immigration dates' }).waitFor()
  expect(await section.getByRole('checkbox', { name: /^A student asks you/ }).count()).toBe(
    0,
  )
  await byMail.press('Space')
  await section.getByRole('checkbox', { name: 'Hold emails' }).check()
  await fill(section, { From: '21:30', Until: '06:45' })
  await lookAroundInLooks(page)
  await button(section, 'Save notifications').click()
  await seeToast(page, 'Notifications updated')
  await page.reload()
  await section.waitFor()
  expect(await byMail.isChecked()).toBe(false)
  const { body } = await client.get<{ quietHours: object }>('/api/preferences')
  expect(body.quietHours).toEqual({ isOn: true, from: '21:30', until: '06:45' })
})
