/**
 * Mentoring from a mentor's application to the first session:
 * the mentor, an admin and a student, all by keyboard alone.
 */
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
import { twoLooks, useBrowser } from '../kit/browser.ts'
import { tabTo } from '../kit/keyboard.ts'
import { lookAgain, lookAroundInLooks } from '../kit/look-around.ts'
import { axeFaults } from '../kit/page-checks.ts'
import { signInAdmin, signUp } from '../kit/people.ts'

const browser = useBrowser()

test('a student becomes a mentor, another books a session, the mentor accepts, and the student cancels', async () => {
  const [phone, desktop] = twoLooks
  const [mentor, student] = [
    await signUp('student', 'Ama'),
    await signUp('student', 'Bikash'),
  ]
  const admin = await signInAdmin()
  const name = `Ama ${mentor.person.username.slice(-10)}`

  const { page: ofMentor } = await browser.visit(phone)
  await useSession(ofMentor, mentor.client.jar)
  await apply(ofMentor, name)
  const { page: ofAdmin } = await browser.visit(desktop)
  await useSession(ofAdmin, admin.client.jar)
  await ofAdmin.goto('/admin/verification?view=mentors')
  await button(ofAdmin, `Approve ${name}`).waitFor()
  await lookAroundInLooks(ofAdmin)
  await button(ofAdmin, `Approve ${name}`).press('Enter')
  await seeToast(ofAdmin, 'Decision saved')
  await setTimes(ofMentor)

  const { page } = await browser.visit(desktop)
  await useSession(page, student.client.jar)
  await page.goto(`/mentors?q=${encodeURIComponent(name)}`)
  await seePage(page, 'Find a Mentor')
  await link(page, name).waitFor()
  await lookAroundInLooks(page)
  await link(page, name).press('Enter')
  await seePage(page, name)
  const slot = page.getByRole('button', { name: /^\d\d:\d\d/ }).first()
  await slot.waitFor()
  await lookAroundInLooks(page)
  await tabTo(page, (await slot.textContent()) ?? '')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Book Session with ${name}` })
  await dialog.getByText(/^Held for you until/).waitFor()
  await dialog.getByText('US$12.50').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await fill(dialog, { Notes: 'My statement for Ohio.' })
  await button(dialog, 'Book Session').press('Enter')
  await seeToast(page, 'Session requested')
  await seePage(page, `With ${name}`)
  await page.getByText('Waiting for the mentor').waitFor()

  await ofMentor.goto('/mentoring?side=mentor')
  await link(ofMentor, /^With Bikash/).press('Enter')
  await ofMentor.getByText('My statement for Ohio.').waitFor()
  await lookAgain(ofMentor)
  await button(ofMentor, 'Accept').press('Enter')
  await ofMentor.getByText('Scheduled').waitFor()

  await page.reload()
  await link(page, 'Join the meeting').waitFor()
  await lookAroundInLooks(page)
  await opener(page, 'Cancel the session').press('Enter')
  await fill(page, { Reason: 'An exam' })
  await button(page, 'Cancel the session').last().press('Enter')
  await page.getByText('Your reason: An exam').waitFor()
})

async function apply(page: Page, name: string) {
  await page.goto('/mentoring/profile')
  await seePage(page, 'Become a mentor')
  await button(page, 'Apply').press('Enter')
  await link(page, 'Please write at least 40 characters about yourself').waitFor()
  await fill(page, {
    Name: name,
    'About you': 'I came from Kumasi to Ohio on a full scholarship and help others.',
    'Hourly rate in U.S. dollars': '12.50',
    'Link to your meeting room': 'https://meet.example/ama',
  })
  await addByTyping(page, 'You help with', 'Interviews')
  await addByTyping(page, 'Languages', 'English')
  await lookAroundInLooks(page)
  await button(page, 'Apply').press('Enter')
  await page
    .getByText('Your profile is waiting for an admin’s review.', { exact: false })
    .waitFor()
}

async function addByTyping(page: Page, label: string, name: string) {
  await field(page, label).fill(name.slice(0, 4))
  await page.getByRole('option', { name, exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await button(page, `Remove ${name}`).waitFor()
}

async function setTimes(page: Page) {
  await page.goto('/mentoring/availability')
  await seePage(page, 'Your times')
  for (const day of ['Monday', 'Thursday']) {
    await button(page, 'Add hours').press('Enter')
    await page.getByLabel('Day', { exact: true }).last().selectOption(day)
  }
  await lookAroundInLooks(page)
  await button(page, 'Save times').press('Enter')
  await seeToast(page, 'Times saved')
}
