/**
 * The forum by keyboard alone, on both screens in both themes: a student asks, is answered while watching, reports,
 * and a moderator decides.
 */
import { isThorough } from '@landfall/kit/testing/breadth'
import { expect, test } from 'vitest'
import { button, field, fill, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { lookAgain, lookAroundInLooks } from '../kit/look-around.ts'
import { signInAdmin, signUp } from '../kit/people.ts'

const browser = useBrowser()

const TITLE = 'How long is the administrative processing in Accra?'
const REPLY = `**Nine** weeks for me. <img src=x onerror="document.title='run'"> [list](javascript:alert(1))`

test('a student asks without personal data, sees an answer arrive and accepts it, and a moderator decides a report', async () => {
  const [asker, helper, admin] = await Promise.all([
    signUp('student'),
    signUp('student'),
    signInAdmin(),
  ])
  const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
  await useSession(page, asker.client.jar)
  await page.goto('/community')
  await seePage(page, 'Community')
  await lookAroundInLooks(page)

  await button(page, 'New Post').first().press('Enter')
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Post').press('Enter')
  await link(dialog, 'Please enter a title').waitFor()
  await field(dialog, 'Category').selectOption('Question')
  await fill(dialog, { Title: TITLE, Content: 'Call me at +233 24 123 4567 if you know.' })
  await button(dialog, 'Post').press('Enter')
  await dialog.getByText('This looks like personal data', { exact: true }).waitFor()
  await dialog.getByText('+233 24 123 4567', { exact: true }).waitFor()
  await lookAgain(page)
  await field(dialog, 'Content').fill('The embassy says nothing. Does anybody know?')
  await button(dialog, 'Post').press('Enter')
  await seeToast(page, 'Post created successfully!')
  await seePage(page, TITLE)

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await helper.client.post(`/api/posts/${id}/replies`, { content: REPLY })
  await button(page, 'Show 1 new reply').press('Enter')
  await page.getByRole('strong').filter({ hasText: 'Nine' }).waitFor()
  // Markup is shown as words; the page holds nothing that it would load or run.
  await page.getByText('onerror=', { exact: false }).waitFor()
  expect(await page.locator('main img, main a[href^="javascript"]').count()).toBe(0)
  expect(await page.title()).toContain(TITLE)
  await button(page, 'Accept as the answer').press('Enter')
  await page.getByText('Accepted answer', { exact: true }).waitFor()
  await lookAroundInLooks(page)
  await button(page.locator('article'), /^More actions for what/).press('Enter')
  await page.getByRole('menuitem', { name: 'Report' }).press('Enter')
  await field(dialog, 'What is wrong with it?').selectOption('Advertising or spam')
  await button(dialog, 'Send report').press('Enter')
  await seeToast(page, 'Thank you. A moderator will review it.')

  const desk = await browser.visit({ screen: 'desktop', theme: 'dark' })
  await useSession(desk.page, admin.client.jar)
  await desk.page.goto('/admin/forum')
  await seePage(desk.page, 'Forum')
  const reported = desk.page.locator('li', { hasText: TITLE })
  await lookAroundInLooks(desk.page)
  await button(reported, /^Agree: hide it/).press('Enter')
  await seeToast(desk.page, 'Decided')
  if (isThorough) {
    await desk.page.goto(`/community/${id}`)
    await seePage(desk.page, TITLE)
    await lookAroundInLooks(desk.page)
  }
  await page.goto(`/community/${id}`)
  await page.getByText('Moderators have hidden this.').waitFor()
})
