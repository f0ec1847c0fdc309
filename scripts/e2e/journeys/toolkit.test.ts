/** Plans and checklists of applications, by hand and by keyboard. */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { button, field, fill, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { tabTo } from '../kit/keyboard.ts'
import { axeFaults, overflowFaults, settle } from '../kit/page-checks.ts'
import { saveAward, scholarshipForm, signUp, signUpDonor } from '../kit/people.ts'

const browser = useBrowser()
const DAY_MS = 86_400_000
const HEADLINE = 'One-Click Application Prep Toolkit'

let award = { id: '', slug: '', title: '' }

beforeAll(async () => {
  const donor = await signUpDonor({ isVerified: true })
  const form = scholarshipForm({
    status: 'published',
    requiresEssay: true,
    applicationDeadline: dayFromNow(60),
  })
  const made = await donor.client.post<typeof award>('/api/scholarships', form)
  award = made.body
  await saveAward((await signUp('student')).client, award.id)
})

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}

test('a student makes a plan on an award’s page, completes and reopens a task by keyboard, adds one, and checks off an item', async () => {
  const { client } = await signUp('student')
  const { page } = await browser.visit({ screen: 'phone', theme: 'light' })
  await useSession(page, client.jar)
  await page.goto(`/scholarships/${award.slug}`)
  await seePage(page, award.title)
  await button(page, 'Make a plan').click()
  await seePage(page, HEADLINE)
  await page.getByText(/^Your plan is ready: 3 tasks, 1 checklist line\./).waitFor()
  const first = page.getByRole('article', { name: 'Write a first draft of your essay' })
  await first.waitFor()

  await tabTo(page, 'Complete: Write a first draft of your essay')
  await page.keyboard.press('Enter')
  await seeToast(page, 'Task updated successfully!')
  await page.getByText('1 of 3 tasks completed').waitFor()
  await page.getByText('Completed (1)').click()
  await button(first, 'Reopen: Write a first draft of your essay').press('Enter')
  await page.getByText('0 of 3 tasks completed').waitFor()

  await button(page, 'Draft an essay outline').click()
  await seeToast(page, 'Outline drafted by rules')
  await page.getByText('Essay outline, made by rules').click()
  await page.getByText('no language model wrote any of it', { exact: false }).waitFor()

  await addTask(page)
  await page.getByRole('tab', { name: 'Checklists (1)' }).click()
  await page.getByRole('checkbox', { name: 'Write an essay.' }).check()
  await page.getByText('100% done').waitFor()
  expect([...(await axeFaults(page)), ...(await overflowFaults(page))]).toEqual([])
})

async function addTask(page: Page) {
  await button(page, 'Add Task').click()
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Add Task').click()
  await link(dialog, 'Please enter a task title').waitFor()
  await fill(dialog, { Title: 'Print my resume', Description: 'On one page.' })
  await field(dialog, 'Due date').fill(dayFromNow(2))
  expect(await axeFaults(page)).toEqual([])
  await button(dialog, 'Add Task').click()
  await seeToast(page, 'Task created successfully!')
  await page.getByRole('article', { name: 'Print my resume' }).waitFor()
}

// web/src/pages/toolkit/toolkit-page.test.tsx proves this.
test.runIf(isThorough)(
  'the same link leads a visitor to sign in and shows a student the plan',
  async () => {
    const { client } = await signUp('student')
    const made = { scholarshipId: award.id, studentId: 'me' }
    const plan = await client.post('/api/application-prep/one-click-prep', made)
    expect(plan.status).toBe(201)
    const { page } = await browser.visit({ screen: 'desktop', theme: 'dark' })
    await page.goto(`/toolkit?scholarship=${award.id}`)
    await seePage(page, HEADLINE)
    await link(page, 'Sign up free').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await useSession(page, client.jar)
    await page.reload()
    await settle(page)
    await page.getByRole('article').first().waitFor()
    expect(await axeFaults(page)).toEqual([])
  },
)
