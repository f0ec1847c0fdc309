/** Administration by keyboard alone: no control is out of reach, and the focus is never lost. */
import { isThorough, someOf } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { button, field, seePage, useSession } from '../kit/acts.ts'
import { useBrowser, type Look } from '../kit/browser.ts'
import { goWithin } from '../kit/go-within.ts'
import { focusedName, hasFocus, seeFocusIn, tabFaults, tabTo } from '../kit/keyboard.ts'
import { settle } from '../kit/page-checks.ts'
import {
  expectStatus,
  scholarshipForm,
  signInAdmin,
  signUp,
  signUpDonor,
} from '../kit/people.ts'
import type { Client } from '../kit/rest.ts'

const browser = useBrowser()
let admin: Client
let run: string

beforeAll(async () => {
  admin = (await signInAdmin()).client
  const runs = await admin.get<{ id: string }[]>('/api/admin/sync-runs?limit=1')
  run = runs.body[0]?.id ?? ''
  // Makes something to judge, for the admin who looks first.
  await signUpDonor({ isVerified: false })
})

async function open(path: string, look?: Look): Promise<Page> {
  const { page } = await browser.visit(look)
  await useSession(page, admin.jar)
  await page.goto(path)
  await settle(page)
  return page
}

test('Tab reaches every control in order, and each shows its focus', async () => {
  const page = await open('/')
  const faults: string[] = []
  // A usual run takes the links of the home page, the cards with their keys, and a page with dialogs.
  const paths = [
    '/',
    '/admin/verification',
    '/admin/users',
    '/admin/verification?view=listings',
    '/admin/sync?view=runs',
    '/admin/reports',
    '/admin/sync',
    '/admin/listings',
    '/admin/sync?view=merges',
    `/admin/sync/runs/${run}`,
  ]
  for (const path of someOf(paths, 3)) {
    await goWithin(page, path)
    await settle(page)
    const found = await tabFaults(page, 20)
    faults.push(...found.map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})

test('a report is decided by keyboard, and the focus moves to the title', async () => {
  const donor = await signUpDonor({ isVerified: true })
  const form = scholarshipForm({ status: 'published' })
  const made = await donor.client.post<{ id: string }>('/api/scholarships', form)
  expectStatus(made, 201)
  const student = await signUp('student')
  const report = { reason: 'asks-for-money', details: 'They want a fee.' }
  const path = `/api/scholarships/${made.body.id}/reports`
  expectStatus(await student.client.post(path, report), 201)

  const page = await open('/admin/reports', { screen: 'phone', theme: 'dark' })
  const decide = button(page, `Review ${form.title}`)
  await decide.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await seeFocusIn(dialog)
  for (let stops = 0; stops < 5; stops += 1) {
    expect(await hasFocus(dialog)).toBe(true)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await seeFocusIn(decide)

  await page.keyboard.press('Enter')
  await seeFocusIn(dialog)
  await tabTo(page, 'Outcome')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await field(dialog, 'Outcome').inputValue()).toBe('CONFIRMED')
  await tabTo(page, 'Save decision')
  await page.keyboard.press('Enter')
  await decide.waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toBe('Reports')
})

// listings-page.test.tsx and ui/dialog.test.tsx prove where the focus goes after a step and after a dialog.
test.runIf(isThorough)(
  'when a listing moves a step on and the button disappears, its title gets the focus',
  async () => {
    const donor = await signUpDonor({ isVerified: true })
    const form = scholarshipForm({ status: 'published' })
    expectStatus(await donor.client.post('/api/scholarships', form), 201)
    const page = await open('/admin/listings')
    await tabTo(page, 'Find a listing')
    await page.keyboard.type(form.title)
    await page.keyboard.press('Enter')
    const close = button(page, `Close: ${form.title}`)
    await close.waitFor()
    await tabTo(page, `Close: ${form.title}`)
    await page.keyboard.press('Enter')
    await close.waitFor({ state: 'detached' })
    await expect.poll(() => focusedName(page)).toBe(form.title)
  },
)

test.runIf(isThorough)(
  'the dialog of a source returns the focus, however it is closed',
  async () => {
    const page = await open('/admin/sync')
    await seePage(page, 'Sources')
    const dialog = page.getByRole('dialog')
    for (const leave of ['Escape', 'Cancel', 'Close']) {
      await tabTo(page, 'Add a source')
      await page.keyboard.press('Enter')
      await seeFocusIn(dialog)
      if (leave !== 'Escape') await tabTo(page, leave)
      await page.keyboard.press(leave === 'Escape' ? 'Escape' : 'Enter')
      await dialog.waitFor({ state: 'detached' })
      await seeFocusIn(button(page, 'Add a source'))
    }
  },
)
